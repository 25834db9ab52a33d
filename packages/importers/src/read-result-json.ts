import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';

/** Files larger than this are refused before anything is parsed. */
export const MAX_FILE_CHARS = 64 * 1024 * 1024;
const MAX_DEPTH = 64;
/** Commas outside strings; a detailed file of 10,000 requests of 1,000 tokens has 1e7. */
const MAX_VALUES = 20_000_000;
const MAX_KEYS = 100_000;

/** Bare tokens that Python writes and JSON does not know. */
const NON_FINITE = /^(?:-?Infinity|NaN)\b/;
/** Begins the text that stands for such a token until JSON is parsed: no character, so no text of a tool begins so. */
const MARK = '\uFFFE';

interface Scan {
  text: string;
  nonFinite: number;
}

/**
 * One JSON object from a file of the wild: byte-order mark removed, bare NaN and Infinity read as they are (counted), size,
 * depth and number of values limited. Errors: PAYLOAD_TOO_LARGE, IMPORT_NOT_JSON, IMPORT_TOO_DEEP, IMPORT_SEVERAL_RUNS.
 */
export function readResultJson(
  source: string,
): Result<{ object: Record<string, unknown>; nonFinite: number }, InferbenchError> {
  if (source.length > MAX_FILE_CHARS) {
    return fail(
      new InferbenchError(
        'PAYLOAD_TOO_LARGE',
        'The file is larger than any result file that InferBench reads.',
        {
          value: `${source.length} characters`,
          expected: `at most ${MAX_FILE_CHARS}`,
          fix: 'Write the file without --save-detailed.',
        },
      ),
    );
  }
  const text = source.replace(/^\uFEFF/, '').trim();
  if (text.startsWith('[')) return fail(severalRuns('a list'));
  if (!text.startsWith('{')) return fail(notJson('the file does not begin with "{"'));
  const scan = scanTokens(text);
  if (!scan.ok) return scan;
  try {
    const object: unknown = JSON.parse(scan.value.text, scan.value.nonFinite > 0 ? unmarked : undefined);
    if (typeof object !== 'object' || object === null || Array.isArray(object))
      return fail(notJson('no object'));
    return ok({ object: { ...object }, nonFinite: scan.value.nonFinite });
  } catch {
    // Engines word their syntax errors differently; our bytes are the same everywhere.
    return fail(notJson('it is cut off or has a syntax error'));
  }
}

function unmarked(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith(MARK) ? Number(value.slice(MARK.length)) : value;
}

function notJson(why: string): InferbenchError {
  return new InferbenchError('IMPORT_NOT_JSON', `The file is not a complete JSON object: ${why}.`, {
    expected: 'one JSON object, as the tool wrote it',
    fix: 'Check that the file was copied whole and is not compressed.',
  });
}

/** Walks the text once outside strings: counts depth, values and keys, replaces non-finite tokens, finds a second document. */
function scanTokens(text: string): Result<Scan, InferbenchError> {
  const parts: string[] = [];
  let copied = 0;
  let depth = 0;
  const counts = { ',': 0, ':': 0, nonFinite: 0 };
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? '';
    if (char === '"') {
      i = endOfString(text, i);
      if (i < 0) return fail(notJson('a string is not closed'));
    } else if (OPENING.has(char)) {
      depth += 1;
    } else if (CLOSING.has(char)) {
      depth -= 1;
      const rest = depth === 0 ? text.slice(i + 1).trimStart() : '';
      if (rest !== '') return fail(trailing(rest));
    } else if (char === ',' || char === ':') {
      counts[char] += 1;
    } else if (NON_FINITE_START.has(char)) {
      const [token] = NON_FINITE.exec(text.slice(i, i + 10)) ?? [];
      if (token === undefined) continue;
      parts.push(text.slice(copied, i), `"${MARK}${token}"`);
      counts.nonFinite += 1;
      i += token.length - 1;
      copied = i + 1;
    }
    const excess = excessOf(depth, counts);
    if (excess !== null) return fail(tooDeep(excess));
  }
  parts.push(text.slice(copied));
  return ok({ text: parts.join(''), nonFinite: counts.nonFinite });
}

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);
const NON_FINITE_START = new Set(['N', 'I', '-']);

function excessOf(depth: number, counts: { ',': number; ':': number }): string | null {
  if (depth > MAX_DEPTH) return `more than ${MAX_DEPTH} levels`;
  if (counts[','] > MAX_VALUES) return `more than ${MAX_VALUES} values`;
  return counts[':'] > MAX_KEYS ? `more than ${MAX_KEYS} keys` : null;
}

/** Index of the closing quote of the string that opens at `start`, or −1. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '"') return i;
  }
  return -1;
}

function tooDeep(what: string): InferbenchError {
  return new InferbenchError('IMPORT_TOO_DEEP', `The file has ${what}; no result file does.`);
}

function trailing(rest: string): InferbenchError {
  if (!rest.startsWith('{')) return notJson('text follows the object');
  return severalRuns('several JSON objects, one a run');
}

function severalRuns(what: string): InferbenchError {
  return new InferbenchError('IMPORT_SEVERAL_RUNS', `The file holds ${what}.`, {
    expected: 'one run, one JSON object, a file',
    fix: 'Write without --append-result, or split the file and import each run.',
  });
}
