import { keyedPart } from '@inferbench/domain/scores/comparability';
import type { Assumption, AssumptionName, MetricComparison } from '@inferbench/domain/board/comparison';
import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import { formatNumber } from '@inferbench/units/format';

const stated = (text: string | null) => text ?? 'not stated';
const inWords = (text: string | null) => stated(text).toLowerCase().replaceAll('_', ' ');
const rounded = (text: string | null) => (text === null ? 'not stated' : formatNumber(Number(text)));

/** What a difference means for the figures; what has no entry is the subject of the comparison. */
const WORDS: Partial<Record<AssumptionName, (a: string | null, b: string | null) => string>> = {
  CHIPS: (a, b) =>
    `The systems have ${stated(a)} and ${stated(b)} chips: latency and speed of one user are of the whole system.`,
  WEIGHT_PRECISION: (a, b) => `Weights are stored as ${stated(a)} and ${stated(b)}.`,
  KV_PRECISION: (a, b) => `The KV cache is stored as ${stated(a)} and ${stated(b)}.`,
  BATCH: (a, b) => `The exact batches differ inside the slice: ${rounded(a)} and ${rounded(b)}.`,
  BATCH_BASIS: (a, b) => `The batch is ${inWords(a)} for one and ${inWords(b)} for the other.`,
  CONTEXT: (a, b) => `The exact contexts differ inside the slice: ${rounded(a)} and ${rounded(b)} tokens.`,
  POWER_BOUNDARY: (a, b) => `Power was taken at different boundaries: ${inWords(a)} and ${inWords(b)}.`,
  COST_BASIS: (a, b) => `Of one the prices are ${inWords(a)}, of the other ${inWords(b)}.`,
  EVIDENCE_GRADE: (a, b) => `The evidence is not equally strong: ${stated(a)} and ${stated(b)}.`,
  KIND: (a, b) => `One is ${inWords(a)}, the other ${inWords(b)}.`,
  SOURCE_GRADE: (a, b) => `The publications are not equally controlled: grade ${stated(a)} and ${stated(b)}.`,
};

/** Words for those of which it is said, too, that only one of the two states them. */
const OPEN: Partial<Record<AssumptionName, string>> = {
  FRAMEWORK: 'the serving stack',
  KV_PRECISION: 'the precision of the KV cache',
};

/** What to beware of when reading one beside the other, in sentences. */
export function cautionsOf(
  assumptions: readonly Assumption[],
  metrics: readonly MetricComparison[],
): string[] {
  return [...assumptions.flatMap(ofAssumption), ...metrics.flatMap(ofKeys), ...ofPoints(metrics)];
}

function ofAssumption({ what, a, b, differs }: Assumption): string[] {
  const words = WORDS[what];
  if (differs === true && words !== undefined) return [words(a, b)];
  const open = OPEN[what];
  return differs === null && a !== b && open !== undefined ? [`Only one of the two states ${open}.`] : [];
}

/** Cautions where both have a value, and no key in common. */
function ofKeys({ metric, a, b }: MetricComparison): string[] {
  const [own, other] = [a.comparabilityKey, b.comparabilityKey];
  if (own === null || other === null || own === other) return [];
  const part = (key: string) =>
    METRIC_DEFINITIONS[metric].keyed === 'nothing' ? key : (keyedPart(key) ?? key);
  const [left, right] = part(own) === part(other) ? [own, other] : [inWords(part(own)), inWords(part(other))];
  return [`By ${METRIC_DEFINITIONS[metric].phrase} the two are not comparable: ${left} and ${right}.`];
}

/** The best values of a system may come from several of its points. */
function ofPoints(metrics: readonly MetricComparison[]): string[] {
  return (['a', 'b'] as const).flatMap((side) => {
    const points = new Set(metrics.flatMap((metric) => metric[side].pointId ?? []));
    return points.size > 1
      ? [
          `Values of ${side.toUpperCase()} come from ${points.size} of its points: no single run reached them all.`,
        ]
      : [];
  });
}
