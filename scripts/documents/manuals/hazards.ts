import type { ManualKind } from '../../../src/catalog/family.ts';
import type { Feature } from '../../../src/catalog/features.ts';
import type { TextPath } from './manualWords.ts';

export type Hazard =
  'storedEnergy' | 'shock' | 'fire' | 'gas' | 'crush' | 'chemicals' | 'weight' | 'remoteStart';

/** Where the manual treats a hazard. The texts after a feature are for models with that feature only. */
export type Treatment<Kind extends ManualKind> =
  readonly TextPath<Kind>[] | { readonly [Key in Feature]?: readonly TextPath<Kind>[] };

/** The hazards of each kind of product; the others do not exist there. */
export const TREATMENTS: {
  readonly [Kind in ManualKind]: Readonly<Partial<Record<Hazard, Treatment<Kind>>>>;
} = {
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
    chemicals: ['decommissioning.coolant'],
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
    shock: { highVoltage: ['warnings.shock'], islandOperation: ['warnings.backup'] },
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
    chemicals: ['batteryFire.gas'],
    weight: ['warnings.carrying'],
  },
  platform: {
    shock: ['warnings.panel', 'installation.meter'],
    fire: ['emergency.fire'],
    gas: ['emergency.fire'],
    crush: ['warnings.remote'],
    chemicals: ['disposal.cell'],
    remoteStart: ['warnings.remote', 'emergency.device'],
  },
};
