import { sharedHeads } from '@inferbench/domain/models/head-group';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import { ok } from '@inferbench/domain/errors/result';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { powInt } from '@inferbench/units/exact-math';
import type { Part } from '../simulation/part.ts';
import { languageModelIn, type Resolved, type SetUp, setUpOf } from '../simulation/set-up.ts';
import { meanDecodeStep } from '../simulation/step-times.ts';
import type { InForce, Technique } from './technique.ts';

/** Tokens are drafted, and one step of the model checks them all. A request states the chance of each, a run what a step gave. */
export const speculation: Technique = {
  fromRequest({ techniques }) {
    if (techniques?.speculative === undefined) return null;
    const { method, draftModel, draftTokens, acceptance } = techniques.speculative;
    return {
      ...checking(method, draftTokens, tokensPerStep(draftTokens, acceptance)),
      draft(on, placement) {
        if (draftModel === undefined) return ok(null);
        const model = languageModelIn(draftModel, on.catalogue);
        return model.ok ? ok(draftSetUp(model.value, on, placement)) : model;
      },
    };
  },
  fromRun({ techniques }) {
    if (techniques.speculative === null) return null;
    const { method, draftModel, draftTokens, meanAcceptedTokens } = techniques.speculative;
    if (draftTokens === null || meanAcceptedTokens === null) {
      return {
        comparability: wordOf(method),
        untold: 'the source does not say how many drafted tokens stand',
      };
    }
    return {
      ...checking(method, draftTokens, meanAcceptedTokens),
      models: draftModel === null ? [] : [draftModel],
      // A draft that the catalogue does not know costs nothing: a bound, as ever.
      draft(on, placement) {
        const model = on.catalogue.models.get(draftModel ?? '');
        return ok(model && isLanguageModel(model) ? draftSetUp(model, on, placement) : null);
      },
    };
  },
};

function wordOf(method: string): string {
  return `speculative:${method}`;
}

/**
 * γ drafted tokens and one step that checks γ + 1 of them cost γ·t_draft + t_verify for the tokens that stand
 * (docs/model.md#techniques).
 */
function checking(method: string, draftTokens: number, tokens: number): InForce {
  return {
    comparability: wordOf(method),
    onToken({ decode, draft }, load) {
      const verify = meanDecodeStep(decode, load, draftTokens + 1);
      const parts: Part[] = [{ kind: 'decode', times: 1 / tokens, copies: 1, step: verify, machine: decode }];
      if (draft !== null) {
        const step = meanDecodeStep(draft, load);
        parts.push({ kind: 'decode', times: draftTokens / tokens, copies: 1, step, machine: draft });
      }
      return parts;
    },
  };
}

/** (1 − a^(γ+1)) ÷ (1 − a) tokens that one step of speculation gives; every proposal stands with the same chance, and one more comes for free. */
export function tokensPerStep(draftTokens: number, acceptance: number): number {
  return acceptance === 1 ? draftTokens + 1 : (1 - powInt(acceptance, draftTokens + 1)) / (1 - acceptance);
}

/**
 * Set-up on the chips of the model that it drafts for: groups of as many as its heads divide into, each with all of
 * it.
 */
function draftSetUp(model: LanguageModel, on: Resolved, placement: Placement): SetUp {
  const { chips } = placement;
  let group = attentionRanks(placement).chips;
  while (sharedHeads(model) % group !== 0) group -= 1;
  const replicas = Math.max(1, Math.floor(chips / group));
  return setUpOf(model, on, { ...ONE_CHIP, chips: group * replicas, tensorParallel: group, replicas });
}
