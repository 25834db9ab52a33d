import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { lineAt, notJson, tooDeep } from '../shared/content-error.ts';
import {
  MAX_ALL_KEYS,
  MAX_DEPTH,
  MAX_KEYS,
  MAX_VALUES,
  VALUES_OF_A_CONTAINER,
} from '../shared/content-limits.ts';

/** Bare tokens that Python writes and JSON does not know. */
const NON_FINITE = /^(?:-?Infinity|NaN)\b/;
/** Begins the text that stands for such a token until JSON is parsed: no character, so no text of a tool begins so. */
export const MARK = '\uFFFE';

interface Scan {
  /** Values of the text, one after the other; more than one only where each is an object. */
  documents: unknown[];
  nonFinite: number;
}

interface ScannedDocument {
  /** Text of the file, with one for each bare token. */
  text: string;
  /** Index after its last character. */
  end: number;
}

interface Counts {
  values: number;
  keys: number;
  nonFinite: number;
}

/**
 * The JSON documents of a text that begins with "{" or "[", within the limits of content-limits.ts. All of the text is counted before
 * any of it is parsed: a million small documents are as much as one large one.
 */
export function scanJson(text: string): Result<Scan, InferbenchError> {
  const counts: Counts = { values: 0, keys: 0, nonFinite: 0 };
  const found = scanDocuments(text, counts);
  if (!found.ok) return found;
  const documents: unknown[] = [];
  for (const { text: document, start } of found.value) {
    const parsed = parse(document, counts.nonFinite > 0);
    if (parsed === undefined) return fail(notJson('it has a syntax error', placeOf(text, start)));
    documents.push(parsed);
  }
  return ok({ documents, nonFinite: counts.nonFinite });
}

interface FoundDocument {
  text: string;
  start: number;
}

function scanDocuments(text: string, counts: Counts): Result<FoundDocument[], InferbenchError> {
  const found: FoundDocument[] = [];
  for (let start = 0; start < text.length;) {
    const scanned = scanDocument(text, start, counts);
    if (!scanned.ok) return fail(scanned.error(placeOf(text, start)));
    const { end } = scanned.value;
    found.push({ text: scanned.value.text, start });
    start = nextDocument(text, end);
    const another = text[start] === '{' && text[end - 1] === '}';
    if (start < text.length && !another)
      return fail(notJson('text follows the object', placeOf(text, start)));
  }
  return ok(found);
}

/** A refusal that is still to learn where in the file. */
type Refusal = (path: string) => InferbenchError;

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);
const NON_FINITE_START = new Set(['N', 'I', '-']);

/** Walks one document once outside strings: counts depth, values and keys, and marks non-finite tokens. */
function scanDocument(text: string, start: number, counts: Counts): Result<ScannedDocument, Refusal> {
  const parts: string[] = [];
  const keys: number[] = [];
  /** Keys of each object that is open, as far as it was read; null for one without any, and for a list. */
  const names: (Set<string> | null)[] = [];
  let string = start;
  let copied = start;
  for (let i = start; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char === '"') {
      string = i;
      i = endOfString(text, i);
      if (i < 0) return fail((path) => notJson('a string is not closed', path));
    } else if (OPENING.has(char)) {
      keys.push(0);
      names.push(null);
      const excess = countContainer(keys.length, counts);
      if (excess !== null) return fail((path) => tooDeep(excess, path));
    } else if (CLOSING.has(char)) {
      keys.pop();
      names.pop();
      if (keys.length > 0) continue;
      parts.push(text.slice(copied, i + 1));
      return ok({ text: parts.join(''), end: i + 1 });
    } else if (char === ',' || char === ':') {
      const excess = countMark(char, keys, counts);
      const refused = refusalOf(excess, char, { text, string, names });
      if (refused !== null) return fail(refused);
    } else if (NON_FINITE_START.has(char)) {
      const [token] = NON_FINITE.exec(text.slice(i, i + 10)) ?? [];
      if (token === undefined) continue;
      parts.push(text.slice(copied, i), `"${MARK}${token}"`);
      counts.nonFinite += 1;
      i += token.length - 1;
      copied = i + 1;
    }
  }
  return fail((path) => notJson('it is cut off', path));
}

/** Counts an object or a list at its level; says which limit it exceeds. */
function countContainer(depth: number, counts: Counts): string | null {
  counts.values += VALUES_OF_A_CONTAINER;
  if (counts.values > MAX_VALUES) return `more than ${MAX_VALUES} values`;
  return depth > MAX_DEPTH ? `more than ${MAX_DEPTH} levels` : null;
}

/** Counts a value or a key; says which limit it exceeds. */
function countMark(char: ',' | ':', keys: number[], counts: Counts): string | null {
  if (char === ',') {
    counts.values += 1;
    return counts.values > MAX_VALUES ? `more than ${MAX_VALUES} values` : null;
  }
  counts.keys += 1;
  const here = (keys.pop() ?? 0) + 1;
  keys.push(here);
  if (here > MAX_KEYS) return `more than ${MAX_KEYS} keys in one object`;
  return counts.keys > MAX_ALL_KEYS ? `more than ${MAX_ALL_KEYS} keys` : null;
}

interface Place {
  text: string;
  /** Where the last string begins, which before a colon is a key. */
  string: number;
  names: (Set<string> | null)[];
}

function refusalOf(excess: string | null, char: ',' | ':', place: Place): Refusal | null {
  if (excess !== null) return (path) => tooDeep(excess, path);
  return char === ':' ? keyTwice(place) : null;
}

/** Refuses a key that stands twice: JSON readers take the one or the other, and neither is taken here. */
function keyTwice({ text, string, names }: Place): Refusal | null {
  const depth = names.length - 1;
  if (depth < 0) return null;
  const token = text.slice(string, endOfString(text, string) + 1);
  const name: unknown = token.includes('\\') ? parse(token, false) : token.slice(1, -1);
  if (typeof name !== 'string') return null;
  const known = names[depth] ?? new Set();
  names[depth] = known;
  if (!known.has(name)) {
    known.add(name);
    return null;
  }
  const key = JSON.stringify(name.slice(0, 60));
  return () =>
    new InferbenchError(
      'INVALID',
      `The key ${key} stands twice in one object, and which value counts is not said.`,
      {
        path: `line ${lineAt(text, string)}`,
        value: key,
        expected: 'each key once',
        fix: 'Use the file as the tool wrote it, or leave the wrong one out.',
      },
    );
}

function placeOf(text: string, index: number): string {
  const line = lineAt(text, index);
  return line === 1 ? 'document' : `line ${line}`;
}

/** Undefined for a syntax error: engines word theirs differently, our bytes are the same everywhere. */
function parse(text: string, marked: boolean): unknown {
  try {
    const value: unknown = JSON.parse(text, marked ? unmarked : undefined);
    return value;
  } catch {
    return undefined;
  }
}

export function unmarked(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value;
}

function nextDocument(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/** Index of the closing quote of the string that opens at `start`, or −1. */
export function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i;
  }
  return -1;
}
