import type { KeyLocality } from '@inferbench/domain/models/operator-graph';

/** Tokens after which a reach is full; null where it grows with the whole context. */
export function reachTokens(locality: KeyLocality): number | null {
  if (locality.kind !== 'entries') return locality.tokens;
  return locality.most === null ? null : locality.most * locality.stride;
}

/**
 * What the newest tokens of some sequences attend, from Σ min(S, reach) over them. Entries that are not full count as half one in the
 * mean, and a chunk is half full in the mean: where single contexts are not known, no sawtooth of theirs is told.
 */
export function attendedKeys(locality: KeyLocality | null, keys: number, sequences: number): number {
  if (locality === null) return keys;
  if (locality.kind === 'entries') return entriesOf(locality, keys, sequences);
  return locality.kind === 'window' ? keys : Math.min(keys, (sequences * (locality.tokens + 1)) / 2);
}

/** The same over the tokens of prompts, from Σ min(i, reach) over them. */
export function attendedPairs(locality: KeyLocality | null, pairs: number, tokens: number): number {
  return attendedKeys(locality, pairs, tokens);
}

/** Keys or entries that pieces of prompts read, each once; `keys` of the reach, and of the whole context. */
export function readKeys(
  locality: KeyLocality | null,
  { keys, whole }: { keys: number; whole: number },
  { tokens, pieces }: { tokens: number; pieces: number },
): number {
  if (locality === null) return keys;
  if (locality.kind !== 'entries') {
    return locality.kind === 'window' ? keys : Math.min(keys, tokens + (pieces * (locality.tokens - 1)) / 2);
  }
  const { stride, most } = locality;
  const all = entriesOf({ stride, most: null }, whole, pieces);
  return most === null ? all : Math.min(all, tokens * most);
}

/** Entries that are whole: in the mean ⌊S ÷ stride⌋ is (S − (stride − 1) ÷ 2) ÷ stride, until all that may be chosen are there. */
function entriesOf(
  { stride, most }: { stride: number; most: number | null },
  keys: number,
  sequences: number,
): number {
  const growing = most === null || sequences === 0 ? 1 : 1 - keys / (sequences * most * stride);
  const unfinished = (sequences * growing * (stride - 1)) / 2;
  return Math.max(0, (keys - unfinished) / stride);
}
