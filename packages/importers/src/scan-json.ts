import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { lineAt, notJson, tooDeep } from './content-error.ts';
import { MAX_ALL_KEYS, MAX_DEPTH, MAX_KEYS, MAX_VALUES } from './content-limits.ts';

/** Bare tokens that Python writes and JSON does not know. */
const NON_FINITE = /^(?:-?Infinity|NaN)\b/;
/** Begins the text that stands for such a token until JSON is parsed: no character, so no text of a tool begins so. */
const MARK = '\uFFFE';

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);
const NON_FINITE_START = new Set(['N', 'I', '-']);

interface Scan {
  /** Values of the text, one after the other; more than one only where each is an object. */
  documents: unknown[];
  nonFinite: number;
}

/**
 * Walks a text once outside strings: counts depth, values and keys, marks non-finite tokens, finds where each document
 * ends; then parses each. The text begins with "{" or "[".
 */
export function scanJson(text: string): Result<Scan, InferbenchError> {
  const documents: unknown[] = [];
  const keys: number[] = [];
  let parts: string[] = [];
  let [start, copied, values, allKeys, nonFinite] = [0, 0, 0, 0, 0];
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char === '"') {
      i = endOfString(text, i);
      if (i < 0) return fail(notJson('a string is not closed', placeOf(start)));
    } else if (OPENING.has(char)) {
      keys.push(0);
      if (keys.length > MAX_DEPTH) return fail(tooDeep(`more than ${MAX_DEPTH} levels`, placeOf(start)));
    } else if (CLOSING.has(char)) {
      keys.pop();
      if (keys.length > 0) continue;
      parts.push(text.slice(copied, i + 1));
      const parsed = parse(parts.join(''), nonFinite > 0);
      if (parsed === undefined) return fail(notJson('it has a syntax error', placeOf(start)));
      documents.push(parsed);
      start = nextDocument(text, i + 1);
      if (start === text.length) return ok({ documents, nonFinite });
      if (text[start] !== '{' || char !== '}')
        return fail(notJson('text follows the object', placeOf(start)));
      i = start - 1;
      copied = start;
      parts = [];
    } else if (char === ',') {
      values += 1;
      if (values > MAX_VALUES) return fail(tooDeep(`more than ${MAX_VALUES} values`));
    } else if (char === ':') {
      allKeys += 1;
      const here = (keys.pop() ?? 0) + 1;
      keys.push(here);
      if (here > MAX_KEYS) return fail(tooDeep(`more than ${MAX_KEYS} keys in one object`, placeOf(start)));
      if (allKeys > MAX_ALL_KEYS) return fail(tooDeep(`more than ${MAX_ALL_KEYS} keys`));
    } else if (NON_FINITE_START.has(char)) {
      const [token] = NON_FINITE.exec(text.slice(i, i + 10)) ?? [];
      if (token === undefined) continue;
      parts.push(text.slice(copied, i), `"${MARK}${token}"`);
      nonFinite += 1;
      i += token.length - 1;
      copied = i + 1;
    }
  }
  return fail(notJson('it is cut off', placeOf(start)));

  function placeOf(index: number): string {
    const line = lineAt(text, index);
    return line === 1 ? 'document' : `line ${line}`;
  }
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

function unmarked(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value;
}

function nextDocument(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}

/** Index of the closing quote of the string that opens at `start`, or −1. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i;
  }
  return -1;
}
