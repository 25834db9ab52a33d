import { afterEach, expect, test } from 'vitest';
import { sentOnce, textOf } from './sent-once.ts';

const LONG = `<p>${'words '.repeat(100)}</p>`;

afterEach(() => (globalThis.markupOfPage = undefined));

test('in a page that is sent whole React is told the name, and the markup is the same', () => {
  const page = new Map<string, string>();
  globalThis.markupOfPage = { getStore: () => page };
  const ready = sentOnce(LONG);
  expect(JSON.stringify(ready)).not.toContain('words');
  expect(textOf(ready)).toBe(LONG);
  expect(sentOnce('<p>short</p>')).toEqual({ text: '<p>short</p>' });
});

test('elsewhere the text goes along, under the same name', () => {
  const { name } = sentOnce(LONG);
  expect(textOf(sentOnce(LONG))).toBe(LONG);
  globalThis.markupOfPage = { getStore: () => new Map() };
  expect(sentOnce(LONG).name).toBe(name);
  expect(sentOnce(LONG.replace('words', 'sword')).name).not.toBe(name);
});
