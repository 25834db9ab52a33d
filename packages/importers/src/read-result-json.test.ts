import { describe, expect, test } from 'vitest';
import { readResultJson } from './read-result-json.ts';

function outcome(text: string): string {
  const read = readResultJson(text);
  return read.ok ? 'ok' : read.error.code;
}

describe('files from the wild', () => {
  test.each([
    ['a plain object', '{"a": 1}', 'ok'],
    ['a byte-order mark and CRLF', '\uFEFF{"a": 1,\r\n "b": 2}\r\n', 'ok'],
    ['an empty file', '', 'IMPORT_NOT_JSON'],
    ['a file cut off', '{"a": [1, 2', 'IMPORT_NOT_JSON'],
    ['a file cut off inside a string', '{"a": "x', 'IMPORT_NOT_JSON'],
    ['a list of runs, as a sweep writes it', '[{"a": 1}]', 'IMPORT_SEVERAL_RUNS'],
    ['binary', '\u0000\u0001PK', 'IMPORT_NOT_JSON'],
    ['text after the object', '{"a": 1} and so on', 'IMPORT_NOT_JSON'],
    ['two objects, one a line', '{"a": 1}\n{"a": 2}', 'IMPORT_SEVERAL_RUNS'],
    ['nested without end', `{"a": ${'['.repeat(100_000)}`, 'IMPORT_TOO_DEEP'],
    ['a million keys', `{${'"k":1,'.repeat(1_000_000)}"z":1}`, 'IMPORT_TOO_DEEP'],
    ['braces inside strings', '{"a": "}{][", "b": "\\"}"}', 'ok'],
  ])('%s: %s', (_name, text, expected) => {
    expect(outcome(text)).toBe(expected);
  });

  test('bare NaN and Infinity are what they are, counted; words that begin like them are left alone', () => {
    const read = readResultJson('{"a": NaN, "b": -Infinity, "c": [Infinity, -1], "d": "NaN Infinity"}');
    expect(read).toEqual({
      ok: true,
      value: {
        nonFinite: 3,
        object: {
          a: Number.NaN,
          b: Number.NEGATIVE_INFINITY,
          c: [Number.POSITIVE_INFINITY, -1],
          d: 'NaN Infinity',
        },
      },
    });
  });

  test('__proto__ in a file changes no object of ours', () => {
    readResultJson('{"__proto__": {"polluted": true}}');
    expect('polluted' in {}).toBe(false);
  });
});
