import { listed } from '@inferbench/units/english';
import { endOfString } from './scan-json.ts';

/** A line that begins a document of results: `{` or a list of objects, not a time in brackets. */
const DOCUMENT = /^\s*(?:\{|\[\s*(?:$|[{\]]))/;
/** A line of a document that lost its beginning: nothing that a console prints begins so. */
const TORN = /^\s*["}\],:]/;
const MAX_NAMED = 5;

interface WithoutConsole {
  /** The text with those lines blank, so that every other line keeps its number. */
  text: string;
  /** Number of lines that were left out. */
  count: number;
  /** Numbers of those lines in words: "lines 1, 2 and 9". */
  words: string;
}

/**
 * JSON documents without the lines that a console wrote among them (`2>&1 | tee`). Null where no line is one, and where what is left
 * is no document or one that is torn.
 */
export function withoutConsoleLines(text: string): WithoutConsole | null {
  const kept: string[] = [];
  const left: number[] = [];
  let documents = 0;
  let [at, number] = [0, 1];
  while (at < text.length) {
    const feed = text.indexOf('\n', at);
    const lineEnd = feed < 0 ? text.length : feed;
    const line = text.slice(at, Math.min(lineEnd, at + 200));
    if (TORN.test(line)) return null;
    const isDocument = DOCUMENT.test(line);
    const end = isDocument ? endOfLineAfter(text, endOfDocument(text, at)) : lineEnd;
    if (end < 0) return null;
    if (isDocument) documents += 1;
    else if (line.trim() !== '') left.push(number);
    const piece = text.slice(at, end);
    kept.push(isDocument ? piece : '');
    number += 1 + (isDocument ? piece.split('\n').length - 1 : 0);
    at = end + 1;
  }
  return documents === 0 || left.length === 0
    ? null
    : { text: kept.join('\n').trim(), count: left.length, words: wordsOf(left) };
}

/** Index after the bracket that closes the document that begins at or after `from`; −1 where none does. */
function endOfDocument(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    const char = text[i];
    if (char === '"') {
      i = endOfString(text, i);
      if (i < 0) return -1;
    } else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}

/** End of the line on which a document ends; −1 where something else follows on it. */
function endOfLineAfter(text: string, end: number): number {
  if (end < 0) return -1;
  const feed = text.indexOf('\n', end);
  const lineEnd = feed < 0 ? text.length : feed;
  return text.slice(end, lineEnd).trim() === '' ? lineEnd : -1;
}

function wordsOf(lines: readonly number[]): string {
  if (lines.length === 1) return `line ${lines[0]}`;
  if (lines.length > MAX_NAMED)
    return `${lines.length} lines, the first ${lines[0]}, the last ${lines.at(-1)}`;
  return `lines ${listed(lines.map(String))}`;
}
