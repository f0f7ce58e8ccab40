import type { ManualKind } from '../../../src/catalog/family.ts';
import type { Signal } from '../../../src/model/manual.ts';
import type { Section, TextPath, WarningId } from './manualWords.ts';

/** A place in the manual: a sentence, before which a warning stands, or the beginning of a chapter. */
type Place<Kind extends ManualKind> = TextPath<Kind> | Section | 'maintenance';

interface Warning<Kind extends ManualKind> {
  readonly id: WarningId<Kind>;
  /** Grade by ANSI Z535.6: severity and probability of the injury; `notice` is damage only. */
  readonly signal: Signal;
  /** Where it stands in addition to the safety chapter; a danger also stands before the maintenance. */
  readonly at: readonly Place<Kind>[];
}

/** Where someone works at the battery of a management unit. */
const CELL_LINES = [
  'installation.sensors',
  'installation.cells',
  'commissioning.insulationMonitor',
  'maintenance',
  'decommissioning.unplug',
] as const;

/** The warnings of each kind, most severe first. */
export const WARNINGS: { readonly [Kind in ManualKind]: readonly Warning<Kind>[] } = {
  pack: [
    {
      id: 'shock',
      signal: 'danger',
      at: [
        'installation.power',
        'installation.batteryConnector',
        'decommissioning.disconnect',
        'decommissioning.disconnectLow',
      ],
    },
    { id: 'arc', signal: 'danger', at: ['installation.signal'] },
    { id: 'coldCharging', signal: 'warning', at: ['operation.charge'] },
    { id: 'gas', signal: 'warning', at: [] },
    { id: 'lowCharge', signal: 'warning', at: ['operation.low'] },
    { id: 'load', signal: 'warning', at: ['unpacking.crane', 'decommissioning.remove'] },
    { id: 'carrying', signal: 'caution', at: ['unpacking.carry', 'decommissioning.remove'] },
    { id: 'hotCoolant', signal: 'caution', at: ['maintenance', 'decommissioning.coolant'] },
  ],
  managementUnit: [
    { id: 'cellLinesHigh', signal: 'danger', at: CELL_LINES },
    { id: 'cellLines', signal: 'warning', at: CELL_LINES },
    { id: 'protection', signal: 'warning', at: ['commissioning.parameters'] },
    { id: 'order', signal: 'notice', at: ['installation.cells'] },
    { id: 'discharge', signal: 'notice', at: ['unpacking.open'] },
  ],
  drive: [
    { id: 'shock', signal: 'danger', at: ['installation.power', 'decommissioning.off'] },
    { id: 'rotation', signal: 'warning', at: ['installation.phases', 'operation.towing'] },
    { id: 'motion', signal: 'warning', at: ['commissioning.direction'] },
    { id: 'load', signal: 'warning', at: ['unpacking.lift', 'decommissioning.remove'] },
    { id: 'hot', signal: 'caution', at: ['maintenance', 'decommissioning.coolant'] },
    { id: 'dry', signal: 'notice', at: ['commissioning.direction'] },
  ],
  onboardCharger: [
    { id: 'shock', signal: 'danger', at: ['installation.inlet', 'decommissioning.off'] },
    { id: 'outlet', signal: 'warning', at: ['operation.bidirectional'] },
    { id: 'supply', signal: 'warning', at: ['operation.start'] },
    { id: 'hotCoolant', signal: 'caution', at: ['maintenance', 'decommissioning.coolant'] },
    { id: 'dry', signal: 'notice', at: ['commissioning.first'] },
  ],
  station: [
    { id: 'shock', signal: 'danger', at: ['installation.supply', 'decommissioning.off'] },
    { id: 'terminals', signal: 'danger', at: ['operation.release'] },
    { id: 'load', signal: 'warning', at: ['unpacking.lift', 'decommissioning.lift'] },
    { id: 'cable', signal: 'warning', at: ['operation.start'] },
    { id: 'trip', signal: 'caution', at: ['operation.end'] },
    { id: 'dust', signal: 'notice', at: ['maintenance'] },
  ],
  module: [
    { id: 'shock', signal: 'danger', at: ['installation.power', 'operation.replace', 'decommissioning.off'] },
    { id: 'arc', signal: 'danger', at: ['installation.power'] },
    { id: 'coldCharging', signal: 'warning', at: ['commissioning.limits'] },
    { id: 'tipping', signal: 'warning', at: ['installation.insert'] },
    { id: 'carrying', signal: 'caution', at: ['unpacking'] },
    { id: 'parallel', signal: 'notice', at: ['commissioning.string'] },
  ],
  storageUnit: [
    {
      id: 'shock',
      signal: 'danger',
      at: ['installation.supply', 'installation.direct', 'decommissioning.off'],
    },
    { id: 'arc', signal: 'danger', at: ['installation.auxiliary'] },
    { id: 'gas', signal: 'danger', at: ['emergency.alarm'] },
    { id: 'relief', signal: 'warning', at: ['installation.clearance'] },
    { id: 'backup', signal: 'warning', at: ['installation.transfer', 'commissioning.island', 'maintenance'] },
    { id: 'load', signal: 'warning', at: ['unpacking', 'decommissioning.lift'] },
    {
      id: 'aerosol',
      signal: 'caution',
      at: ['commissioning.aerosol', 'maintenance', 'decommissioning.aerosol'],
    },
    { id: 'fan', signal: 'caution', at: ['maintenance'] },
    { id: 'cooling', signal: 'notice', at: ['operation.cooling'] },
  ],
  homeStorage: [
    { id: 'solar', signal: 'danger', at: ['installation.solar', 'decommissioning.lines'] },
    { id: 'shock', signal: 'danger', at: ['installation.ground', 'decommissioning.off'] },
    { id: 'backup', signal: 'warning', at: ['operation.outage'] },
    { id: 'coldCharging', signal: 'warning', at: ['installation.place'] },
    { id: 'arc', signal: 'warning', at: ['installation.stack', 'decommissioning.unstack'] },
    { id: 'wall', signal: 'warning', at: ['installation.wall'] },
    { id: 'carrying', signal: 'caution', at: ['unpacking.carry'] },
  ],
  portable: [
    { id: 'backfeed', signal: 'danger', at: ['operation.ups'] },
    { id: 'shock', signal: 'warning', at: ['operation.supply'] },
    { id: 'fire', signal: 'warning', at: ['storage.place'] },
    { id: 'carrying', signal: 'caution', at: ['unpacking.lift'] },
    { id: 'vents', signal: 'notice', at: ['installation.place'] },
    { id: 'solarVoltage', signal: 'notice', at: ['operation.solar'] },
  ],
  platform: [
    { id: 'remote', signal: 'danger', at: ['commissioning.register', 'operation.plan'] },
    { id: 'panel', signal: 'warning', at: ['installation.rail', 'installation.meter', 'maintenance'] },
    { id: 'network', signal: 'warning', at: ['commissioning.admin'] },
    { id: 'bridge', signal: 'notice', at: ['installation.networks'] },
  ],
};
