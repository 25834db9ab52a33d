import { expect, test } from 'vitest';
import { pageMetadata } from './page-metadata.ts';

test('a description of computed parts ends after a whole word, within what is shown of it', () => {
  const { description } = pageMetadata({
    title: 'T',
    description: 'twelve words, '.repeat(20),
    canonical: null,
  });
  expect(description).toMatch(/words…$/);
  expect(description?.length).toBeLessThanOrEqual(160);
});

test('a view without an address of its own names none', () => {
  expect(pageMetadata({ title: 'T', description: 'd', canonical: null })).not.toHaveProperty('alternates');
  expect(pageMetadata({ title: 'T', description: 'd', canonical: '/chips' })).toMatchObject({
    title: 'T · InferBench',
    alternates: { canonical: '/chips' },
  });
});
