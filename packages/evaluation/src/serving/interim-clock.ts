import { SLOT, SLOT_COUNT } from '@inferbench/simulator/slot';
import type { StackTerms } from '@inferbench/domain/stack-terms';
import type { PromptMix, StepClock, StepLine } from '@inferbench/serving/step-clock';
import type { SetUp } from '../simulation/set-up.ts';
import { planOf } from '../simulation/step-times.ts';

/** Times of steps as sums of a decode step and a prompt, until steps are mixtures. */
export function stepClock(setUp: SetUp, terms: StackTerms): StepClock {
  const decode = planOf(setUp, setUp.decode);
  const prefill = planOf(setUp, setUp.prefill);
  const out = new Float64Array(SLOT_COUNT);
  const lines = new Map<string, { at: number; line: StepLine }>();
  const decodeSec = (n: number, tokens: number, context: number) =>
    decode.at(n, context, out, { newTokens: tokens, stack: terms })[SLOT.expectedSec] ?? 0;
  function line(n: number, tokens: number, context: number): StepLine {
    const key = `${n} ${tokens}`;
    const known = lines.get(key);
    if (known && known.at <= context && context <= known.line.validToContext) return known.line;
    const to = Math.max(2 * context, 256);
    const [low, high] = [decodeSec(n, tokens, context), decodeSec(n, tokens, to)];
    const slope = (high - low) / (n * (to - context));
    const made = { sec: low - slope * n * context, secPerKey: [slope], validToContext: to };
    lines.set(key, { at: context, line: made });
    return made;
  }
  return {
    reaches: [],
    line,
    mixed(n: number, tokens: number, keys: ArrayLike<number>, prompt: PromptMix) {
      let sec = 0;
      if (n > 0) {
        const total = keys[keys.length - 1] ?? 0;
        const at = line(n, tokens, total / n);
        sec += at.sec + (at.secPerKey[0] ?? 0) * total;
      }
      if (prompt.tokens > 0) {
        const context = Math.max(prompt.tokens, prompt.keys[prompt.keys.length - 1] ?? prompt.tokens);
        sec +=
          prefill.at(1, context, out, { newTokens: prompt.tokens, stack: terms, finished: prompt.finished })[
            SLOT.expectedSec
          ] ?? 0;
      }
      return sec;
    },
  };
}
