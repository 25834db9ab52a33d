import type { KeyLocality, KvCache, LoadCoefficients, StepLoad, StepPhase } from './operator-graph.ts';

/** Prefill of whole prompts. */
export function prefillLoad(sequences: number, inputTokens: number): StepLoad {
  return { sequences, newTokens: inputTokens, pastTokens: 0 };
}

/** One decode step at `context` keys a sequence, the new token's own included. */
export function decodeLoad(sequences: number, context: number): StepLoad {
  return { sequences, newTokens: 1, pastTokens: context - 1 };
}

/** One pass over a batch of items of fixed size: all its costs are per sequence. */
export function passLoad(items: number): StepLoad {
  return { sequences: items, newTokens: 0, pastTokens: 0 };
}

interface LoadOf {
  sequences: number;
  context: number;
  /** Tokens of the context that this step computes; left out: the whole prompt, or one token. */
  newTokens?: number | undefined;
}

/** The load of a step of a graph at a context; the rest of the context is in the cache already. */
export function stepLoad(phase: StepPhase, { sequences, context, newTokens }: LoadOf): StepLoad {
  if (phase === 'pass' || phase === 'kernel') return passLoad(sequences);
  if (newTokens !== undefined) return { sequences, newTokens, pastTokens: context - newTokens };
  return phase === 'decode' ? decodeLoad(sequences, context) : prefillLoad(sequences, context);
}

/**
 * Σ over i = 1 … x of the keys that token i attends: i, capped by a window, or counted from its chunk's start
 * (docs/model.md#counting-a-workload).
 */
function keysUpTo(x: number, locality: KeyLocality | null): number {
  if (locality === null) return (x * (x + 1)) / 2;
  if (locality.kind === 'entries') return entriesUpTo(x, locality.stride, locality.most);
  const { tokens } = locality;
  if (locality.kind === 'window') {
    return x <= tokens ? (x * (x + 1)) / 2 : (tokens * (tokens + 1)) / 2 + (x - tokens) * tokens;
  }
  const chunks = Math.floor(x / tokens);
  const rest = x - chunks * tokens;
  return (chunks * tokens * (tokens + 1)) / 2 + (rest * (rest + 1)) / 2;
}

/** Σ over i = 1 … x of min(⌊i ÷ stride⌋, most): an entry is attended once all its tokens are there. */
function entriesUpTo(x: number, stride: number, most: number | null): number {
  // From token `full` on, there are as many as may be chosen.
  const full = most === null ? x + 1 : most * stride;
  const growing = Math.min(x, full - 1);
  const whole = Math.floor(growing / stride);
  const rest = growing - whole * stride;
  const chosen = most === null ? 0 : (x - growing) * most;
  return (stride * whole * (whole - 1)) / 2 + whole * (rest + 1) + chosen;
}

/** Query-key pairs of a step under the causal mask. */
export function attendedPairs(
  { sequences, newTokens, pastTokens }: StepLoad,
  locality: KeyLocality | null,
): number {
  return sequences * (keysUpTo(pastTokens + newTokens, locality) - keysUpTo(pastTokens, locality));
}

/** Pairs when every query is charged all S keys of its sequence, at most a window's or a chunk's: masked ones included. */
export function uncausalPairs(
  { sequences, newTokens, pastTokens }: StepLoad,
  locality: KeyLocality | null,
): number {
  const keys = newTokens + pastTokens;
  return sequences * newTokens * Math.min(keys, reachOf(locality, keys));
}

/** Keys, or entries, that one query of a step can see when it ends. */
export function reachOf(locality: KeyLocality | null, keys: number): number {
  if (locality === null) return keys;
  if (locality.kind !== 'entries') return locality.tokens;
  const entries = Math.floor(keys / locality.stride);
  return Math.min(entries, locality.most ?? entries);
}

/** Keys that a step reads from the cache, its own included: each once, whatever the number of queries. */
export function cachedKeys(
  { sequences, newTokens, pastTokens }: StepLoad,
  locality: KeyLocality | null,
): number {
  const end = newTokens + pastTokens;
  if (locality === null) return sequences * end;
  if (locality.kind === 'entries') {
    // Tokens of one step may choose different entries: each is read once, and no more than there are.
    const { stride, most } = locality;
    const entries = Math.floor(end / stride);
    return sequences * (most === null ? entries : Math.min(entries, newTokens * most));
  }
  const past =
    locality.kind === 'window'
      ? Math.min(pastTokens, locality.tokens - 1)
      : pastTokens - Math.floor(pastTokens / locality.tokens) * locality.tokens;
  return sequences * (newTokens + past);
}

/** What the coefficients of a cost multiply, for one load and one reach of attention. */
export interface LoadAmounts {
  tokens: number;
  sequences: number;
  pairs: number;
  uncausalPairs: number;
  cachedKeys: number;
}

/** Fills `amounts`: one object serves all operators of a step that see the same keys. */
export function measureLoad(load: StepLoad, locality: KeyLocality | null, amounts: LoadAmounts): void {
  amounts.tokens = load.sequences * load.newTokens;
  amounts.sequences = load.sequences;
  amounts.pairs = attendedPairs(load, locality);
  amounts.uncausalPairs = uncausalPairs(load, locality);
  amounts.cachedKeys = cachedKeys(load, locality);
}

export function costOfAmounts(coefficients: LoadCoefficients, amounts: LoadAmounts): number {
  return (
    coefficients.perToken * amounts.tokens +
    coefficients.perSequence * amounts.sequences +
    coefficients.perPair * amounts.pairs +
    coefficients.perUncausalPair * amounts.uncausalPairs +
    coefficients.perCachedKey * amounts.cachedKeys
  );
}

/** Cost of a load under linear coefficients. */
export function costOf(coefficients: LoadCoefficients, load: StepLoad, locality: KeyLocality | null): number {
  const amounts: LoadAmounts = { tokens: 0, sequences: 0, pairs: 0, uncausalPairs: 0, cachedKeys: 0 };
  measureLoad(load, locality, amounts);
  return costOfAmounts(coefficients, amounts);
}

/** KV-cache bytes of one sequence that holds `context` tokens, one copy. */
export function kvBytesPerSequence(cache: KvCache, context: number): number {
  return (
    cache.bytesPerSequence +
    cache.fullBytesPerToken * context +
    cache.localBytesPerToken * Math.min(context, cache.localTokens)
  );
}
