import type { ContextAnalysis, CurveSample } from '@inferbench/domain/context-analysis';
import { formatNumber } from '@inferbench/units/format';
import { formatValue } from '../words/numbers.ts';

/** A system at one context, best first. */
export interface AtContext {
  system: string;
  label: string;
  sample: CurveSample;
}

/** Simulated values at the sampled context nearest to the one asked for; a system whose memory is full there has none. */
export function atContext({ curves, higherIsBetter }: ContextAnalysis, context: number): AtContext[] {
  const contexts = [...new Set(curves.flatMap(({ samples }) => samples.map((sample) => sample.context)))];
  const nearest = nearestTo(contexts, context);
  return curves
    .flatMap(({ system, label, samples }) => {
      const sample = samples.find((each) => each.context === nearest);
      return sample === undefined ? [] : [{ system, label, sample }];
    })
    .toSorted((a, b) => (higherIsBetter ? b.sample.value - a.sample.value : a.sample.value - b.sample.value));
}

function nearestTo(contexts: readonly number[], wanted: number): number {
  const octaves = (context: number) => Math.abs(Math.log2(context / wanted));
  return contexts.reduce(
    (best, each) => (octaves(each) < octaves(best) ? each : best),
    contexts[0] ?? wanted,
  );
}

/** "At 32,768 tokens (simulated): MI300X (vLLM) leads at 30 TOPS per chip, before H100 (vLLM) at 28; memory of Gaudi 2 is full." */
export function atContextSentence(analysis: ContextAnalysis, context: number): string {
  const here = atContext(analysis, context);
  const [first, second] = here;
  if (first === undefined) return `At ${formatNumber(context)} tokens nothing is simulated.`;
  const names = new Set(here.map(({ system }) => system));
  const full = analysis.curves.filter(({ system }) => !names.has(system)).map(({ label }) => label);
  const then = second === undefined ? '' : `, before ${second.label} at ${formatValue(second.sample.value)}`;
  const ended = full.length === 0 ? '' : `; memory is full for ${full.join(', ')}`;
  return `At ${formatNumber(first.sample.context)} tokens (simulated): ${first.label} leads at ${formatValue(first.sample.value)} ${analysis.unit}${then}${ended}.`;
}
