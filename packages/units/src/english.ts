import { formatNumber } from './format.ts';

/** "a", "a and b", "a, b and c"; nothing for no words. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "One server": words at the beginning of a sentence. */
export function capitalised(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** "1 system", "3 systems". */
export function counted(n: number, word: string): string {
  return `${formatNumber(n)} ${word}${n === 1 ? '' : 's'}`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "seven", "23": numbers to twelve as words. */
export function numberWord(count: number, capital = false): string {
  const word = NUMBERS[count] ?? formatNumber(count);
  return capital ? capitalised(word) : word;
}

/** "a, b and c", "a, b and four more": as many words as a sentence holds, then the number of the rest. One alone is named. */
export function listedUpTo(most: number, words: readonly string[]): string {
  const rest = words.length - most;
  return listed(rest > 1 ? [...words.slice(0, most), `${numberWord(rest)} more`] : words);
}
