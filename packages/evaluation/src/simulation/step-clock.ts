import type { KeyLocality } from '@inferbench/domain/models/operator-graph';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import type { PromptMix, StepClock } from '@inferbench/serving/step-clock';
import { SLOT, SLOT_COUNT, slot } from '@inferbench/simulator/slot';
import type { StepMix } from '@inferbench/simulator/step-mix';
import { attendedKeys, attendedPairs, readKeys, reachTokens } from './attended-keys.ts';
import { contextLines } from './context-lines.ts';
import type { SetUp } from './set-up.ts';
import { mixedPlanOf } from './step-times.ts';

/** Name of one of the three times that a clock tells. */
export type ClockLevel = 'ideal' | 'attainable' | 'expected';

const SLOT_OF = { ideal: SLOT.idealSec, attainable: SLOT.attainableSec, expected: SLOT.expectedSec } as const;

/**
 * Steps of one rank of a set-up while every other rank does as much. Lines are kept for each number of sequences and of their
 * tokens, exactly; nothing is allocated in a call for one that is known, nor for a mixed step.
 */
export function stepClock(setUp: SetUp, level: ClockLevel, terms: StackTerms | null = null): StepClock {
  const plan = mixedPlanOf(setUp);
  const { localities } = plan;
  const reaches = [...new Set(localities.flatMap((locality) => reachTokens(locality) ?? []))].toSorted(
    (one, other) => one - other,
  );
  const whole = reaches.length;
  // Where each reach of the plan is found among those of the clock.
  const places = localities
    .map((locality) => reaches.indexOf(reachTokens(locality) ?? -1))
    .map((at) => (at < 0 ? whole : at));
  const out = new Float64Array(SLOT_COUNT);
  const index = SLOT_OF[level];
  const asked = emptyMix(localities);
  const noPrompt: PromptMix = { tokens: 0, pieces: 0, finished: 0, pairs: [], keys: [] };

  function mixed(
    sequences: number,
    tokensPerSequence: number,
    keys: ArrayLike<number>,
    prompt: PromptMix,
  ): number {
    const { prompt: pieces } = asked;
    asked.sequences = sequences;
    asked.tokensPerSequence = tokensPerSequence;
    pieces.tokens = prompt.tokens;
    pieces.pieces = prompt.pieces;
    pieces.finished = prompt.finished;
    const wholeKeys = keys[whole] ?? 0;
    for (let at = 0; at < localities.length; at += 1) {
      const locality = localities[at] ?? null;
      const place = places[at] ?? whole;
      asked.keys[at] = attendedKeys(locality, keys[place] ?? 0, sequences);
      pieces.pairs[at] = attendedPairs(locality, prompt.pairs[place] ?? 0, prompt.tokens);
      pieces.keys[at] = readKeys(
        locality,
        { keys: prompt.keys[place] ?? 0, whole: prompt.keys[whole] ?? 0 },
        prompt,
      );
    }
    asked.keys[localities.length] = wholeKeys;
    pieces.pairs[localities.length] = prompt.pairs[whole] ?? 0;
    pieces.keys[localities.length] = prompt.keys[whole] ?? 0;
    return slot(plan.mixed(asked, out, terms), index);
  }

  const line = contextLines({
    reaches,
    longest: setUp.model.maxContextTokens,
    step: (sequences, tokensPerSequence, keys) => mixed(sequences, tokensPerSequence, keys, noPrompt),
  });
  return { reaches, line, mixed };
}

interface FilledMix extends StepMix {
  keys: Float64Array;
  prompt: StepMix['prompt'] & { pairs: Float64Array; keys: Float64Array };
}

/** Filled anew by every call. */
function emptyMix(localities: readonly KeyLocality[]): FilledMix {
  const sums = () => new Float64Array(localities.length + 1);
  return {
    sequences: 0,
    tokensPerSequence: 1,
    keys: sums(),
    prompt: { tokens: 0, pieces: 0, pairs: sums(), keys: sums(), finished: 0 },
  };
}
