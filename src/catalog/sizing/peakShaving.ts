import { warranty } from '../warranty.ts';
import type { FieldRanges, Figures } from './fields.ts';
import { modelsOf, type Model } from '../models.ts';
import {
  figureIn,
  parallelCounts,
  propose,
  ranked,
  shareIn,
  type Assumption,
  type Limit,
  type Line,
  type Proposal,
} from './proposal.ts';

const CABINETS = modelsOf('cabinet');
const HOURS_PER_DAY = 24;

export const PEAK_FIELDS = {
  /** Highest power that the site may draw from the grid, in kW. */
  target: { above: 0, most: 50_000, unit: 'kW', example: 400 },
  /** Highest load, in kW. */
  peak: { above: 0, most: 50_000, unit: 'kW', example: 520 },
  /** Time at the peak, each day without interruption, in h. */
  hours: { above: 0, most: HOURS_PER_DAY, unit: 'h', example: 2 },
  /** Load during the rest of the day, in kW. */
  base: { least: 0, most: 50_000, unit: 'kW', example: 250 },
} as const satisfies FieldRanges;

/** The load of a site on a day that repeats. */
interface PeakCase {
  /** kW. */
  readonly target: number;
  /** Mean power of equal intervals that make up a day, in kW. */
  readonly loads: readonly number[];
}

export const PEAK_ASSUMPTIONS = {
  endOfWarranty: { value: warranty.capacity.value, unit: '%' },
  /** Of power and energy: loads swing within an interval, and no two days are the same. */
  reserve: { value: 10, unit: '%' },
} as const satisfies Readonly<Record<string, Assumption>>;

const { endOfWarranty, reserve } = PEAK_ASSUMPTIONS;
const KEPT = (100 - reserve.value) / 100;

/** Quarter hours of a day with one peak: its figures as a load profile. @returns mean powers in kW */
export function profileOf({ peak, hours, base }: Omit<Figures<typeof PEAK_FIELDS>, 'target'>): number[] {
  const perHour = 4;
  const atPeak = hours * perHour;
  return Array.from({ length: HOURS_PER_DAY * perHour }, (_, index) => {
    const share = Math.min(1, Math.max(0, atPeak - index));
    return share > 0 ? base + (peak - base) * share : base;
  });
}

type PeakLimit = 'power' | 'energy' | 'dailyCharge';

/** Cabinets that keep the power from the grid at or below the target, on every day with this load. */
export function sizePeakShaving({ target, loads }: PeakCase): {
  readonly lines: readonly Line<'highest' | 'excess' | 'shaved'>[];
  readonly proposals: readonly Proposal<PeakLimit>[];
} {
  const hours = HOURS_PER_DAY / loads.length;
  const highest = Math.max(...loads);
  const excess = Math.max(0, highest - target);
  const shaved = loads.reduce((sum, load) => sum + Math.max(0, load - target) * hours, 0);
  return {
    lines: [
      { id: 'highest', value: highest, unit: 'kW' },
      { id: 'excess', value: excess, unit: 'kW' },
      { id: 'shaved', value: shaved, unit: 'kWh' },
    ],
    proposals: ranked(
      CABINETS.map((cabinet) =>
        propose(cabinet, parallelCounts(cabinet), figureIn(cabinet, 'energy'), (units) =>
          limitsOf(cabinet, units, { target, loads, hours, excess, shaved }),
        ),
      ),
    ),
  };
}

interface Day extends PeakCase {
  /** Length of an interval, in h. */
  readonly hours: number;
  /** kW above the target. */
  readonly excess: number;
  /** kWh above the target. */
  readonly shaved: number;
}

function limitsOf(
  cabinet: Model,
  units: number,
  { target, loads, hours, excess, shaved }: Day,
): readonly Limit<PeakLimit>[] {
  const power = units * figureIn(cabinet, 'ratedPower') * KEPT;
  const efficiency = shareIn(cabinet, 'acEfficiency');
  // The losses of the round trip are counted when charging.
  const charged = loads.map(
    (load) => Math.min(power, Math.max(0, target - load) * KEPT) * hours * efficiency,
  );
  const steps = loads.map((load, index) => Math.max(0, load - target) * hours - (charged[index] ?? 0));
  const usable = units * figureIn(cabinet, 'energy') * shareIn(cabinet, 'depthOfDischarge');
  return [
    { id: 'power', unit: 'kW', needed: excess, available: power },
    {
      id: 'energy',
      unit: 'kWh',
      needed: deepestDischarge(steps),
      available: (usable * endOfWarranty.value * KEPT) / 100,
    },
    {
      id: 'dailyCharge',
      unit: 'kWh',
      needed: shaved,
      available: charged.reduce((sum, energy) => sum + energy, 0),
    },
  ];
}

/**
 * The most energy that is missing from a full battery at any time, in kWh. A second day is added, because a battery that
 * is full at midnight on the first day may not be on the second.
 *
 * @param steps kWh discharged in each interval, negative if charged
 */
function deepestDischarge(steps: readonly number[]): number {
  let [missing, deepest] = [0, 0];
  for (const step of [...steps, ...steps]) {
    missing = Math.max(0, missing + step);
    deepest = Math.max(deepest, missing);
  }
  return deepest;
}
