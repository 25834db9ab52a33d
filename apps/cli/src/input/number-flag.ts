import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MS_PER_SEC } from '@inferbench/units/si';
import { tokenCount } from '@inferbench/units/token-count';

/** Flags arrive as text. What is not a number stays text, so that the schema names the flag and its value. */
export function numberFlag(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

/** Tokens of a flag: a number, or a size such as 8k or 128K. */
export function tokensFlag(text: string): number | string {
  return tokenCount(text) ?? numberFlag(text);
}

/** Keys of requests whose flags are tokens. */
export const TOKEN_KEYS: ReadonlySet<string> = new Set(['inputTokens', 'outputTokens', 'context']);

const DURATION = /^(\d{1,12}(?:\.\d{1,9})?)(ms|s)$/;

/** Milliseconds of a flag: a number of them, or a time with its unit such as 500ms or 2s. */
export function msFlag(text: string): number | string {
  const [, digits, unit] = DURATION.exec(text.trim()) ?? [];
  return digits === undefined ? numberFlag(text) : Number(digits) * (unit === 's' ? MS_PER_SEC : 1);
}

/** A number of at least `least` and, where that is given, at most `most`. Error: USAGE. */
export function numberIn(
  flag: string,
  text: string,
  { least, most = Infinity, isWhole = true }: { least: number; most?: number; isWhole?: boolean },
): number {
  const value = numberFlag(text);
  if (typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value)))
    return value;
  const bounds = most === Infinity ? `of at least ${least}` : `from ${least} to ${most}`;
  const expected = `${isWhole ? 'a whole number' : 'a number'} ${bounds}`;
  throw new InferbenchError('USAGE', `${flag} takes ${expected}; "${text.slice(0, 80)}" is none.`, {
    path: flag,
    value: text.slice(0, 80),
    expected,
  });
}
