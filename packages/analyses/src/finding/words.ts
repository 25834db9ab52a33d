import { formatNumber } from '@inferbench/units/format';

/** Two digits: "2.5", "13". */
export function ratioWords(ratio: number): string {
  return ratio >= 10 ? formatNumber(Math.round(ratio)) : ratio.toFixed(1);
}

/** "an H100", "a B200", "a Gaudi 3": by the sound of the first letter, spelt or read. */
export function withArticle(name: string): string {
  const isSpelt = !/^[A-Z][a-z]/.test(name);
  return `${(isSpelt ? /^[AEFHILMNORSX8]/ : /^[AEIOU]/).test(name) ? 'an' : 'a'} ${name}`;
}
