import type { Constants, Maturity, MaturityPhase } from '@inferbench/domain/calibration';
import { attainablePerClock } from '@inferbench/simulator/maturity';
import { ln } from '@inferbench/units/exact-math';
import { rowWeight } from './row-weight.ts';
import { weightedMedian } from './statistics.ts';
import { byStack, type Timed } from './timed.ts';

/** Maturity of every stack that the rows name: at most one number for prompts and one for answers (docs/model.md#calibration). */
export function fitMaturity(rows: readonly Timed[], constants: Constants): Maturity[] {
  return [...byStack(rows).values()].flatMap((stack) => stackMaturity(stack, constants));
}

/** Slowness of one row for one kind of work, on its chip. */
interface Ratio {
  chip: string;
  ratio: number;
  /** What the best stack does a processor and clock there; null where no clock is published. */
  perClock: number | null;
  weight: number;
}

/** Rows of prompts and answers together need the other kind's ratio to know their own: a few rounds settle both. */
const ROUNDS = 4;

function stackMaturity(rows: readonly Timed[], constants: Constants): Maturity[] {
  let prefill: Fit = UNIT;
  let decode: Fit = UNIT;
  for (let round = 0; round < ROUNDS; round += 1) {
    prefill = fitOf(ratiosOf('prefill', rows, { constants, others: decode }));
    decode = fitOf(ratiosOf('decode', rows, { constants, others: prefill }));
  }
  const first = rows[0]?.observation;
  if (first === undefined) return [];
  const { framework, version } = first;
  const entry = (phase: MaturityPhase, { ratio, reachPerClock, rows: count }: Fit): Maturity[] =>
    count === 0 ? [] : [{ framework, version, phase, ratio, reachPerClock, rows: count }];
  return [...entry('prefill', prefill), ...entry('decode', decode)];
}

interface Fit {
  ratio: number;
  reachPerClock: number | null;
  rows: number;
}

const UNIT: Fit = { ratio: 1, reachPerClock: null, rows: 0 };

/** Measured ÷ attainable of the rows that are mostly of one kind, the other kind's part taken off as it is expected. */
function ratiosOf(
  phase: MaturityPhase,
  rows: readonly Timed[],
  { constants, others }: { constants: Constants; others: Fit },
): Ratio[] {
  const other = phase === 'prefill' ? 'decode' : 'prefill';
  return rows
    .filter(({ attainable }) => attainable[phase] > attainable[other])
    .flatMap(({ observation, attainable, measuredSec }) => {
      const { chip, peak } = observation.resolved;
      const perClock = (kind: MaturityPhase) => attainablePerClock({ chip, peak, constants }, kind);
      const rest = attainable[other] * slowness(others, perClock(other));
      const ratio = (measuredSec - rest) / attainable[phase];
      return ratio > 0
        ? [{ chip: chip.slug, ratio, perClock: perClock(phase), weight: rowWeight(observation) }]
        : [];
    });
}

/** A reach must explain the rows this much better than one ratio, and on chips that differ this much. */
const BETTER_BY = 0.9;
const CHIPS_DIFFER_BY = 1.5;

function fitOf(ratios: readonly Ratio[]): Fit {
  const rows = ratios.length;
  if (rows === 0) return UNIT;
  const ratio = Math.max(1, weightedMedian(ratios.map((row) => ({ value: row.ratio, weight: row.weight }))));
  const plain: Fit = { ratio, reachPerClock: null, rows };
  const reach = bestReach(ratios, ratio);
  if (reach === null) return plain;
  const withReach = { ...plain, reachPerClock: reach };
  return misfit(ratios, withReach) < BETTER_BY * misfit(ratios, plain) ? withReach : plain;
}

/** The reach, among those that single rows show, that explains all rows best; null where the chips are too alike to tell. */
function bestReach(ratios: readonly Ratio[], ratio: number): number | null {
  if (!chipsDiffer(ratios)) return null;
  let [best, least]: [number | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const row of ratios) {
    if (row.perClock === null) continue;
    const reachPerClock = row.perClock / row.ratio;
    const value = misfit(ratios, { ratio, reachPerClock, rows: ratios.length });
    if (value < least) [best, least] = [reachPerClock, value];
  }
  return best;
}

/** Whether the fastest processors of the rows do much more a clock than the slowest, precision aside. */
function chipsDiffer(ratios: readonly Ratio[]): boolean {
  const slowest = new Map<string, number>();
  for (const { chip, perClock } of ratios) {
    if (perClock !== null) slowest.set(chip, Math.min(perClock, slowest.get(chip) ?? perClock));
  }
  const rates = [...slowest.values()];
  return Math.max(...rates) >= CHIPS_DIFFER_BY * Math.min(...rates);
}

function slowness({ ratio, reachPerClock }: Fit, perClock: number | null): number {
  return reachPerClock === null || perClock === null ? ratio : Math.max(1, perClock / reachPerClock);
}

function misfit(ratios: readonly Ratio[], fit: Fit): number {
  let [sum, weights] = [0, 0];
  for (const { ratio, perClock, weight } of ratios) {
    sum += weight * Math.abs(ln(ratio / slowness(fit, perClock)));
    weights += weight;
  }
  return sum / weights;
}
