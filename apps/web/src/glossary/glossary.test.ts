import { expect, test } from 'vitest';
import { METHODOLOGY } from '../methodology/sections.ts';
import { GLOSSARY } from './glossary.ts';

test('every definition leads to a section of the methodology that exists', () => {
  const ids = new Set(METHODOLOGY.map(({ id }) => id));
  for (const { term, section } of Object.values(GLOSSARY))
    expect([term, ids.has(section)]).toEqual([term, true]);
});

test('no two terms share a name: a word has one meaning', () => {
  const terms = Object.values(GLOSSARY).map(({ term }) => term.toLowerCase());
  expect(new Set(terms).size).toBe(terms.length);
});
