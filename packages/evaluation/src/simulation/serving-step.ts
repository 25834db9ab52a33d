import type { KeyLocality, StepLoad } from '@inferbench/domain/operator-graph';
import { meanContext } from '@inferbench/domain/point';
import type { StepTime } from '@inferbench/domain/simulation';
import type { StackTerms } from '@inferbench/domain/stack-terms';
import { attendedPairs, cachedKeys, decodeLoad } from '@inferbench/domain/step-load';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { SLOT, SLOT_COUNT, slot } from '@inferbench/simulator/slot';
import type { PromptPieces, StepMix } from '@inferbench/simulator/step-mix';
import type { SetUp } from './set-up.ts';
import { type GenerationLoad, mixedPlanOf, stepOf } from './step-times.ts';

/** Most prompt tokens of a step where nobody says: the default of vLLM's scheduler for online serving on large chips. */
export const PROMPT_BUDGET_TOKENS = 8192;

export interface ServingMean extends GenerationLoad {
  /** Of a prompt, computed already. */
  cachedTokens?: number;
  budgetTokens?: number;
}

/** The mean step of a steady state: one answer token of every sequence. */
export interface ServingStep {
  step: StepTime;
  /** Of the stack that was named; the attainable time without one. */
  expectedSec: number;
  /** Steps that compute pieces of prompts, of all steps: more than one where prompts need more than their budget. */
  mixedShare: number;
}

/**
 * Each of n sequences on a rank is followed by another one once in OSL steps, whose prompt joins the steps of the others: piece by
 * piece within a budget of tokens, several at once where that many come. TPOT = t_dec + share · (t_mixed − t_dec).
 */
export function servingStep(setUp: SetUp, load: ServingMean, stack?: StackTerms): ServingStep {
  const { inputTokens, outputTokens, cachedTokens = 0, budgetTokens = PROMPT_BUDGET_TOKENS } = load;
  const plan = mixedPlanOf(setUp);
  const reaches: (KeyLocality | null)[] = [...plan.localities, null];
  const sequences = load.batch / attentionRanks(setUp.placement).count;
  const newest = decodeLoad(sequences, meanContext(load));
  const answers: StepMix = {
    sequences,
    tokensPerSequence: 1,
    keys: reaches.map((locality) => attendedPairs(newest, locality)),
    prompt: NO_PROMPT,
  };
  const decode = plan.mixed(answers, new Float64Array(SLOT_COUNT), stack);
  const computed = inputTokens - cachedTokens;
  if (computed <= 0) return meanOf(decode, decode, 0);
  const perStep = (sequences * computed) / outputTokens;
  const piece = Math.min(computed, budgetTokens);
  const tokens = Math.min(budgetTokens, Math.max(piece, perStep));
  const prompt = piecesOf({ cachedTokens, computed, piece }, tokens, reaches);
  const mixed = plan.mixed({ ...answers, prompt }, new Float64Array(SLOT_COUNT), stack);
  return meanOf(decode, mixed, perStep / tokens);
}

const NO_PROMPT: PromptPieces = { tokens: 0, pieces: 0, pairs: [], keys: [], finished: 0 };

interface Prompt {
  cachedTokens: number;
  computed: number;
  piece: number;
}

/** So many tokens of prompts in pieces of one size: pairs are those of the prompt, shared out; each piece reads what lies before it. */
function piecesOf(
  { cachedTokens: pastTokens, computed, piece }: Prompt,
  tokens: number,
  reaches: readonly (KeyLocality | null)[],
): PromptPieces {
  const whole: StepLoad = { sequences: 1, newTokens: computed, pastTokens };
  const middle: StepLoad = {
    sequences: tokens / piece,
    newTokens: piece,
    pastTokens: pastTokens + (computed - piece) / 2,
  };
  return {
    tokens,
    pieces: tokens / piece,
    pairs: reaches.map((locality) => (attendedPairs(whole, locality) * tokens) / computed),
    keys: reaches.map((locality) => cachedKeys(middle, locality)),
    finished: tokens / computed,
  };
}

function meanOf(decode: Float64Array, mixed: Float64Array, mixedShare: number): ServingStep {
  const mean = decode.map((value, index) => value + mixedShare * ((mixed[index] ?? 0) - value));
  return { step: stepOf(mean), expectedSec: slot(mean, SLOT.expectedSec), mixedShare };
}
