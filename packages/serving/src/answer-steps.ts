import { streamKey, STREAM, uniform } from './counter-random.ts';
import type { Speculation } from './load.ts';

/** Lengths under speculation grow by a mean yield, which is no whole number: they are counted in parts of a token. */
export const UNITS_PER_TOKEN = 32;

/** Answers of more tokens take their number of steps from the central limit theorem of renewals. */
const MOST_DRAWN_SINGLY = 64;

/** How the tokens of answers become steps. */
export interface AnswerSteps {
  /** Tokens that a step computes for each sequence: drafts and one. */
  tokensPerStep: number;
  /** Mean tokens that a step adds to an answer, in units, and units a token: 1 and 1 without drafts. */
  strideUnits: number;
  unitsPerToken: number;
  /** Decode steps after the first token. */
  stepsOf(request: number, outputTokens: number): number;
}

const ONE_BY_ONE: AnswerSteps = {
  tokensPerStep: 1,
  strideUnits: 1,
  unitsPerToken: 1,
  stepsOf: (_, outputTokens) => outputTokens - 1,
};

/**
 * A step yields Y = 1 … γ + 1 tokens, P(Y > j) = aʲ (Y. Leviathan et al., 2023): mean Σ aʲ. How many steps an answer takes is drawn
 * once: the fewest whose yields sum to its tokens.
 */
export function answerSteps(speculation: Speculation | null, seed: number): AnswerSteps {
  if (speculation === null || speculation.draftTokens === 0) return ONE_BY_ONE;
  const { draftTokens, acceptance } = speculation;
  const key = streamKey(seed, STREAM.yields);
  // Σ P(Y > j), Σ j·P(Y > j).
  let mean = 0;
  let weighted = 0;
  for (let j = 0, share = 1; j <= draftTokens; j += 1, share *= acceptance) {
    mean += share;
    weighted += j * share;
  }
  // E[Y²] = Σ (2j + 1)·P(Y > j).
  const variance = 2 * weighted + mean - mean * mean;
  const overshoot = weighted / mean;

  function drawnSingly(request: number, tokens: number): number {
    let steps = 0;
    for (let left = tokens; left > 0; steps += 1) {
      const u = uniform(key, request, steps);
      let tokensOfStep = 1;
      for (let share = acceptance; tokensOfStep <= draftTokens && u < share; share *= acceptance)
        tokensOfStep += 1;
      left -= tokensOfStep;
    }
    return steps;
  }

  function drawnAtOnce(request: number, tokens: number): number {
    // Twelve uniforms less six: mean 0, variance 1 (and no function that engines round differently).
    let normal = -6;
    for (let draw = 0; draw < 12; draw += 1) normal += uniform(key, request, draw);
    const spread = Math.sqrt((tokens * variance) / (mean * mean * mean));
    const steps = Math.round((tokens + overshoot) / mean + spread * normal);
    return Math.min(tokens, Math.max(Math.ceil(tokens / (draftTokens + 1)), steps));
  }

  return {
    tokensPerStep: draftTokens + 1,
    strideUnits: Math.max(1, Math.round(mean * UNITS_PER_TOKEN)),
    unitsPerToken: UNITS_PER_TOKEN,
    stepsOf: (request, outputTokens) => {
      const tokens = outputTokens - 1;
      return tokens <= MOST_DRAWN_SINGLY ? drawnSingly(request, tokens) : drawnAtOnce(request, tokens);
    },
  };
}
