import { expect, test } from 'vitest';
import { GLOSSARY } from '../glossary/glossary.ts';
import { METHODOLOGY } from './sections.ts';

test('every definition leads to a section of the methodology that exists', () => {
  const ids = new Set(METHODOLOGY.map(({ id }) => id));
  for (const { term, section } of Object.values(GLOSSARY))
    expect([term, ids.has(section)]).toEqual([term, true]);
});
