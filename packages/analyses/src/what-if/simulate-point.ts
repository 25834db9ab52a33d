import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { type Outcome, outcomeOf } from '@inferbench/domain/errors/outcome';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { OperatingPoint, PointPhases } from '@inferbench/domain/simulation/what-if';
import { simulate } from '@inferbench/evaluation/simulate';

/** One chip at the operating point: a static batch from prompts to last token, and its two phases by themselves. */
export interface SimulatedPoint {
  /** What was asked of the engine, for the command line to ask again. */
  requests: Readonly<Record<keyof PointPhases, SimulateRequest>>;
  /** All three, or why the batch does not run. */
  phases: Outcome<PointPhases>;
}

export function simulatePoint(slug: string, point: OperatingPoint, catalogue: CatalogueView): SimulatedPoint {
  const { inputTokens, outputTokens, ...rest } = point;
  const base = { chip: slug, ...rest };
  const whole = { ...base, phase: 'generate' as const, inputTokens, outputTokens };
  const generate = simulate(whole, catalogue);
  // Prompts alone may fit on fewer chips; both phases stand on the chips and the split of the whole.
  const split = generate.ok ? splitOf(generate.value) : {};
  const requests = {
    generate: whole,
    prefill: { ...base, ...split, phase: 'prefill' as const, inputTokens },
    decode: { ...base, ...split, phase: 'decode' as const, inputTokens, outputTokens },
  };
  if (!generate.ok) return { requests, phases: outcomeOf(generate) };
  const prefill = simulate(requests.prefill, catalogue);
  if (!prefill.ok) return { requests, phases: outcomeOf(prefill) };
  const decode = simulate(requests.decode, catalogue);
  if (!decode.ok) return { requests, phases: outcomeOf(decode) };
  const value = { generate: generate.value, prefill: prefill.value, decode: decode.value };
  return { requests, phases: { ok: true, value } };
}

function splitOf({ placement }: SimulateResult) {
  const { chips, tensorParallel: tp, pipelineParallel: pp, expertParallel: ep, replicas: dp } = placement;
  const { attentionParallel } = placement;
  return {
    chips,
    tp,
    pp,
    dp,
    ...(ep === 1 ? {} : { ep }),
    ...(attentionParallel === 1 ? {} : { attentionParallel }),
  };
}
