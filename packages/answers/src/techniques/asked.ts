import type { LanguageModel } from '@inferbench/domain/models/model';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { TechniquesRequest } from './request.ts';

/** A technique with its words, and the request that asks for it alone. */
export interface Asked {
  key: string;
  name: string;
  /** Name inside a sentence, short and in full. */
  short: string;
  phrase: string;
  meaning: string;
  with: (request: SimulateRequest) => SimulateRequest;
}

/** Tokens that a draft proposes each step. */
const GUESSES = 4;
/** Draft model of the Llama family, and how many of its guesses hold. */
const SMALL_DRAFT = { model: 'llama-3.2-1b', acceptance: 0.5 };
const WINDOW_TOKENS = 4096;
const PIECE_TOKENS = 2048;

const plus =
  (techniques: NonNullable<SimulateRequest['techniques']>) =>
  (request: SimulateRequest): SimulateRequest => ({ ...request, techniques });

/** Techniques that are held against the same server without them. */
export function askedTechniques({ acceptance, cached }: TechniquesRequest, model: LanguageModel): Asked[] {
  const right = `${Math.round(10 * acceptance)} of 10 guesses right`;
  return [
    {
      key: 'drafts',
      name: `Drafts, ${right}`,
      short: 'drafts',
      phrase: `drafts (${right})`,
      meaning: 'A small part guesses four tokens, the model checks them in one step (speculative decoding).',
      with: plus({ speculative: { method: 'draft', draftTokens: GUESSES, acceptance } }),
    },
    {
      key: 'cached',
      name: `Prompt ${formatPercent(cached)} in cache`,
      short: 'a cached prompt',
      phrase: `a prompt ${formatPercent(cached)} in cache`,
      meaning: 'That part of each prompt was seen before and is not read again (prefix cache).',
      with: plus({ prefixCacheHitRate: cached }),
    },
    {
      key: 'kv',
      name: 'Cache in 8 bits',
      short: 'a cache in 8 bits',
      phrase: 'a cache in 8 bits',
      meaning: 'What the model remembers of the text is kept in 8 bits instead of 16 (KV cache).',
      with: (request) => ({ ...request, kvPrecision: 'fp8' }),
    },
    {
      key: 'window',
      name: `Window of ${formatNumber(WINDOW_TOKENS)} tokens`,
      short: 'a window',
      phrase: `a window of ${formatNumber(WINDOW_TOKENS)} tokens`,
      meaning: 'Each token looks back so far at most (attention window). It changes the answers.',
      with: plus({ attentionWindow: WINDOW_TOKENS }),
    },
    {
      key: 'pieces',
      name: `Prompts in pieces of ${formatNumber(PIECE_TOKENS)}`,
      short: 'prompts in pieces',
      phrase: `prompts in pieces of ${formatNumber(PIECE_TOKENS)}`,
      meaning: 'Long prompts are read in pieces between the answers of others (chunked prefill).',
      with: plus({ chunkedPrefillTokens: PIECE_TOKENS }),
    },
    ...(isLlama(model)
      ? [
          {
            key: 'small-draft',
            name: 'Drafts by a 1B model, 5 of 10 right',
            short: 'drafts by a 1B model',
            phrase: 'drafts by a 1B model (5 of 10 right)',
            meaning: 'Llama 3.2 1B guesses four tokens; half are right, and its own work counts.',
            with: plus({
              speculative: {
                method: 'draft',
                draftModel: SMALL_DRAFT.model,
                draftTokens: GUESSES,
                acceptance: SMALL_DRAFT.acceptance,
              },
            }),
          },
        ]
      : []),
  ];
}

/** A draft model speaks the tokens of its family. */
function isLlama({ slug }: LanguageModel): boolean {
  return slug.startsWith('llama-3') && slug !== SMALL_DRAFT.model;
}
