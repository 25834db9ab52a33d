import type { Claim, ClaimCell, ClaimRequest } from '@inferbench/domain/simulation/claim';
import { stateOf } from './readings.ts';
import { type ClaimSystem, lengthsOf, speedsAt } from './speeds.ts';

const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const;
const FIRST_CONTEXT = 1024;

/** Powers of two up to the longest context of the model, and the claim's own. */
function contextsAround(context: number, longest: number): number[] {
  const contexts = new Set([context]);
  for (let at = FIRST_CONTEXT; at <= longest; at *= 2) contexts.add(at);
  return [...contexts].toSorted((a, b) => a - b);
}

/** Where each reading can hold: every batch and context with its state. */
export function regionOf(
  system: ClaimSystem,
  { context, batch, tokensPerSec }: ClaimRequest,
  longest: number,
): Claim['region'] {
  const batches = [...new Set([...BATCHES, batch ?? 1])].toSorted((a, b) => a - b);
  const contexts = contextsAround(context, longest);
  const cells = contexts.flatMap((at) =>
    batches.map((size): ClaimCell => {
      const speeds = speedsAt(system, { batch: size, context: at, ...lengthsOf({}, at) });
      const cell = { batch: size, context: at };
      if (!speeds.ok) {
        const none = 'does_not_fit' as const;
        return { ...cell, oneUser: none, oneUserWithPrompt: none, allUsers: none };
      }
      return {
        ...cell,
        oneUser: stateOf(tokensPerSec, speeds.value, 'one_user'),
        oneUserWithPrompt: stateOf(tokensPerSec, speeds.value, 'one_user_with_prompt'),
        allUsers: stateOf(tokensPerSec, speeds.value, 'all_users'),
      };
    }),
  );
  return { batches, contexts, cells };
}
