import {
  BLIND_SETS,
  type LedgerAside,
  type LedgerCoverage,
  type LedgerFigure,
  type LedgerGroup,
  type LedgerHeadline,
  type LedgerOpen,
  type LedgerPoint,
  type LedgerReport,
  LedgerSet,
} from '@inferbench/domain/simulation/ledger';
import { formatNumber } from '@inferbench/units/format';
import { exp, ln } from '@inferbench/units/exact-math';
import { quantile } from '../statistics.ts';

/** Share of published figures that a band is meant to hold. */
export const MEANT_INSIDE = 2 / 3;

/** All that is said of predictions and how they fared, beside the points themselves. */
export function ledgerSummary({ points, unasked }: Pick<LedgerReport, 'points' | 'unasked'>) {
  const headline = ledgerHeadline(points);
  return {
    finding: ledgerFinding(headline),
    meantInside: MEANT_INSIDE,
    headline,
    sets: ledgerCoverage(points),
    groups: ledgerGroups(points),
    open: ledgerOpen(points),
    setAside: ledgerAside(points),
    unasked: [...unasked],
  };
}

/** All that the engine had not seen when it spoke. */
export function ledgerHeadline(points: readonly LedgerPoint[]): LedgerHeadline {
  return countsOf(points.filter(({ set }) => BLIND_SETS.includes(set)));
}

/** Counts the misses in a sentence: "Of 74 predictions 36 missed." */
export function ledgerFinding({ held, missed }: LedgerHeadline): string {
  return held + missed === 0
    ? 'Nobody has published a figure that was predicted yet.'
    : `Of ${formatNumber(held + missed)} predictions ${formatNumber(missed)} missed.`;
}

/** Every set, in the order of the enumeration; one without predictions as well. */
export function ledgerCoverage(points: readonly LedgerPoint[]): LedgerCoverage[] {
  return LedgerSet.options.map((set) => ({ set, ...countsOf(points.filter((point) => point.set === set)) }));
}

function countsOf(points: readonly LedgerPoint[]): LedgerHeadline {
  const figures = points.flatMap((point) => point.figures);
  const count = (state: LedgerFigure['state']) => figures.filter((figure) => figure.state === state).length;
  const [held, missed] = [count('HELD'), count('MISSED')];
  const misses = figures.filter(isScored).map(({ ratio }) => Math.abs(ln(ratio ?? Number.NaN)));
  return {
    points: points.length,
    figures: figures.length,
    held,
    missed,
    open: count('OPEN'),
    setAside: count('SET_ASIDE'),
    inside: held + missed === 0 ? null : held / (held + missed),
    typicalMiss: misses.length === 0 ? null : exp(quantile(misses, 0.5)),
  };
}

const isScored = ({ state }: LedgerFigure): boolean => state === 'HELD' || state === 'MISSED';

interface Scored {
  point: LedgerPoint;
  figure: LedgerFigure;
}

/** Scored predictions by chip, model and metric: unseen ones first, of them those of which most missed, of equals those that were farther off. */
export function ledgerGroups(points: readonly LedgerPoint[]): LedgerGroup[] {
  const scored = points.flatMap((point) =>
    point.figures.filter(isScored).map((figure): Scored => ({ point, figure })),
  );
  const groups = grouped(scored, ({ point, figure }) => [
    point.set,
    point.engine,
    point.chip,
    point.chips,
    point.model,
    figure.metric,
  ]);
  const blind = ({ set }: LedgerGroup) => Number(BLIND_SETS.includes(set));
  const share = ({ held, missed }: LedgerGroup) => missed / (held + missed);
  return groups
    .map(groupOf)
    .toSorted(
      (a, b) => blind(b) - blind(a) || share(b) - share(a) || Math.abs(ln(b.ratio)) - Math.abs(ln(a.ratio)),
    );
}

const offBy = ({ figure: { ratio } }: Scored): number => Math.abs(ln(ratio ?? Number.NaN));

function groupOf(scored: readonly [Scored, ...Scored[]]): LedgerGroup {
  const [{ point, figure }] = scored;
  const { set, engine, said, chip, chips, model } = point;
  const middle = (of: (figure: LedgerFigure) => number) =>
    quantile(
      scored.map((each) => of(each.figure)),
      0.5,
    );
  const far = scored.reduce((a, b) => (offBy(b) > offBy(a) ? b : a));
  const ratiosIn = (state: LedgerFigure['state']) =>
    scored
      .flatMap((each) => (each.figure.state === state ? [each.figure.ratio ?? Number.NaN] : []))
      .toSorted((a, b) => a - b);
  const held = ratiosIn('HELD').length;
  return {
    set,
    engine,
    said,
    chip,
    chips,
    model,
    metric: figure.metric,
    held,
    missed: scored.length - held,
    ratio: middle(({ ratio }) => ratio ?? Number.NaN),
    low: middle(({ low, value }) => low / value),
    high: middle(({ high, value }) => high / value),
    heldRatios: ratiosIn('HELD'),
    missedRatios: ratiosIn('MISSED'),
    farthest: { ...far.point, figures: [far.figure] },
  };
}

/** Loads of which nobody has published a figure yet, by chip and model. */
export function ledgerOpen(points: readonly LedgerPoint[]): LedgerOpen[] {
  const open = points.filter(({ figures }) => figures.every(({ state }) => state === 'OPEN'));
  return grouped(open, ({ engine, chip, chips, model }) => [engine, chip, chips, model]).map((same) => {
    const [{ engine, said, chip, chips, model }] = same;
    const rates = same.flatMap(({ figures }) =>
      figures.flatMap(({ metric, value }) => (metric === 'output_tokens_per_s_per_chip' ? [value] : [])),
    );
    const [least, most] = [rates.reduce((a, b) => Math.min(a, b)), rates.reduce((a, b) => Math.max(a, b))];
    return { engine, said, chip, chips, model, loads: same.length, least, most };
  });
}

/** Figures that test nothing, by chip, model and arithmetic. */
export function ledgerAside(points: readonly LedgerPoint[]): LedgerAside[] {
  const aside = points.flatMap(({ set, chip, model, figures }) =>
    figures.flatMap((figure) =>
      figure.why === null ? [] : [{ set, chip, model, why: figure.why, isOutside: isOutside(figure) }],
    ),
  );
  return grouped(aside, ({ set, chip, model, why }) => [set, chip, model, why]).map((same) => {
    const [{ set, chip, model, why }] = same;
    const outside = same.filter((each) => each.isOutside).length;
    return { set, chip, model, figures: same.length, outside, why };
  });
}

function isOutside({ published, low, high }: LedgerFigure): boolean {
  return published !== null && (published < low || published > high);
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => readonly (string | number)[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item).join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
