import { describe, expect, test } from 'vitest';
import { MAX_FILE_CHARS } from '../shared/content-limits.ts';
import { readContent } from './read-content.ts';

function outcome(text: string): string {
  const read = readContent({ name: null, text });
  return read.ok ? read.value.content.kind : read.error.code;
}

describe('files from the wild', () => {
  test.each(
    [
      ['a plain object', '{"a": 1}', 'object'],
      ['a byte-order mark and CRLF', '\uFEFF{"a": 1,\r\n "b": 2}\r\n', 'object'],
      ['an empty file', '', 'IMPORT_NOT_JSON'],
      ['a file cut off', '{"a": [1, 2', 'IMPORT_NOT_JSON'],
      ['a file cut off inside a string', '{"a": "x', 'IMPORT_NOT_JSON'],
      ['a list of runs, as a sweep writes it', '[{"a": 1}]', 'list'],
      ['an empty list', '[]', 'IMPORT_UNKNOWN_FORMAT'],
      ['a list of numbers', '[1, 2]', 'IMPORT_UNKNOWN_FORMAT'],
      ['binary', '\u0000\u0001PK', 'IMPORT_NOT_JSON'],
      ['text after the object', '{"a": 1} and so on', 'IMPORT_NOT_JSON'],
      ['two objects, one a line', '{"a": 1}\n{"a": 2}', 'list'],
      ['two objects, each on several lines', '{"a":\n 1}\r\n{"a":\n 2}', 'list'],
      ['a million keys in all, few in each object', `[${'{"k":1},'.repeat(999_999)}{}]`, 'list'],
      ['gzip', '\u001F\uFFFD\u0008\u0000', 'IMPORT_COMPRESSED'],
      ['zip', 'PK\u0003\u0004', 'IMPORT_COMPRESSED'],
      ['a table', 'a,b\n1,2\n', 'table'],
      ['a text', 'MLPerf Results Summary\nScenario : Offline', 'text'],
      ['a text with commas', 'Dear reader, here\nare, not, numbers', 'text'],
      ['a line of MLPerf', ':::MLLOG {"key": "a", "value": 1, "b": 2}\n:::MLLOG {}', 'text'],
      ['pairs of keys and values', 'Time,12-01-2024 10:00:00.123,Watts,22.6', 'text'],
      ['a table cut off in the middle of a row', 'a,b,c\n1,2,3\n4,5', 'IMPORT_BAD_TABLE'],
      ['a quote that is not closed', 'a,b\n"1,2\n', 'IMPORT_BAD_TABLE'],
      ['a column twice', 'a,a\n1,2', 'IMPORT_BAD_TABLE'],
      ['a file over the limit', ' '.repeat(MAX_FILE_CHARS + 1), 'PAYLOAD_TOO_LARGE'],
      ['501 columns', `${Array.from({ length: 501 }, (_, i) => `c${i}`).join()}\n`, 'IMPORT_TOO_DEEP'],
      ['nested without end', `{"a": ${'['.repeat(100_000)}`, 'IMPORT_TOO_DEEP'],
      [
        'a million keys',
        `{${Array.from({ length: 1_000_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
        'IMPORT_TOO_DEEP',
      ],
      ['a million times one key', `{${'"k":1,'.repeat(1_000_000)}"z":1}`, 'INVALID'],
      ['braces inside strings', '{"a": "}{][", "b": "\\"}"}', 'object'],
    ].map(([name = '', text = '', expected = '']) => [name, expected, text] as const),
  )('%s: %s', (_name, expected, text) => {
    expect(outcome(text)).toBe(expected);
  });

  test('bare NaN and Infinity are what they are, counted; words that begin like them are left alone', () => {
    const text = '{"a": NaN, "b": -Infinity, "c": [Infinity, -1], "d": "NaN Infinity"}';
    const object = {
      a: Number.NaN,
      b: Number.NEGATIVE_INFINITY,
      c: [Number.POSITIVE_INFINITY, -1],
      d: 'NaN Infinity',
    };
    const value = { name: null, nonFinite: 3, content: { kind: 'object', object } };
    expect(readContent({ name: null, text })).toEqual({ ok: true, value });
  });

  test.each([
    ['the second line', '{"a": 1}\n{"a": tru}\n{"a": 3}', 'line 2'],
    ['the last line, cut off', '{"a": 1}\n\n{"a": ', 'line 3'],
    ['a row of another length', 'a,b\n1,2\n\na,b\n3,4\n5', 'line 6'],
    ['a row after a line break in quotes', 'a,b\n"1\n1",2\n5', 'line 4'],
  ])('what is wrong is named by its line: %s', (_name, text, path) => {
    const read = readContent({ name: null, text });
    expect(!read.ok && read.error.details.path).toBe(path);
  });

  test('sections of a table with CRLF, quotes and spaces after commas', () => {
    const text = '\uFEFFMetric, avg\r\n"A ""b"", c" , 1\r\n\r\n\r\nEndpoint,GPU\r\n';
    const read = readContent({ name: null, text });
    expect(read.ok && read.value.content).toEqual({
      kind: 'table',
      header: ['Metric', 'avg'],
      rows: [{ Metric: 'A "b", c', avg: '1' }],
      more: [{ header: ['Endpoint', 'GPU'], rows: [] }],
    });
  });

  test('__proto__ in a file changes no object of ours', () => {
    readContent({ name: null, text: '{"__proto__": {"polluted": true}}' });
    readContent({ name: null, text: '__proto__,polluted\n1,2' });
    expect('polluted' in {}).toBe(false);
  });
});
