import type { SolutionId } from './catalogue.ts';

/** Drawings of the icon sprite that stand for the stages of a system. */
export type StageDrawing =
  | 'battery'
  | 'cable'
  | 'cells'
  | 'charger'
  | 'circuit'
  | 'cloud'
  | 'container'
  | 'cooling'
  | 'forklift'
  | 'gauge'
  | 'grid'
  | 'house'
  | 'inverter'
  | 'monitor'
  | 'plug'
  | 'rack'
  | 'router'
  | 'shield'
  | 'solar'
  | 'tools'
  | 'truck'
  | 'wheel';

export interface Stage {
  readonly drawing: StageDrawing;
  /** What passes on to the next stage: a current or a protocol, the same in every language. */
  readonly passes?: string;
}

/**
 * How each solution works, from its first stage to its last. The words stand in `solutions.{id}.flow` of the locale
 * files, one item a stage and in the same order.
 */
export const flows: Readonly<Record<SolutionId, readonly Stage[]>> = {
  'battery-pack': [
    { drawing: 'plug', passes: 'DC' },
    { drawing: 'cells', passes: 'DC' },
    { drawing: 'shield', passes: 'DC, CAN' },
    { drawing: 'forklift' },
  ],
  'battery-management-system': [
    { drawing: 'cells', passes: 'mV, °C' },
    { drawing: 'circuit', passes: 'isoSPI' },
    { drawing: 'gauge', passes: 'CAN' },
    { drawing: 'shield' },
  ],
  'solution-drive-electric': [
    { drawing: 'battery', passes: 'DC' },
    { drawing: 'inverter', passes: 'AC' },
    { drawing: 'cooling', passes: 'Nm' },
    { drawing: 'wheel' },
  ],
  'ev-charger': [
    { drawing: 'grid', passes: 'AC' },
    { drawing: 'rack', passes: 'DC' },
    { drawing: 'charger', passes: 'ISO 15118' },
    { drawing: 'truck' },
  ],
  obc: [
    { drawing: 'plug', passes: 'AC' },
    { drawing: 'inverter', passes: 'DC' },
    { drawing: 'battery', passes: 'DC, AC' },
    { drawing: 'tools' },
  ],
  'energy-storage-parts': [
    { drawing: 'cells', passes: 'DC' },
    { drawing: 'rack', passes: 'CAN' },
    { drawing: 'gauge', passes: 'Modbus TCP' },
    { drawing: 'inverter' },
  ],
  'cabinet-energy-storage': [
    { drawing: 'grid', passes: 'AC' },
    { drawing: 'gauge', passes: 'Modbus TCP' },
    { drawing: 'inverter', passes: 'DC' },
    { drawing: 'battery' },
  ],
  'containerized-energy-storage': [
    { drawing: 'solar', passes: 'AC' },
    { drawing: 'inverter', passes: 'DC' },
    { drawing: 'container', passes: 'IEC 61850' },
    { drawing: 'grid' },
  ],
  'residential-energy-storage': [
    { drawing: 'solar', passes: 'DC' },
    { drawing: 'inverter', passes: 'DC' },
    { drawing: 'battery', passes: 'AC' },
    { drawing: 'house' },
  ],
  'portable-power-station': [
    { drawing: 'solar', passes: 'DC' },
    { drawing: 'battery', passes: 'DC' },
    { drawing: 'inverter', passes: 'AC, USB' },
    { drawing: 'tools' },
  ],
  'intelligent-energy-management-platform': [
    { drawing: 'gauge', passes: 'Modbus, OCPP' },
    { drawing: 'router', passes: 'TLS' },
    { drawing: 'cloud', passes: 'HTTPS' },
    { drawing: 'monitor' },
  ],
};
