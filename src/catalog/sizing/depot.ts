import type { FieldRanges, Figures } from './fields.ts';
import {
  figureIn,
  propose,
  rangeIn,
  ranked,
  shareIn,
  type Assumption,
  type Limit,
  type Line,
  type Proposal,
} from './proposal.ts';
import { modelsOf, type Model } from '../models.ts';

const STATIONS = modelsOf('super');
/** Voltages that every station can charge, in V. */
const VOLTAGES = STATIONS.map((station) => rangeIn(station, 'outputVoltage'));

export const DEPOT_FIELDS = {
  vehicles: { above: 0, most: 500, isWhole: true, example: 12 },
  /** Of a vehicle in a day, in km. */
  distance: { above: 0, most: 1000, unit: 'km', example: 180 },
  /** kWh/km out of the vehicle's battery, as the mean of a year. */
  consumption: { above: 0, most: 5, unit: 'kWh/km', example: 1.1 },
  /** Nominal voltage of the vehicle's battery, in V. */
  voltage: {
    least: Math.max(...VOLTAGES.map(([lowest]) => lowest)),
    most: Math.min(...VOLTAGES.map(([, highest]) => highest)),
    unit: 'V',
    example: 650,
  },
  /** Highest charging power of a vehicle, in kW. */
  acceptance: { above: 0, most: 1000, unit: 'kW', example: 150 },
  /** Time that the vehicles are at the depot, in h. */
  hours: { above: 0, most: 24, unit: 'h', example: 7 },
  /** Power of the grid connection that is free for charging, in kW. */
  grid: { above: 0, most: 50_000, unit: 'kW', example: 600 },
} as const satisfies FieldRanges;

export type DepotCase = Figures<typeof DEPOT_FIELDS>;

export const DEPOT_ASSUMPTIONS = {
  /** Heating and cold batteries, in addition to the yearly mean. */
  winter: { value: 25, unit: '%' },
  /** Share of the time at the depot in which power flows: arriving, plugging in, tapering. */
  chargingTime: { value: 90, unit: '%' },
  /** Share of the grid power that stays free: metering, control tolerance. */
  gridReserve: { value: 5, unit: '%' },
} as const satisfies Readonly<Record<string, Assumption>>;

const { winter, chargingTime, gridReserve } = DEPOT_ASSUMPTIONS;

type DepotLimit = 'vehiclePower' | 'gridPower';

/** Charging stations for vehicles that stay overnight, each at an outlet of its own, so that nobody moves vehicles. */
export function sizeDepot(depot: DepotCase): {
  readonly lines: readonly Line<'vehicleEnergy' | 'nightEnergy' | 'vehiclePower'>[];
  readonly proposals: readonly Proposal<DepotLimit>[];
} {
  const { vehicles, distance, consumption, hours } = depot;
  const vehicleEnergy = (distance * consumption * (100 + winter.value)) / 100;
  const vehiclePower = vehicleEnergy / ((hours * chargingTime.value) / 100);
  return {
    lines: [
      { id: 'vehicleEnergy', value: vehicleEnergy, unit: 'kWh' },
      { id: 'nightEnergy', value: vehicles * vehicleEnergy, unit: 'kWh' },
      { id: 'vehiclePower', value: vehiclePower, unit: 'kW' },
    ],
    proposals: ranked(
      STATIONS.map((station) =>
        propose(station, countsOf(station, vehicles), figureIn(station, 'outputPower'), (units) =>
          limitsOf(station, units, depot, vehiclePower),
        ),
      ),
    ),
  };
}

/** Numbers of stations, from all outlets in use to one vehicle at each station. */
function countsOf(station: Model, vehicles: number): number[] {
  const outlets = figureIn(station, 'outlets');
  return Array.from({ length: outlets }, (_, free) => Math.ceil(vehicles / (outlets - free)));
}

/** The vehicles at a station share its power and its current. `vehiclePower` is in kW. */
function limitsOf(
  station: Model,
  units: number,
  { vehicles, voltage, acceptance, grid }: DepotCase,
  vehiclePower: number,
): readonly Limit<DepotLimit>[] {
  const sharing = Math.ceil(vehicles / units);
  const byCurrent = (figureIn(station, 'outputCurrent') * voltage) / 1000;
  const outlet = Math.min(figureIn(station, 'outputPower'), byCurrent) / sharing;
  const standby = units * figureIn(station, 'standbyPower');
  return [
    { id: 'vehiclePower', unit: 'kW', needed: vehiclePower, available: Math.min(outlet, acceptance) },
    {
      id: 'gridPower',
      unit: 'kW',
      needed: (vehicles * vehiclePower) / shareIn(station, 'efficiency') + standby,
      available: (grid * (100 - gridReserve.value)) / 100,
    },
  ];
}
