import type { JsonObject } from '../../input/parsed-json.ts';

/** How a server is spoken to, as it was found out before the first stage. Goes to threads as it is. */
export interface Endpoint {
  /** The address that was stated, with its path: …/v1. */
  baseUrl: string;
  model: string;
  api: 'completions' | 'chat';
  promptKind: 'token-ids' | 'text';
  fields: RequestFields;
  /** False: answers are asked for whole, so that no first token and no gap is known. */
  isStreamed: boolean;
  /** Fields of every request that somebody states, over ours. */
  statedBody?: JsonObject;
  /** Tokens that the server adds to every prompt of token ids, or to every text before its first word. */
  extraTokens: number;
  /** Tokens that a word of a text is. */
  tokensPerWord: number;
}

/** Fields beyond the least that every server takes; what a server refuses is left out. */
export interface RequestFields {
  /** `ignore_eos` and `min_tokens`: answers of exactly the length that was asked for. */
  lengths: boolean;
  /** `stream_options.include_usage`. */
  usage: boolean;
  /** `max_completion_tokens` in place of `max_tokens`. */
  newName: boolean;
}

export function pathOf(api: Endpoint['api']): string {
  return api === 'chat' ? '/chat/completions' : '/completions';
}

/** Address of a door below the stated one, or below its root for doors that are beside /v1. */
export function addressOf(baseUrl: string, path: string, from: 'base' | 'root' = 'base'): URL {
  const base = new URL(baseUrl);
  if (from === 'root') return new URL(path, base.origin);
  return new URL(`${base.pathname.replace(/\/+$/, '')}${path}`, base.origin);
}
