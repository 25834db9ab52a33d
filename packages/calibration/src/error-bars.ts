import type { AccuracyRow } from '@inferbench/domain/simulation/accuracy';
import { type RegimeError, RegimeError as Regime } from '@inferbench/domain/scores/calibration';
import { exp, ln } from '@inferbench/units/exact-math';
import type { Parameter } from './fit-rows.ts';
import { quantile } from './statistics.ts';
import { OTHER_FAMILIES, type RegimeRow } from './regime-row.ts';

/** Two thirds of the rows lie inside the bar. */
export const INSIDE = 2 / 3;
/** Deviations of a normal error inside which two thirds lie. */
const INSIDE_DEVIATIONS = 0.967;

/** Rows of GPUs and of other families, held out by model and by version, and what of an unseen family is learnt. */
interface HeldOutRows {
  byModel: readonly RegimeRow[];
  byVersion: readonly RegimeRow[];
  parameters: readonly Parameter[];
}

/**
 * Half-widths of error bars: quantile of |ln(held out ÷ measured)|, as a share, by regime. Of a stack whose version was measured from
 * the figures of models left out, of one whose version was not from those of versions left out. Families without constants of their own
 * have the errors of all their times together, and a family that was never measured the spread that was learnt of families.
 */
export function errorBars({ byModel, byVersion, parameters }: HeldOutRows): RegimeError[] {
  const isOther = ({ population }: RegimeRow) => population === OTHER_FAMILIES;
  const others = byModel.filter((row) => isOther(row) && row.row.quantity === 'latency');
  const unseen = exp(INSIDE_DEVIATIONS * familySpread(parameters)) - 1;
  return Regime.shape.phase.options.flatMap((phase) => {
    const of = (rows: readonly RegimeRow[]) =>
      rows.filter((row) => !isOther(row) && regimeOf(row.row) === phase);
    const bars = [
      ...barOf({ phase, basis: 'STACK' }, of(byModel)),
      ...barOf({ phase, basis: 'FRAMEWORK' }, of(byVersion)),
    ];
    if (phase === 'power' || phase === 'energy') return bars;
    return [
      ...bars,
      ...barOf({ phase, basis: 'FAMILY' }, others),
      { phase, basis: 'UNSEEN' as const, share: unseen, rows: 0 },
    ];
  });
}

function barOf(of: Pick<RegimeError, 'phase' | 'basis'>, rows: readonly RegimeRow[]): RegimeError[] {
  if (rows.length === 0) return [];
  return [{ ...of, share: exp(quantile(rows.map(distanceOf), INSIDE)) - 1, rows: rows.length }];
}

function distanceOf({ row: { heldOut, measured } }: RegimeRow): number {
  return Math.abs(ln(heldOut / measured));
}

/** Share of the rows of a regime that lie inside the bars which their answers carry. */
export function insideBars(
  rows: readonly RegimeRow[],
  { errors, basis }: { errors: readonly RegimeError[]; basis: RegimeError['basis'] },
): number {
  const inside = rows.filter((row) => {
    const own = row.population === OTHER_FAMILIES ? 'FAMILY' : basis;
    const phase = regimeOf(row.row);
    const bar = errors.find((of) => of.phase === phase && of.basis === own);
    return bar !== undefined && distanceOf(row) <= ln(1 + bar.share);
  });
  return inside.length / rows.length;
}

/** Spread of a family that nothing is known of, on all that it computes and moves. */
function familySpread(parameters: readonly Parameter[]): number {
  const spreads = parameters
    .filter(({ term, of }) => (term === 'compute' || term === 'memory') && of === 'generation')
    .map(({ spread }) => spread);
  return Math.max(0, ...spreads);
}

/** A first token holds a queue and a front end, a prompt has neither. */
export function regimeOf({ quantity, metric, phase }: AccuracyRow): RegimeError['phase'] {
  if (metric === 'ttft_ms') return 'ttft';
  return quantity === 'latency' ? phase : quantity;
}
