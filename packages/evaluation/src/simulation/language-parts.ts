import { meanContext } from '@inferbench/domain/point';
import type { SimulatedTechniques } from '@inferbench/domain/simulated-techniques';
import { kvBytesPerSequence } from '@inferbench/domain/step-load';
import { type DecodeWork, tokenParts } from './decode-parts.ts';
import type { Part } from './part.ts';
import type { UnitRequest } from './phase-answer.ts';
import { cacheTransfer, prefillParts } from './prefill-parts.ts';
import type { SetUp } from './set-up.ts';
import { generationContexts, oneReplica, promptTime, stepTime } from './step-times.ts';

/** Everything one request for a language model runs on. */
export interface LanguageWork extends DecodeWork {
  /** Chips that take the prompts. */
  prefillSetUp: SetUp;
  /** Whether those are other chips than the ones that answer. */
  apart: boolean;
  /** What changes the work of a prompt. */
  techniques: Pick<SimulatedTechniques, 'prefixCacheHitRate' | 'chunkedPrefillTokens'>;
}

/** Parts of one unit of a phase, by the stretch of the work that they belong to. */
export interface PhaseParts {
  prefill: Part[];
  /** Of one answer token of every sequence. */
  token: Part[];
}

/**
 * prefill: a batch of prompts · decode: one step · generate: all prompts of a static batch, and its mean step · serving:
 * per answer token, B ÷ OSL prompts that are computed between two steps. Chips of their own compute prompts meanwhile.
 */
export function languageParts(request: UnitRequest, work: LanguageWork): PhaseParts {
  const { phase, batch, inputTokens = 1, outputTokens = 1 } = request;
  switch (phase) {
    case 'prefill':
      return { prefill: batchPrefill(work, batch, inputTokens), token: [] };
    case 'generate': {
      const contexts = generationContexts({ inputTokens, outputTokens });
      return {
        prefill: batchPrefill(work, batch, inputTokens),
        token: tokenParts(work, batch, contexts),
      };
    }
    case 'serving': {
      const context = meanContext({ inputTokens, outputTokens });
      return {
        prefill: onePrompt(work, inputTokens),
        token: tokenParts(work, batch, [context]),
      };
    }
    case 'decode':
    case 'image':
    case 'op': {
      const context =
        request.context ?? meanContext({ inputTokens, outputTokens: request.outputTokens ?? 0 });
      return { prefill: [], token: tokenParts(work, batch, [context]) };
    }
  }
}

function batchPrefill(work: LanguageWork, batch: number, inputTokens: number): Part[] {
  const { prefillSetUp, techniques } = work;
  const parts = prefillParts(
    { machine: prefillSetUp, copies: 1 },
    inputTokens,
    techniques,
    (context, newTokens) => stepTime('prefill', prefillSetUp, { batch, context, newTokens }),
  );
  return moved(work, batch, inputTokens, parts);
}

function onePrompt(work: LanguageWork, inputTokens: number): Part[] {
  const { prefillSetUp, techniques } = work;
  const on = { machine: oneReplica(prefillSetUp), copies: prefillSetUp.placement.replicas };
  const parts = prefillParts(on, inputTokens, techniques, (context, newTokens) =>
    promptTime(prefillSetUp, context, newTokens),
  );
  return moved(work, 1, inputTokens, parts);
}

function moved(
  { setUp, prefillSetUp, apart }: LanguageWork,
  sequences: number,
  inputTokens: number,
  parts: Part[],
): Part[] {
  if (!apart) return parts;
  const bytes = sequences * kvBytesPerSequence(setUp.decode.kvCache, inputTokens);
  return [...parts, cacheTransfer(prefillSetUp, setUp, bytes)];
}
