import { answerSteps } from './answer-steps.ts';
import type { Speculation } from './load.ts';
import { PromptPieces } from './prompt-pieces.ts';
import { type Requests, STATE } from './requests.ts';
import type { Pool } from './scheduler.ts';
import type { StepClock } from './step-clock.ts';
import type { Window } from './steady-window.ts';

/** Parts of the mean time to first token. */
export interface FirstTokenParts {
  ingestSec: number;
  /** Time from when a scheduler sees a request until its prompt enters a step. */
  queueSec: number;
  /** The prompt by itself on an engine that does nothing else. */
  prefillSec: number;
  /** What other requests in the same steps, and steps in between, add to that. */
  interferenceSec: number;
}

/** Means over the requests of a window; null if none was answered. */
export function firstTokenParts(
  pool: Pool,
  requests: Requests,
  { from, to }: Window,
  speculation: Speculation | null,
): FirstTokenParts | null {
  const { arrivalSec, visibleSec, admittedSec, firstTokenSec, state } = requests;
  const aloneSec = promptAlone(pool, answerSteps(speculation, 0).tokensPerStep);
  let [n, ingestSec, queueSec, prefillSec, restSec] = [0, 0, 0, 0, 0];
  for (let i = from; i < to; i += 1) {
    if (state[i] !== STATE.done) continue;
    const admitted = admittedSec[i] ?? 0;
    const visible = visibleSec[i] ?? 0;
    const alone = aloneSec(requests.inputTokens[i] ?? 0, requests.cachedTokens[i] ?? 0);
    n += 1;
    ingestSec += visible - (arrivalSec[i] ?? 0);
    queueSec += admitted - visible;
    prefillSec += alone;
    restSec += (firstTokenSec[i] ?? 0) - admitted - alone;
  }
  if (n === 0) return null;
  return {
    ingestSec: ingestSec / n,
    queueSec: queueSec / n,
    prefillSec: prefillSec / n,
    interferenceSec: restSec / n,
  };
}

const clocks = new WeakMap<StepClock, Map<string, number>>();

/** Seconds of a prompt in steps of its own, worked out once a clock for each length. */
function promptAlone({ clock, scheduler }: Pool, tokensPerStep: number) {
  const known = clocks.get(clock) ?? new Map<string, number>();
  clocks.set(clock, known);
  const budget = scheduler.chunked ? scheduler.tokenBudget : null;
  const pieces = new PromptPieces(clock.reaches);
  const noKeys = new Float64Array(clock.reaches.length + 1);
  return (inputTokens: number, cachedTokens: number): number => {
    const key = `${inputTokens} ${cachedTokens} ${budget} ${tokensPerStep}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const most = budget ?? inputTokens;
    let sec = 0;
    for (let past = cachedTokens; past < inputTokens;) {
      const tokens = Math.min(most, inputTokens - past);
      pieces.clear();
      pieces.add(tokens, past, past + tokens === inputTokens);
      sec += clock.mixed(0, tokensPerStep, noKeys, pieces);
      past += tokens;
    }
    known.set(key, sec);
    return sec;
  };
}
