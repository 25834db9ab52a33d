/** What goes wrong with single requests, by the order in which they arrive (from 0). */
export type FaultKind =
  | 'HANG_UP'
  | 'HANG'
  | 'HANG_AFTER_FIRST'
  | 'CUT'
  | 'END_EARLY'
  | 'USAGE_LOW'
  | 'USAGE_HIGH'
  | 'USAGE_UNEQUAL'
  | 'NO_USAGE'
  | 'RATE_LIMIT'
  | 'SERVER_ERROR'
  | 'NOT_SSE'
  | 'EMPTY'
  | 'REDIRECT';

export interface Fault {
  kind: FaultKind;
  /** Every so many requests, beginning with `from`. */
  every: number;
  from: number;
}

export interface EngineSettings {
  seed: number;
  /** Requests that are served at once; others wait in turn. */
  slots: number;
  /** Time to first token of a request that does not wait, without its prompt. */
  ttftMs: number;
  ttftUsPerPromptToken: number;
  tpotMs: number;
  /** Tokens that one event holds; they are written when the last of them is due. */
  tokensPerChunk: number;
  /** Largest share by which a request is faster or slower than these. */
  spread: number;
  /** How often what is due is written. */
  tickMs: number;
  model: string;
  version: string;
  /** Doors that are open. */
  completions: boolean;
  chat: boolean;
  tokenIds: boolean;
  tokenize: boolean;
  metrics: boolean;
  /** Answers 400 to fields that OpenAI's own interface does not have. */
  strictFields: boolean;
  /** Counts this many tokens more than it was given, as for a beginning-of-text token. */
  extraPromptTokens: number;
  /** Nothing is written and nothing begins for a while, from the request of this order on. */
  freeze: { atRequest: number; forMs: number } | null;
  faults: readonly Fault[];
  /** Fields that every request must have. */
  demands: { header: string; field: string } | null;
  /** Where requests must bear a key. */
  apiKey: string | null;
  /** Whether prompts that begin alike are kept and found again. */
  prefixCache: boolean;
  /** Tokens of each image; null: it does not see. */
  imageTokens: number | null;
}

export const PLAIN_ENGINE: EngineSettings = {
  seed: 1,
  slots: 256,
  ttftMs: 30,
  ttftUsPerPromptToken: 0,
  tpotMs: 5,
  tokensPerChunk: 1,
  spread: 0.3,
  tickMs: 1,
  model: 'deterministic',
  version: '1.0.0',
  completions: true,
  chat: true,
  tokenIds: true,
  tokenize: true,
  metrics: true,
  strictFields: false,
  extraPromptTokens: 0,
  freeze: null,
  faults: [],
  demands: null,
  apiKey: null,
  prefixCache: true,
  imageTokens: null,
};
