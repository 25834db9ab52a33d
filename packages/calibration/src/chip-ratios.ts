import { chipRelation } from '@inferbench/domain/chips/hardware-family';
import { ChipRelation, type RatioError, RegimeError } from '@inferbench/domain/scores/calibration';
import type { AccuracyPair } from '@inferbench/domain/simulation/accuracy';
import { exp, ln } from '@inferbench/units/exact-math';
import { INSIDE, regimeOf } from './error-bars.ts';
import type { RegimeRow } from './regime-row.ts';
import { quantile, rounded } from './statistics.ts';

/** Relations of fewer pairs have the band of their whole regime. */
const LEAST_PAIRS = 40;
/** Pairs that are committed, about: enough to see whether two thirds lie inside. */
const SAMPLED = 400;

/**
 * Pairs of held-out figures that are alike in all but the chip: one source, stack, version, layout, load, model and metric. Repeats
 * of one chip are one, by the first of them. Families without constants of their own have none.
 */
export function chipPairs(rows: readonly RegimeRow[]): AccuracyPair[] {
  const alike = new Map<string, Map<string, RegimeRow>>();
  for (const each of rows) {
    const { chip } = each.observation.resolved;
    if (chip.family !== 'simt' || each.observation.version === null) continue;
    const key = alikeKey(each);
    const known = alike.get(key) ?? new Map<string, RegimeRow>();
    alike.set(key, known);
    if (!known.has(chip.slug)) known.set(chip.slug, each);
  }
  return [...alike.values()].flatMap((by) => {
    const sides = [...by.values()].toSorted((a, b) => (a.row.chip < b.row.chip ? -1 : 1));
    return sides.flatMap((a, index) => sides.slice(index + 1).map((b) => pairOf(a, b)));
  });
}

/** All that two figures of a pair share. */
function alikeKey({ observation }: RegimeRow): string {
  const { document, harness, metric, statistic, framework, version, boundary, inFlight, answerTokens } =
    observation;
  const source = [document, harness, metric, statistic, boundary];
  const load = [inFlight, answerTokens, { ...observation.request, chip: null }];
  return JSON.stringify([source, framework, version, load]);
}

function pairOf(a: RegimeRow, b: RegimeRow): AccuracyPair {
  const [chip, other] = [a.observation.resolved.chip, b.observation.resolved.chip];
  return {
    document: a.row.document,
    rowIds: [a.row.rowId, b.row.rowId],
    chips: [chip.slug, other.slug],
    metric: a.row.metric,
    phase: regimeOf(a.row),
    relation: chipRelation(chip, other),
    measured: rounded(a.row.measured / b.row.measured),
    heldOut: rounded(a.row.heldOut / b.row.heldOut),
  };
}

/** Distance of an expected ratio from the measured one, in logarithms. */
export function ratioDistance({ heldOut, measured }: Pick<AccuracyPair, 'heldOut' | 'measured'>): number {
  return Math.abs(ln(heldOut / measured));
}

/** Half-widths of the bands of ratios, by regime and by how near the chips are: two thirds of the pairs lie inside. */
export function ratioErrors(pairs: readonly AccuracyPair[]): RatioError[] {
  return RegimeError.shape.phase.options.flatMap((phase) => {
    const ofPhase = pairs.filter((pair) => pair.phase === phase);
    if (ofPhase.length === 0) return [];
    return ChipRelation.options.map((relation): RatioError => {
      const own = ofPhase.filter((pair) => pair.relation === relation);
      const of = own.length < LEAST_PAIRS ? ofPhase : own;
      return { phase, relation, share: exp(quantile(of.map(ratioDistance), INSIDE)) - 1, pairs: of.length };
    });
  });
}

/** Takes every so many of the pairs, in their order. */
export function sampledPairs(pairs: readonly AccuracyPair[]): AccuracyPair[] {
  const step = Math.max(1, Math.floor(pairs.length / SAMPLED));
  return pairs.filter((_, index) => index % step === 0);
}
