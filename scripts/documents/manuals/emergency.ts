import type { ManualKind } from '../../../src/catalog/family.ts';
import type { EmergencyCondition, TextPath } from './manualWords.ts';

/**
 * Sentences that keep people away from gas, smoke and fire (`away`), and steps that bring someone near the product, with
 * the condition that precedes them. All others follow.
 */
type Stages<Kind extends ManualKind> = Readonly<Partial<Record<TextPath<Kind>, 'away' | EmergencyCondition>>>;

const BATTERY_FIRE = {
  'batteryFire.leave': 'away',
  'batteryFire.water': 'away',
  'batteryFire.gas': 'away',
  'burnedPack.move': 'away',
  'burnedSystem.distance': 'away',
  'burnedHome.house': 'away',
  'burnedShip.room': 'away',
} as const;
const ELECTRONICS_FIRE = { 'electronicsFire.fire': 'ifSafe' } as const;

const STAGES: { readonly [Kind in ManualKind]: Stages<Kind> } = {
  pack: {
    'emergency.driverless': 'away',
    'emergency.batteryRoom': 'away',
    'burnedShip.call': 'away',
    ...BATTERY_FIRE,
    'emergency.switchOff': 'ifNoGas',
  },
  managementUnit: { 'emergency.battery': 'away', 'emergency.off': 'ifNoGas', ...ELECTRONICS_FIRE },
  drive: { 'emergency.vehicle': 'away', 'emergency.off': 'ifNoGas', ...ELECTRONICS_FIRE },
  onboardCharger: { 'emergency.vehicle': 'away', 'emergency.off': 'ifNoGas', ...ELECTRONICS_FIRE },
  station: {
    'emergency.vehicle': 'away',
    'emergency.hit': 'away',
    'emergency.stop': 'ifNoGas',
    'emergency.upstream': 'ifNoGas',
    ...ELECTRONICS_FIRE,
  },
  module: { ...BATTERY_FIRE, 'emergency.off': 'ifNoGas' },
  storageUnit: {
    'emergency.alarm': 'away',
    'emergency.aerosolRelease': 'away',
    'emergency.water': 'away',
    ...BATTERY_FIRE,
    'emergency.stop': 'ifNoGas',
  },
  homeStorage: {
    'emergency.out': 'away',
    'emergency.flood': 'away',
    ...BATTERY_FIRE,
    'emergency.off': 'ifNoGas',
  },
  portable: { ...BATTERY_FIRE, 'emergency.off': 'ifNoGas' },
  platform: { 'emergency.fire': 'away', 'emergency.device': 'ifNoGas' },
};

/** The condition under which an emergency step may be carried out; undefined if it brings nobody near the product. */
export function emergencyCondition(kind: ManualKind, path: string): EmergencyCondition | undefined {
  const stage = stageOf(kind, path);
  return stage === 'away' ? undefined : stage;
}

/** Sorts emergency sentences: first those that keep people away, then the conditional steps, then all others. */
export function inEmergencyOrder<Item extends { readonly path: string }>(
  kind: ManualKind,
  sentences: readonly Item[],
): readonly Item[] {
  const rank = ({ path }: Item) => {
    const stage = stageOf(kind, path);
    return stage === 'away' ? 0 : stage ? 1 : 2;
  };
  return sentences.toSorted((a, b) => rank(a) - rank(b));
}

function stageOf(kind: ManualKind, path: string): 'away' | EmergencyCondition | undefined {
  const stages: Readonly<Record<string, 'away' | EmergencyCondition | undefined>> = STAGES[kind];
  return stages[path];
}
