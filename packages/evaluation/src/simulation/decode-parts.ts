import { powInt } from '@inferbench/units/exact-math';
import type { Part } from './part.ts';
import type { SetUp } from './set-up.ts';
import { meanStep, stepTime } from './step-times.ts';

export interface DecodeWork {
  setUp: SetUp;
  /** Model that drafts tokens for it; null where drafting costs nothing. */
  draft: SetUp | null;
  /** Null where every step gives one token. */
  speculation: Speculation | null;
}

export interface Speculation {
  draftTokens: number;
  /** Tokens that a step gives on average. */
  tokensPerStep: number;
}

/** Mean step over some contexts. */
function stepOver(setUp: SetUp, batch: number, contexts: readonly number[], newTokens?: number) {
  const more = newTokens === undefined ? {} : { newTokens };
  return meanStep(contexts.map((context) => stepTime('decode', setUp, { batch, context, ...more })));
}

/**
 * One answer token of every sequence. Speculation: γ drafted tokens and one step that checks γ + 1 of them cost
 * γ·t_draft + t_verify for the tokens that stand (simulator.md 1.2).
 */
export function tokenParts(
  { setUp, draft, speculation }: DecodeWork,
  batch: number,
  contexts: readonly number[],
): Part[] {
  if (speculation === null) {
    return [{ kind: 'decode', times: 1, copies: 1, step: stepOver(setUp, batch, contexts), machine: setUp }];
  }
  const { draftTokens, tokensPerStep: tokens } = speculation;
  const verify = stepOver(setUp, batch, contexts, draftTokens + 1);
  const parts: Part[] = [{ kind: 'decode', times: 1 / tokens, copies: 1, step: verify, machine: setUp }];
  if (draft !== null) {
    const step = stepOver(draft, batch, contexts);
    parts.push({ kind: 'decode', times: draftTokens / tokens, copies: 1, step, machine: draft });
  }
  return parts;
}

/** (1 − a^(γ+1)) ÷ (1 − a) tokens that one step of speculation gives; every proposal stands with the same chance, and one more comes for free. */
export function tokensPerStep(draftTokens: number, acceptance: number): number {
  return acceptance === 1 ? draftTokens + 1 : (1 - powInt(acceptance, draftTokens + 1)) / (1 - acceptance);
}
