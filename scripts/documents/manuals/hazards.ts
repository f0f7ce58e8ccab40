import type { ManualKind } from '../../../src/catalog/family.ts';
import type { Feature } from '../../../src/catalog/features.ts';
import type { TextPath } from './manualWords.ts';

export const HAZARDS = [
  'storedEnergy',
  'shock',
  'fire',
  'gas',
  'crush',
  'chemicals',
  'weight',
  'remoteStart',
] as const;
export type Hazard = (typeof HAZARDS)[number];

/**
 * Where the manual treats a hazard; `none` if the products do not have it. The texts after a feature are for models with
 * that feature only.
 */
export type Treatment<Kind extends ManualKind> =
  'none' | readonly TextPath<Kind>[] | { readonly [Key in Feature]?: readonly TextPath<Kind>[] };

/** The hazards of each kind of product. */
export const TREATMENTS: { readonly [Kind in ManualKind]: Readonly<Record<Hazard, Treatment<Kind>>> } = {
  pack: {
    storedEnergy: ['warnings.arc', 'safety.caps'],
    shock: { highVoltage: ['warnings.shock', 'emergency.isolated'] },
    fire: ['warnings.coldCharging', 'batteryFire.leave'],
    gas: ['warnings.gas', 'batteryFire.gas'],
    crush: { craneEyes: ['warnings.load'] },
    chemicals: ['batteryFire.gas'],
    weight: { craneEyes: ['warnings.load'], carryingHandles: ['warnings.carrying'] },
    remoteStart: ['safety.remote'],
  },
  managementUnit: {
    storedEnergy: ['warnings.cellLines', 'warnings.cellLinesHigh'],
    shock: { highVoltage: ['warnings.cellLinesHigh'] },
    fire: ['warnings.protection', 'electronicsFire.fire'],
    gas: ['emergency.battery'],
    crush: 'none',
    chemicals: 'none',
    weight: 'none',
    remoteStart: ['safety.remote'],
  },
  drive: {
    storedEnergy: ['warnings.shock', 'warnings.rotation'],
    shock: ['warnings.shock', 'warnings.rotation'],
    fire: ['emergency.vehicle', 'electronicsFire.fire'],
    gas: ['emergency.vehicle'],
    crush: ['warnings.motion', 'warnings.load'],
    chemicals: ['decommissioning.coolant'],
    weight: ['warnings.load'],
    remoteStart: ['warnings.motion'],
  },
  onboardCharger: {
    storedEnergy: ['warnings.shock'],
    shock: ['warnings.shock', 'warnings.outlet'],
    fire: ['warnings.supply', 'electronicsFire.fire'],
    gas: ['emergency.vehicle'],
    crush: 'none',
    chemicals: ['decommissioning.coolant'],
    weight: 'none',
    remoteStart: ['safety.unplug'],
  },
  station: {
    storedEnergy: ['warnings.shock', 'warnings.terminals'],
    shock: ['warnings.shock', 'warnings.cable'],
    fire: ['emergency.vehicle', 'electronicsFire.fire'],
    gas: ['emergency.vehicle'],
    crush: ['warnings.load', 'safety.barrier'],
    chemicals: { liquidCooledCable: ['decommissioning.coolant'] },
    weight: ['warnings.load', 'unpacking.weight'],
    remoteStart: ['safety.remote'],
  },
  module: {
    storedEnergy: ['warnings.arc', 'safety.plugs'],
    shock: ['warnings.shock'],
    fire: ['warnings.coldCharging', 'batteryFire.leave'],
    gas: ['batteryFire.gas'],
    crush: ['warnings.tipping'],
    chemicals: ['batteryFire.gas'],
    weight: ['warnings.carrying'],
    remoteStart: ['safety.remote'],
  },
  storageUnit: {
    storedEnergy: ['warnings.shock', 'warnings.arc'],
    shock: ['warnings.shock'],
    fire: ['emergency.alarm', 'batteryFire.water'],
    gas: ['warnings.gas', 'emergency.alarm'],
    crush: ['warnings.load', 'warnings.relief', 'warnings.fan'],
    chemicals: ['batteryFire.gas'],
    weight: ['warnings.load', 'transport.weight'],
    remoteStart: ['safety.remote'],
  },
  homeStorage: {
    storedEnergy: ['warnings.shock', 'warnings.arc'],
    shock: ['warnings.solar', 'warnings.shock', 'warnings.backup'],
    fire: ['warnings.coldCharging', 'emergency.out'],
    gas: ['batteryFire.gas'],
    crush: ['warnings.wall'],
    chemicals: ['batteryFire.gas'],
    weight: ['warnings.carrying'],
    remoteStart: ['safety.remote'],
  },
  portable: {
    storedEnergy: ['warnings.fire'],
    shock: ['warnings.shock', 'warnings.backfeed'],
    fire: ['warnings.fire', 'batteryFire.leave'],
    gas: ['batteryFire.gas'],
    crush: 'none',
    chemicals: ['batteryFire.gas'],
    weight: ['warnings.carrying'],
    remoteStart: 'none',
  },
  platform: {
    storedEnergy: 'none',
    shock: ['warnings.panel', 'installation.meter'],
    fire: ['emergency.fire'],
    gas: ['emergency.fire'],
    crush: ['warnings.remote'],
    chemicals: ['disposal.cell'],
    weight: 'none',
    remoteStart: ['warnings.remote', 'emergency.device'],
  },
};
