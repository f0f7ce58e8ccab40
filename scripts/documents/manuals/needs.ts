import type { ManualKind } from '../../../src/catalog/family.ts';
import type { Need, TextKey, TextPath } from './manualWords.ts';

type Needs = {
  readonly [Kind in ManualKind]: Readonly<Partial<Record<Need, readonly (TextPath<Kind> | TextKey<Kind>)[]>>>;
};

/**
 * The texts of each kind that apply only to models with (or without) a feature, by path, or by key if this is true of all
 * texts with that key. Texts that are not listed apply to all models of the kind.
 */
const NEEDS: Needs = {
  pack: {
    highVoltage: ['warnings.shock', 'emergency.isolated', 'interlock'],
    craneEyes: ['warnings.load', 'unpacking.crane'],
    carryingHandles: ['warnings.carrying', 'unpacking.carry'],
    liquidCooling: ['warnings.hotCoolant', 'coolant', 'operation.precondition', 'storage.drain'],
    'no ductedVenting': [
      'use.purpose',
      'installation.compartment',
      'installation.bonding',
      'commissioning.parameters',
      'transport.vehicle',
      'burnedPack.move',
      'vehicleWork.persons',
    ],
    ductedVenting: [
      'use.purposeMarine',
      'batteryRoom',
      'duct',
      'installation.bondingMarine',
      'commissioning.parametersMarine',
      'commissioning.ventilation',
      'operation.shipString',
      'burnedShip.room',
      'burnedShip.call',
    ],
    'no parallel': ['misuse.parallel'],
    parallel: ['misuse.parallelLimit', 'safety.others', 'commissioning.parallel'],
    chargingContacts: ['emergency.driverless', 'safety.contacts', 'contactPlates', 'dock', 'operation.sleep'],
    waterJets: ['safety.wash', 'operation.washing'],
    'no waterJets': ['safety.noWash', 'operation.cleaning'],
    heating: ['limits.heated', 'operation.cold'],
    'no heating': ['limits.unheated', 'operation.coldUnheated'],
    elasticMounts: ['scope.mounts', 'installation.frame'],
    servicePlug: ['plug', 'decommissioning.disconnect', 'servicePlug.rescuers'],
    connectorGuard: ['guard'],
    display: ['display', 'maintenance.daily.look'],
    industrialTruck: ['installation.insulationTruck'],
    'no industrialTruck': ['installation.insulation'],
    ballast: ['scope.ballast', 'installation.tray'],
    hoist: ['scope.hoist'],
    shockIndicator: ['unpacking.shock'],
    strings: ['unpacking.strings', 'installation.roof', 'operation.lostString'],
    'no batteryConnector': ['installation.power'],
    batteryConnector: ['batteryConnector', 'inlet'],
    'no display': ['maintenance.daily.lookController'],
    isolationMonitoring: ['maintenance.yearly.isolation', 'commissioning.insulationMonitor'],
    'no servicePlug': ['decommissioning.disconnectLow'],
    safetyInput: ['safetyInput', 'safety.restart'],
    functionalSafety: ['use.functionalSafety'],
  },
  managementUnit: {
    cellControllers: ['controllers'],
    highVoltage: ['warnings.cellLinesHigh'],
    'no highVoltage': ['warnings.cellLines'],
    isolationMonitoring: ['isolation', 'commissioning.insulationMonitor'],
    activeBalancing: ['operation.active'],
    overTheAir: ['operation.remote'],
  },
  drive: {
    liquidCooling: ['coolant', 'frost', 'warnings.hot', 'warnings.dry', 'misuse.cooling', 'storage.drain'],
    craneEyes: ['warnings.load', 'unpacking.lift'],
    gear: ['use.gear', 'use.incorporation', 'scope.incorporation', 'oil'],
    'no gear': ['use.direct', 'inverter', 'installation.phases'],
  },
  onboardCharger: {
    bidirectional: ['warnings.outlet', 'misuse.feed', 'operation.bidirectional'],
    liquidCooling: ['warnings.hotCoolant', 'warnings.dry', 'coolant', 'frost', 'storage.drain'],
    residualCurrentDevice: [
      'scope.rcd',
      'commissioning.outlet',
      'maintenance.yearly.outlet',
      'installation.outlet',
    ],
    singlePhase: ['operation.single'],
    threePhase: ['operation.three'],
    waterJets: ['operation.cleaning'],
  },
  station: {
    emergencyStop: ['warnings.terminals', 'misuse.emergency', 'stop', 'operation.release'],
    craneEyes: ['warnings.load', 'lift'],
    airFilter: ['warnings.dust', 'filter'],
    radio: ['installation.data'],
    liquidCooledCable: ['coolant'],
    powerSharing: ['operation.sharing', 'operation.otherOutlet'],
    forcedAir: ['maintenance.fiveYears.fan'],
  },
  module: {
    liquidCooling: ['scope.couplings', 'unpacking.lift', 'coolant', 'operation.quickCoupling'],
    shockIndicator: ['unpacking.shock'],
    forcedAir: ['unpacking.liftAir', 'installation.air', 'fan'],
  },
  storageUnit: {
    pressureRelief: ['relief'],
    extinguishing: ['aerosol', 'disarm', 'emergency.aerosolRelease'],
    activeVentilation: ['fan'],
    mains: [
      'use.inverter',
      'safety.sources',
      'scope.inverter',
      'installation.supply',
      'commissioning.phases',
      'commissioning.settings',
      'commissioning.grid',
      'commissioning.separate',
      'operation.off',
    ],
    'no mains': [
      'direct',
      'authority',
      'safety.sourcesDirect',
      'commissioning.inverter',
      'separateDirect',
      'operation.offDirect',
    ],
    emergencyStop: ['stop'],
    gasDetection: ['alarm', 'alarms', 'maintenance.tenYears.gas'],
    waterConnection: [
      'emergency.water',
      'installation.water',
      'commissioning.water',
      'maintenance.yearly.water',
    ],
    heating: ['limits.charging'],
    liquidCooling: ['coolant'],
    craneEyes: ['scope.lifting', 'unpacking.crane'],
    'no cornerCastings': ['transport.class', 'batteryFreight.air'],
    cornerCastings: ['transport.classContainer', 'unpacking.corner'],
    shockIndicator: ['unpacking.check'],
    forkPockets: ['unpacking.fork'],
    islandOperation: ['backup', 'scope.sign', 'transfer', 'commissioning.island', 'backupSign.post'],
    fireReserve: ['reserve'],
    parallel: ['operation.row'],
    strings: ['operation.strings'],
    airFilter: ['filter'],
  },
  homeStorage: {
    solar: ['solar', 'scope.plugs'],
    backup: ['backup', 'operation.outage', 'operation.reserve', 'backupSign.post'],
    carryingHandles: ['warnings.carrying'],
    'no heating': ['limits.charging', 'operation.cold'],
    shockIndicator: ['unpacking.shock'],
    radio: ['installation.network'],
  },
  portable: {
    carryingHandles: ['warnings.carrying', 'unpacking.lift'],
    forcedAir: ['warnings.vents', 'installation.place', 'operation.fan', 'maintenance.halfYearly.air'],
    solar: ['warnings.solarVoltage', 'solar'],
    heating: ['limits.charging'],
    residualCurrentDevice: ['commissioning.rcd', 'maintenance.beforeUse.look'],
    backup: ['operation.ups'],
  },
  platform: {
    radio: ['antenna'],
  },
};

/** The need of a text; undefined if it applies to all models of the kind. */
export function needOf(kind: ManualKind, path: string): Need | undefined {
  const needs = Object.entries(NEEDS[kind]) as [Need, readonly string[]][];
  const find = (text: string) => needs.find(([, texts]) => texts.includes(text))?.[0];
  return find(path) ?? find(path.slice(path.lastIndexOf('.') + 1));
}
