import type { ContextCurve, Crossing } from '@inferbench/domain/board/context-analysis';
import type { Metric } from '@inferbench/domain/terms/metric';
import type { Slice } from '@inferbench/domain/terms/slice';
import { counted } from '@inferbench/units/english';
import { isSimulated } from '../simulated-metric.ts';
import { contextWords, ordinal } from './words.ts';

interface FindingInput {
  slice: Slice;
  metric: Metric;
  curves: readonly ContextCurve[];
  crossings: readonly Crossing[];
  modelMaxContext: number;
  /** Clear of every other curve at every context; null where none is. */
  leader: ContextCurve | null;
}

/**
 * One sentence from the data: who rises most between the slice's context and the last one that model and memory allow,
 * or the first crossover, or who leads throughout; what is drawn, where curves are of several numbers of chips, or where some go through
 * a published point and others do not: then their order is nobody's.
 */
export function finding({ slice, metric, curves, crossings, modelMaxContext, leader }: FindingInput): string {
  if (!isSimulated(metric)) {
    return 'This metric has no simulated curve: tails and flexibility do not follow from one context.';
  }
  if (curves.length === 0) return 'Nothing of this slice can be simulated.';
  if (!isOneKind(curves))
    return `Simulated over context: ${counted(curves.length, 'system')}, of several sizes or kinds.`;
  const rises = curves
    .filter((curve) => curve.role === 'RANKED')
    .map((curve) => rise(curve, slice.context, modelMaxContext))
    .filter((found) => found !== null)
    .toSorted((a, b) => b.from - b.to - (a.from - a.to));
  const [most] = rises;
  if (most && most.from > most.to) {
    return `Simulated, by value: ${most.label} rises from ${ordinal(most.from)} at ${contextWords(slice.context)} tokens to ${ordinal(most.to)} at ${contextWords(most.context)}.`;
  }
  return withoutRise(leader, crossings);
}

/** The first crossover, or who leads throughout. */
function withoutRise(leader: ContextCurve | null, crossings: readonly Crossing[]): string {
  const first = crossings.find((crossing) => !crossing.beyondModelContext) ?? crossings[0];
  if (first) {
    const kind = first.kind === 'SIMULATED' ? 'Simulated' : 'Measured';
    return `${kind}${first.beyondModelContext ? ", past the model's maximum context" : ''}: ${first.sentence}`;
  }
  const last = leader?.samples.at(-1)?.context;
  return leader && last !== undefined
    ? `Simulated: ${leader.label} leads from ${contextWords(leader.samples[0]?.context ?? 0)} to ${contextWords(last)} tokens; nothing crosses.`
    : 'Simulated: nothing crosses in this slice, and nobody leads throughout.';
}

function isOneKind(curves: readonly ContextCurve[]): boolean {
  return new Set(curves.map(({ chips, anchor }) => `${chips} ${anchor === null}`)).size === 1;
}

interface Rise {
  label: string;
  from: number;
  to: number;
  context: number;
}

function rise(curve: ContextCurve, sliceContext: number, modelMaxContext: number): Rise | null {
  const here = curve.samples.find((sample) => sample.context >= sliceContext);
  const there = curve.samples.findLast((sample) => sample.context <= modelMaxContext);
  return here && there
    ? { label: curve.label, from: here.rank, to: there.rank, context: there.context }
    : null;
}
