import type { PrecisionClass } from '../terms/precision.ts';
import { type Nameable, squashed } from './name-table.ts';
import { precisionNamed } from './names.ts';
import { resolveName } from './resolve-name.ts';
import { tokenCount } from '@inferbench/units/token-count';

/** A chip or a model that a question may be about. */
interface Askable extends Nameable {
  kind: string;
}

/** Meaning of a line that somebody asks in, as far as it is understood. */
export interface Question<Entry> {
  chips: Entry[];
  models: Entry[];
  /** Chips of which one is meant that is not told from its variants: "M4 Max" of 32 or 40 cores. */
  variants: Entry[][];
  /** Prompt and answer, or the context, tokens. */
  lengths: number[];
  precision: PrecisionClass | null;
  tokensPerSec: number | null;
  chipCount: number | null;
  limits: AskedLimits;
  /** Words that say nothing here. */
  rest: string[];
}

const SPEED =
  /(\d[\d,]*(?:\.\d+)?)\s*k?\s*(?:(?:output )?tok(?:en)?s?\s*(?:\/|per)\s*s(?:ec(?:ond)?)?|tok\/s|tps|t\/s)\b/i;
const COUNT = /^(?:(\d{1,4})[x×]|[x×](\d{1,4}))$/;
const ATTACHED = /^(\d{1,4})[x×](?=[a-z])/;
/** Chips as people count them aloud, right before their name. */
const SPOKEN: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['four', 4],
  ['eight', 8],
]);
const LENGTH = /^\d{1,7}$/;
/** Numbers by which people call a card. */
const CARD = /^[2-9]0[5-9]0$/;
/** Weights as people at home say them: "4 bits", "8-bit", "Q4_K_M". */
const BITS = /\b(?:(4|8|16)[\s-]?bits?|q([48])(?:_\w{1,4}){0,2})\b/i;
const CLASS_OF_BITS: Readonly<Record<string, PrecisionClass>> = { 4: 'W4A16', 8: 'W8A16', 16: 'FP16' };
/** Words between the names of what is compared, and around what is asked. */
const SAYS_NOTHING = new Set(
  'vs v versus or and against compare with on at for in the a an my one is of to than from which what how many does do i can be run runs it service tokens token context prompt answer chip chips card gpu gpus best better cheapest fastest way need needs will fit fits should who use me we you your our speed size latency concurrent there it any long window inference serve serving llm llms under throughput faster fast really good local locally please much two four eight'.split(
    ' ',
  ),
);
const isOnTheWay = (word: string) => word.length > 1 && SAYS_NOTHING.has(word);
const LONGEST_NAME = 5;
/** Names of chips have a number; a word alone is as well a line of them. */
const VARIANT = /[a-z].*\d|\d.*[a-z]/;
/** Letters from which on a name may be cut short or have a slip. */
const FORGIVEN = 5;

/** Reads a question such as "500 tokens/s at 128K on H100, llama 3.1 70b". */
export function readQuestion<Entry extends Askable>(named: readonly Entry[], text: string): Question<Entry> {
  const speed = SPEED.exec(text);
  const { rest: unlimited, ...limits } = readLimits(speed === null ? text : text.replace(speed[0], ' '));
  const bits = BITS.exec(unlimited);
  const rest = (bits === null ? unlimited : unlimited.replace(bits[0], ' ')).toLowerCase();
  const tokens = rest.split(/[\s,;?!]+|-vs-|(?<=\d[km]?)\/(?=\d)/).filter((token) => token !== '');
  const question: Question<Entry> = {
    chips: [],
    models: [],
    variants: [],
    lengths: [],
    precision: CLASS_OF_BITS[bits?.[1] ?? bits?.[2] ?? ''] ?? null,
    tokensPerSec: speed === null ? null : Number((speed[1] ?? '').replaceAll(',', '')),
    chipCount: null,
    limits,
    rest: [],
  };
  for (let from = 0; from < tokens.length;) from += readAt(tokens, from, { named, question });
  return question;
}

interface Reading<Entry> {
  named: readonly Entry[];
  question: Question<Entry>;
}

/** Reads what begins at a word, and says how many words that was. */
function readAt<Entry extends Askable>(
  tokens: readonly string[],
  from: number,
  { named, question }: Reading<Entry>,
): number {
  const token = tokens[from] ?? '';
  const [, attached] = ATTACHED.exec(token) ?? [];
  if (attached !== undefined) question.chipCount = Number(attached);
  for (let count = Math.min(LONGEST_NAME, tokens.length - from); count > 0; count -= 1) {
    const words = tokens.slice(from, from + count);
    // "does AMD" is near to a name with "dies".
    if (isOnTheWay(token) || isOnTheWay(words.at(-1) ?? '')) continue;
    const [entry, ...others] = entriesCalled(named, words.join(' ').replace(ATTACHED, ''));
    if (entry === undefined) continue;
    if (entry.kind === 'chip') question.chipCount ??= SPOKEN.get(tokens[from - 1] ?? '') ?? null;
    if (others.length > 0) question.variants.push([entry, ...others]);
    else (entry.kind === 'chip' ? question.chips : question.models).push(entry);
    return count;
  }
  readWord(token, question);
  return 1;
}

/** Reads a word that is no name: how many chips, a precision, a length. */
function readWord<Entry>(token: string, question: Question<Entry>): void {
  const [, before, after] = COUNT.exec(token) ?? [];
  const tokensLong = lengthOf(token);
  const precision = precisionNamed(token);
  if (before !== undefined || after !== undefined) question.chipCount = Number(before ?? after);
  else if (precision !== null) question.precision = precision;
  else if (tokensLong !== null) question.lengths.push(tokensLong);
  else if (!SAYS_NOTHING.has(token)) question.rest.push(token);
}

/** 8k is 8,192; a number alone is a length from 128 tokens on. */
function lengthOf(token: string): number | null {
  const tokens = LENGTH.test(token) ? Number(token) : tokenCount(token);
  return tokens !== null && tokens >= 128 ? tokens : null;
}

/** "a 4090": lengths are rounder. */
function cardCalled<Entry extends Askable>(named: readonly Entry[], number: string): readonly Entry[] {
  const found = resolveName(named, `rtx ${number}`);
  return found.kind === 'one' && found.match !== 'NEAR' ? [found.entry] : [];
}

/** The one chip or model that is called so, or the chips that differ in what is not said; never of a number alone. */
function entriesCalled<Entry extends Askable>(named: readonly Entry[], text: string): readonly Entry[] {
  const { length } = squashed(text);
  if (CARD.test(text)) return cardCalled(named, text);
  if (length < 2 || lengthOf(text) !== null || SAYS_NOTHING.has(text)) return [];
  const found = resolveName(named, text);
  if (found.kind === 'one') return found.match !== 'NEAR' || length >= FORGIVEN ? [found.entry] : [];
  return found.kind === 'several' && VARIANT.test(text) && found.entries.every(({ kind }) => kind === 'chip')
    ? found.entries
    : [];
}

/** Limits and load that a line of search asks for. */
interface AskedLimits {
  users: number | null;
  requestsPerSec: number | null;
  ttftMs: number | null;
  tpotMs: number | null;
}

const AT_MOST = String.raw`\s*(?:p95|at p95)?\s*(?:under|below|within|of|<=?|≤)?\s*(\d+(?:\.\d+)?)\s*(ms|s|seconds?)\b(?:\s*(?:at )?p95)?`;
const TTFT = new RegExp(`(?:ttft|time to first token)${AT_MOST}`, 'i');
const TPOT = new RegExp(`(?:tpot|itl|time per output token)${AT_MOST}`, 'i');
const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6})`;
const DECIMAL = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d+)?)`;
const USERS = new RegExp(`${NUMBER}\\s*(?:(?:concurrent|simultaneous)\\s+)?(?:users?|people)\\b`, 'i');
const RATE = new RegExp(
  `${DECIMAL}\\s*(?:(?:requests?|queries|req)\\s*(?:/|per|a)\\s*s(?:ec(?:ond)?)?|qps|rps)\\b`,
  'i',
);

/** Limits and users, and the line without them. */
function readLimits(text: string): AskedLimits & { rest: string } {
  const found = [TTFT, TPOT, USERS, RATE].map((pattern) => pattern.exec(text));
  const [ttft = null, tpot = null, users = null, rate = null] = found;
  const rest = found.reduce((line, match) => (match === null ? line : line.replace(match[0], ' ')), text);
  return {
    ttftMs: milliseconds(ttft),
    tpotMs: milliseconds(tpot),
    users: numberOf(users),
    requestsPerSec: numberOf(rate),
    rest,
  };
}

const numberOf = (match: RegExpExecArray | null) =>
  match === null ? null : Number((match[1] ?? '').replaceAll(',', ''));

function milliseconds(match: RegExpExecArray | null): number | null {
  if (match === null) return null;
  return Number(match[1]) * (match[2] === 'ms' ? 1 : 1000);
}
