import { precisionNamed } from '@inferbench/domain/catalogue/names';
import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { tokenCount } from '@inferbench/units/token-count';
import { z } from 'zod';
import { firstText, type SearchParameters } from './search-parameters.ts';
import { shifted } from './decimal-text.ts';

/** Longer texts are no value of any field; what is kept is shown again at the field. */
const LONGEST = 200;
const SHOWN = 40;

/** What a field holds, as far as it can be shown again. */
export function textAt(parameters: SearchParameters, name: string): string | undefined {
  return firstText(parameters, name)?.slice(0, LONGEST);
}

export type Read<T> = { ok: true; value: T } | { ok: false; problem: string };

export function expected(words: string, found: string): string {
  return `Expected ${words}, found "${found.slice(0, SHOWN)}${found.length > SHOWN ? '…' : ''}".`;
}

/** Value that was read from a text, or a problem where it is none: what was expected, and what is `near`. */
export function readAs<T>(value: T | null | undefined, words: string, text: string, near = ''): Read<T> {
  return value == null ? { ok: false, problem: expected(words, text) + near } : { ok: true, value };
}

interface Bounds {
  exponent: number;
  unit: string;
  /** Value in that unit. */
  from: number;
  to: number;
}

export function readQuantity(text: string, { exponent, unit, from, to }: Bounds): Read<number> {
  const typed = z.number().min(from).max(to).safeParse(shifted(text, 0));
  const value = typed.success ? shifted(text, exponent) : null;
  return readAs(value, `a number of ${unit} from ${from} to ${formatNumber(to)}`, text);
}

/** A whole number of tokens, users or chips; 128K is 131,072. */
export function readCount(text: string, schema: z.ZodType<number>, words: string): Read<number> {
  const parsed = schema.safeParse(tokenCount(text) ?? shifted(text, 0));
  return readAs(parsed.data, `a whole number ${words}`, text);
}

/** A longer list of words is told by what is near alone. */
const MOST_OPTIONS = 12;

/** One of the words of a list, in any letter case. */
export function readWord<T extends string>(text: string, options: readonly T[], what: string): Read<T> {
  const wanted = text.toLowerCase();
  const found = options.find((option) => option.toLowerCase() === wanted);
  if (found !== undefined) return { ok: true, value: found };
  const near = suggestion(text, options);
  const all =
    options.length > MOST_OPTIONS
      ? ''
      : ` Choose one of ${listed(
          options.map((each) => each.toLowerCase()),
          'or',
        )}.`;
  return readAs<T>(null, what, text, near === '' ? all : near);
}

export function readPrecision(text: string): Read<PrecisionClass> {
  const value = precisionNamed(text);
  return value === null ? readWord(text, PrecisionClass.options, 'a precision class') : { ok: true, value };
}

export const POOLS = { together: 'AGGREGATED', apart: 'DISAGGREGATED' } as const;

export const DRAFTS = { off: 'PLAIN', on: 'DRAFTING' } as const;

/** Reads one of the words of a table, in any letter case, as what it stands for. */
export function readMeaning<T>(words: Readonly<Record<string, T>>, what: string): (text: string) => Read<T> {
  return (text) => {
    const found = readWord(text, Object.keys(words), what);
    return found.ok ? readAs(words[found.value], what, text) : found;
  };
}

/** Reader of wishes of an address, each by its name: what is left out is undefined, and what is not understood as well, but said. */
export function wishReader(parameters: SearchParameters, problems: string[]) {
  return <T>(
    name: string,
    of: (text: string) => Read<T>,
    stated = textAt(parameters, name),
  ): T | undefined => {
    if (stated === undefined || stated === '') return undefined;
    const found = of(stated);
    if (found.ok) return found.value;
    problems.push(`${name}: ${found.problem}`);
    return undefined;
  };
}
