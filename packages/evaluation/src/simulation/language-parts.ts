import { meanContext } from '@inferbench/domain/runs/point';
import type { StepTime } from '@inferbench/domain/scores/simulation';
import { attentionRanks } from '@inferbench/simulator/attention-ranks';
import { capacityOf } from '@inferbench/simulator/capacity';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { batchHalvesAt, kvPressure } from '@inferbench/simulator/kv-pressure';
import type { InForce, Piece, Pools, TokenLoad } from '../techniques/technique.ts';
import type { Part } from './part.ts';
import type { Stretches, UnitRequest } from './phase-answer.ts';
import { generationContexts, meanDecodeStep, oneReplica, promptTime, stepTime } from './step-times.ts';
import type { Held, Work } from './work.ts';

/** A language model on its chips, under the techniques in force. */
export interface LanguageWork extends Pools {
  techniques: readonly InForce[];
}

export function languageWorkOn(on: LanguageWork): Work {
  const { decode, prefill, apart } = on;
  const { placement } = decode;
  const chips = placement.chips + (apart ? prefill.placement.chips : 0);
  const held = (load: Held) => ({ graph: decode.decode, chip: decode.chip, placement, ...load });
  return {
    placement: apart ? { ...placement, chips } : placement,
    prompts: {
      ranks: attentionRanks(prefill.placement).count,
      apart,
      between: (decode.fitted ?? CALIBRATION).promptShare,
    },
    stretches: (unit) => languageParts(unit, on),
    capacity: (load) => capacityOf(held(load)),
    pressure: (load) => ({
      kvPressure: kvPressure(held(load)),
      batchHalvesAtContext: batchHalvesAt(held(load)),
    }),
  };
}

/**
 * prefill: a batch of prompts · decode: one step · generate: all prompts of a static batch, and its mean step · serving:
 * per answer token, B ÷ OSL prompts that are computed between two steps. Chips of their own compute prompts meanwhile.
 */
function languageParts(unit: UnitRequest, work: LanguageWork): Stretches<Part> {
  const { phase, batch, inputTokens = 1, outputTokens = 1 } = unit;
  switch (phase) {
    case 'prefill':
      return { prefill: batchPrefill(work, batch, inputTokens), token: [] };
    case 'generate': {
      const contexts = generationContexts({ inputTokens, outputTokens });
      return {
        prefill: batchPrefill(work, batch, inputTokens),
        token: tokenParts(work, { batch, contexts }),
      };
    }
    case 'serving': {
      const contexts = [meanContext({ inputTokens, outputTokens })];
      return { prefill: onePrompt(work, inputTokens), token: tokenParts(work, { batch, contexts }) };
    }
    case 'decode':
    case 'image':
    case 'op': {
      const context = unit.context ?? meanContext({ inputTokens, outputTokens: unit.outputTokens ?? 0 });
      return { prefill: [], token: tokenParts(work, { batch, contexts: [context] }) };
    }
  }
}

/** One answer token of every sequence. */
function tokenParts(work: LanguageWork, load: TokenLoad): Part[] {
  const special = work.techniques.find((technique) => technique.onToken !== undefined);
  if (special?.onToken) return special.onToken(work, load);
  const step = meanDecodeStep(work.decode, load);
  return [{ kind: 'decode', times: 1, copies: 1, step, machine: work.decode }];
}

function batchPrefill(work: LanguageWork, batch: number, inputTokens: number): Part[] {
  const { prefill } = work;
  return promptParts(
    work,
    { sequences: batch, inputTokens },
    { machine: prefill, copies: 1 },
    (context, newTokens) => stepTime('prefill', prefill, { batch, context, newTokens }),
  );
}

function onePrompt(work: LanguageWork, inputTokens: number): Part[] {
  const { prefill } = work;
  const on = { machine: oneReplica(prefill), copies: prefill.placement.replicas };
  return promptParts(work, { sequences: 1, inputTokens }, on, (context, newTokens) =>
    promptTime(prefill, context, newTokens),
  );
}

/** Prompts as parts, one a piece that techniques leave to compute, and what follows them. `step`: of prompts that reach a context. */
function promptParts(
  work: LanguageWork,
  prompts: { sequences: number; inputTokens: number },
  on: Pick<Part, 'machine' | 'copies'>,
  step: (context: number, newTokens: number) => StepTime,
): Part[] {
  const { techniques } = work;
  const whole: Piece[] = [{ start: 0, tokens: prompts.inputTokens }];
  const pieces = techniques.reduce((cut, technique) => technique.onPrompt?.(cut) ?? cut, whole);
  return [
    ...pieces
      .filter(({ tokens }) => tokens > 0)
      .map(({ start, tokens }): Part => ({
        kind: 'prefill',
        times: 1,
        step: step(start + tokens, tokens),
        ...on,
      })),
    ...techniques.flatMap((technique) => technique.afterPrompts?.(work, prompts) ?? []),
  ];
}
