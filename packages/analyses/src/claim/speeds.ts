import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ClaimReading, ClaimRequest } from '@inferbench/domain/simulation/claim';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulatedTimes } from '@inferbench/domain/simulation/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';

export type Level = 'ideal' | 'attainable';

/** Tokens per second in each sense, at each level. */
export type Speeds = Readonly<Record<Level, Readonly<Record<ClaimReading, number>>>>;

export interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

const DEFAULT_OUTPUT_TOKENS = 512;

/** Prompt and answer that fill the context, as far as the claim does not state them. */
export function lengthsOf(
  { inputTokens, outputTokens }: Partial<Pick<ClaimRequest, 'inputTokens' | 'outputTokens'>>,
  context: number,
): Lengths {
  const shortest = Math.max(1, Math.floor(context / 2));
  const left = inputTokens === undefined ? Math.min(DEFAULT_OUTPUT_TOKENS, shortest) : context - inputTokens;
  const answer = Math.max(1, outputTokens ?? left);
  return { inputTokens: Math.max(1, inputTokens ?? context - answer), outputTokens: answer };
}

export interface ClaimSystem {
  base: Pick<
    SimulateRequest,
    | 'chip'
    | 'model'
    | 'chips'
    | 'tp'
    | 'pp'
    | 'ep'
    | 'dp'
    | 'weightPrecision'
    | 'activationPrecision'
    | 'kvPrecision'
  >;
  catalogue: CatalogueView;
}

/**
 * Steady decode of one user = 1 ÷ step at the full context; with its prompt = answer ÷ (prefill + every decode step) of a
 * static batch; all users together = batch ÷ step.
 */
export function speedsAt(
  { base, catalogue }: ClaimSystem,
  at: { batch: number; context: number } & Lengths,
): Result<Speeds, InferbenchError> {
  const { batch, context, inputTokens, outputTokens } = at;
  const decode = simulate({ ...base, phase: 'decode', batch, context }, catalogue);
  if (!decode.ok) return decode;
  const whole = simulate({ ...base, phase: 'generate', batch, inputTokens, outputTokens }, catalogue);
  if (!whole.ok) return whole;
  const speeds = (step: SimulatedTimes, run: SimulatedTimes) => ({
    one_user: step.decodeTokensPerSec ?? 0,
    one_user_with_prompt: outputTokens / (run.e2eLatencySec ?? Number.POSITIVE_INFINITY),
    all_users: step.outputTokensPerSec ?? 0,
  });
  return ok({
    ideal: speeds(decode.value.ideal, whole.value.ideal),
    attainable: speeds(decode.value.attainable, whole.value.attainable),
  });
}
