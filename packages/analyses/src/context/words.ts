import { nearestPowerOfTwo } from '@inferbench/units/exact-math';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';

/** A context to two significant digits, as a crossing is known: 7,600. Powers of two are ends of ranges and exact. */
export function contextWords(context: number): string {
  if (context === nearestPowerOfTwo(context)) return formatNumber(context);
  const scale = context >= 10_000 ? 1000 : context >= 1000 ? 100 : 10;
  return formatNumber(Math.round(context / scale) * scale);
}

interface CrossingWords {
  riserLabel: string;
  fallerLabel: string;
  /** Where they cross, several times where their ends overlap. */
  contexts: readonly number[];
  low: number;
  high: number;
}

/** Largest distance between the ends of a crossing at which somebody is said to pass another. */
export const NAMED_CROSSING_FACTOR = 4;

/** "MI300X (vLLM) passes H100 (vLLM) at 7,600 tokens (6,800 to 8,300)."; by value alone where its ends lie far apart. */
export function crossingSentence({ riserLabel, fallerLabel, contexts, low, high }: CrossingWords): string {
  const at = listed([...new Set(contexts.map(contextWords))]);
  const ends = `${contextWords(low)} to ${contextWords(high)}`;
  if (high / low >= NAMED_CROSSING_FACTOR)
    return `${riserLabel} and ${fallerLabel} cannot be told apart from ${ends} tokens; by value they change places at ${at}.`;
  return contexts.length === 1
    ? `${riserLabel} passes ${fallerLabel} at ${at} tokens (${ends}).`
    : `${riserLabel} and ${fallerLabel} change places at ${at} tokens (${ends}).`;
}

/** "B200 and MI355X do not change places between 256 and 11,200 tokens." */
export function noCrossingSentence(labels: readonly [string, string], from: number, to: number): string {
  return `${listed(labels)} do not change places between ${contextWords(from)} and ${contextWords(to)} tokens.`;
}

const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, 4th, 11th. */
export function ordinal(n: number): string {
  const tail = n % 100;
  const ending = tail >= 11 && tail <= 13 ? 'th' : (ENDINGS[n % 10] ?? 'th');
  return `${n}${ending}`;
}
