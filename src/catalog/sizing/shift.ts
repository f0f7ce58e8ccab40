import { modelsOf, type Span } from '../models.ts';
import { warranty } from '../warranty.ts';
import {
  figureIn,
  parallelCounts,
  propose,
  rangeIn,
  ranked,
  type Assumption,
  type Limit,
  type Line,
  type Proposal,
} from './proposal.ts';
import type { FieldRanges, Figures } from './fields.ts';

/** Packs that work in shifts and are chosen by the machine's voltage. */
const PACKS = modelsOf('battery', 'forklift', 'agv', 'construction-machine');

/** Nominal voltages of the packs, in V, from the lowest. */
export const SHIFT_VOLTAGES: readonly number[] = [
  ...new Set(PACKS.map((pack) => figureIn(pack, 'nominalVoltage'))),
].toSorted((one, other) => one - other);

/** Of most counterbalance trucks, in V. */
export const DEFAULT_VOLTAGE = Math.max(
  ...modelsOf('forklift').map((pack) => figureIn(pack, 'nominalVoltage')),
);

/** Voltages that a machine has to accept from the packs with a nominal voltage, in V. */
export function rangeOfVoltage(voltage: number): Span {
  const ranges = PACKS.filter((pack) => figureIn(pack, 'nominalVoltage') === voltage).map((pack) =>
    rangeIn(pack, 'voltageRange'),
  );
  return [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
}

export const SHIFT_FIELDS = {
  /** Mean power while the machine works, at the battery terminals, in kW. */
  power: { above: 0, most: 300, unit: 'kW', example: 6 },
  /** Highest power for up to 30 s, in kW. */
  peak: { above: 0, most: 1000, unit: 'kW', example: 22 },
  /** Working time of a shift, in h. */
  hours: { above: 0, most: 24, unit: 'h', example: 7 },
  /** Time on the charger during the shift, in min. */
  breaks: { least: 0, most: 600, unit: 'min', example: 45 },
  /** Power of the charger on the DC side, in kW. */
  charger: { above: 0, most: 500, unit: 'kW', example: 15 },
  /** Time on the charger between two shifts, in h. */
  rest: { least: 0, most: 24, unit: 'h', example: 8 },
} as const satisfies FieldRanges;

export type ShiftCase = Figures<typeof SHIFT_FIELDS> & { readonly voltage: number };

export const SHIFT_ASSUMPTIONS = {
  /** The pack has to do the job to the end of its warranty. */
  endOfWarranty: { value: warranty.capacity.value, unit: '%' },
  /** Stays in the pack at the end of the shift. */
  reserve: { value: 10, unit: '%' },
  /** Mean share of the charging power: plugging in, balancing, and tapering near full charge. */
  acceptance: { value: 80, unit: '%' },
  /** Breaks may come late in the shift, so that the pack first has to last without them. */
  fromBreaks: { value: 50, unit: '%' },
} as const satisfies Readonly<Record<string, Assumption>>;

const { endOfWarranty, reserve, acceptance, fromBreaks } = SHIFT_ASSUMPTIONS;

type ShiftLimit = 'energy' | 'current' | 'peakCurrent' | 'recharge';

/**
 * Packs for a machine that works in shifts. All powers are at the battery terminals; currents apply at the lowest
 * voltage of the pack.
 */
export function sizeShift(shift: ShiftCase): {
  readonly lines: readonly Line<'shiftEnergy' | 'meanCurrent'>[];
  readonly proposals: readonly Proposal<ShiftLimit>[];
} {
  const { voltage, power, hours } = shift;
  const packs = PACKS.filter((pack) => figureIn(pack, 'nominalVoltage') === voltage);
  return {
    lines: [
      { id: 'shiftEnergy', value: power * hours, unit: 'kWh' },
      { id: 'meanCurrent', value: (power * 1000) / voltage, unit: 'A' },
    ],
    proposals: ranked(
      packs.map((pack) =>
        propose(pack, parallelCounts(pack), figureIn(pack, 'energy'), (units) =>
          limitsOf(shift, {
            voltage,
            lowestVoltage: rangeIn(pack, 'voltageRange')[0],
            energy: units * figureIn(pack, 'energy'),
            current: units * figureIn(pack, 'continuousCurrent'),
            peakCurrent: units * figureIn(pack, 'peakCurrent'),
            chargeCurrent: units * figureIn(pack, 'chargeCurrent'),
          }),
        ),
      ),
    ),
  };
}

/** Figures of all parallel packs together: V, kWh and A. */
interface Battery {
  readonly voltage: number;
  readonly lowestVoltage: number;
  readonly energy: number;
  readonly current: number;
  readonly peakCurrent: number;
  readonly chargeCurrent: number;
}

function limitsOf(shift: ShiftCase, battery: Battery): readonly Limit<ShiftLimit>[] {
  const { power, peak, hours, breaks, charger, rest } = shift;
  const chargePower = Math.min(charger, (battery.chargeCurrent * battery.voltage) / 1000);
  /** kWh charged per hour on the charger. */
  const charged = (chargePower * acceptance.value) / 100;
  const shiftEnergy = power * hours;
  const inBreaks = Math.min((charged * breaks) / 60, (shiftEnergy * fromBreaks.value) / 100);
  const fromPack = shiftEnergy - inBreaks;
  const usable = (endOfWarranty.value * (100 - reserve.value)) / 10_000;
  return [
    { id: 'energy', unit: 'kWh', needed: fromPack, available: battery.energy * usable },
    {
      id: 'current',
      unit: 'A',
      needed: (power * 1000) / battery.lowestVoltage,
      available: battery.current,
    },
    {
      id: 'peakCurrent',
      unit: 'A',
      needed: (peak * 1000) / battery.lowestVoltage,
      available: battery.peakCurrent,
    },
    { id: 'recharge', unit: 'kWh', needed: fromPack, available: charged * rest },
  ];
}
