import { expect, test } from 'vitest';
import { GLOSSARY } from './glossary.ts';

test('no two terms share a name: a word has one meaning', () => {
  const terms = Object.values(GLOSSARY).map(({ term }) => term.toLowerCase());
  expect(new Set(terms).size).toBe(terms.length);
});
