import { EXTENT_WORDS } from '@inferbench/domain/board/system-class';
import type { Phase } from '@inferbench/domain/terms/slice';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import type { BoardColumn, BoardPools } from './request.ts';
import type { BoardSlice } from './systems.ts';

/** Name of each workload, word for what it counts at once, and the unit of its output. */
export const PHASE_WORDS: Readonly<Record<Phase, { name: string; users: string; output: string }>> = {
  SERVING: { name: 'serving', users: 'user', output: 'tokens/s per chip' },
  GENERATE: { name: 'fixed batch', users: 'sequence', output: 'tokens/s per chip' },
  DECODE: { name: 'answers alone', users: 'sequence', output: 'tokens/s per chip' },
  PREFILL: { name: 'prompts alone', users: 'prompt', output: 'prompt tokens/s per chip' },
  MAX_LOAD: { name: 'offline', users: 'user', output: 'tokens/s per chip' },
  IMAGE: { name: 'images', users: 'image', output: 'images/s per chip' },
};

/** Tells whether a workload makes output tokens, by which prices are told. */
export const makesTokens = ({ phase }: Pick<BoardSlice, 'phase'>): boolean =>
  phase !== 'PREFILL' && phase !== 'IMAGE';

export const POOLS_WORDS: Readonly<Record<BoardPools, string>> = {
  AGGREGATED: 'prompts together',
  DISAGGREGATED: 'prompts apart',
  UNSTATED: 'layout not stated',
};

/** "8,192 tokens in, 1,024 out"; "after 4,096 tokens"; "prompts of 2,048 tokens". */
export function loadWords({ phase, inputTokens, outputTokens, contextTokens }: BoardSlice): string {
  if (inputTokens !== null && outputTokens !== null)
    return `${formatNumber(inputTokens)} tokens in, ${formatNumber(outputTokens)} out`;
  if (contextTokens === null) return 'lengths not stated';
  const tokens = `${formatNumber(contextTokens)} tokens`;
  if (phase === 'PREFILL') return `prompts of ${tokens}`;
  return phase === 'DECODE' ? `after ${tokens}` : `about ${tokens}`;
}

/** "64 users"; "1 sequence"; "load not stated". */
export function usersWords({ phase, users }: Pick<BoardSlice, 'phase' | 'users'>): string {
  return users === null ? 'load not stated' : counted(users, PHASE_WORDS[phase].users);
}

/** "in one server, prompts together": whatever holds of every system of a board. */
export function classWords({ extent, pools }: Pick<BoardSlice, 'extent' | 'pools'>): string {
  return `${EXTENT_WORDS[extent]}, ${POOLS_WORDS[pools]}`;
}

/** The whole of a slice in one line. */
export function sliceWords(slice: BoardSlice): string {
  return [
    loadWords(slice),
    usersWords(slice),
    `weights in ${BITS[slice.precision]} bits`,
    classWords(slice),
    slice.technique === 'PLAIN' ? 'no drafts' : 'with drafts',
  ].join(', ');
}

/** Name of each column, and its words in a sentence. */
export const COLUMN_WORDS: Readonly<Record<BoardColumn, { name: string; phrase: string }>> = {
  OUTPUT: { name: 'output', phrase: 'output' },
  PRICE: { name: 'price', phrase: 'price' },
  ENERGY: { name: 'energy', phrase: 'energy' },
  FLEXIBILITY: { name: 'flexibility', phrase: 'flexibility' },
  FIRST_TOKEN: { name: 'first token', phrase: 'time to first token' },
  SPEED: { name: 'speed', phrase: 'speed of one user' },
};
