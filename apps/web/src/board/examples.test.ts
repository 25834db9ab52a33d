import type { BoardEdge } from '@inferbench/graphql-documents/board';
import type { UnrankedPage } from '@inferbench/graphql-documents/unranked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleFacts, exampleSentence } from './example-words.ts';
import { examplesOf, type ShownEdge, withExamples } from './examples.ts';
import { ExamplesList } from './examples-list.tsx';
import { unrankedOf } from './unranked.ts';

const system = (shortName: string) => ({
  slug: shortName,
  chips: 1,
  framework: 'vllm',
  chip: { slug: shortName, vendor: 'v', shortName },
});
const row = (shortName: string, rank: number, value: number) =>
  ({
    rank,
    tied: false,
    node: { value, system: system(shortName), point: { id: shortName } },
  }) as unknown as BoardEdge; // what placing reads
const unranked = (value: number, wouldRank: number, evidenceGrade = 'E1') =>
  ({
    totalCount: 2,
    nodes: [
      {
        reason: 'EXAMPLE',
        detail: 'an example',
        system: system('Shown'),
        point: { id: 'x', configuration: 'STATED' },
        example: {
          value,
          unit: 'TOPS per chip',
          wouldRank,
          point: { id: 'x', evidenceGrade, scores: { metrics: [] } },
        },
      },
      {
        reason: 'NO_LATENCIES',
        detail: 'no latencies',
        system: system('Other'),
        point: { id: 'y', configuration: 'STATED' },
        example: null,
      },
    ],
  }) as unknown as UnrankedPage; // what the words read

const ids = (rows: readonly ShownEdge[]) => rows.map(({ node }) => node.point.id);
const BOARD = [row('A', 1, 90), row('B', 2, 60), row('C', 3, 30)];
const WHOLE = { edges: BOARD, hasPreviousPage: false, hasNextPage: false };

describe('an example', () => {
  test.each([
    [100, 1, ['x', 'A', 'B', 'C']],
    [70, 2, ['A', 'x', 'B', 'C']],
    [55, 2, ['A', 'B', 'x', 'C']],
    [10, 4, ['A', 'B', 'C', 'x']],
  ])('of %d stands in its place by value, and moves no rank', (value, wouldRank, order) => {
    const rows = withExamples(WHOLE, examplesOf(unranked(value, wouldRank), 'ALL'));
    expect(ids(rows)).toEqual(order);
    expect(rows.map(({ rank }) => rank).filter((rank) => rank !== null)).toEqual([1, 2, 3]);
    expect(rows.find(({ node }) => node.point.id === 'x')?.rank).toBeNull();
  });

  test('of another page is not on this one', () => {
    const [first, second] = [unranked(100, 1), unranked(1, 9)].map((page) => examplesOf(page, 'ALL'));
    const middle = { edges: BOARD.slice(1, 2), hasPreviousPage: true, hasNextPage: true };
    expect(ids(withExamples(middle, [...(first ?? []), ...(second ?? [])]))).toEqual(['B']);
  });

  test('is let in by the choice of results as any submitted run', () => {
    expect(examplesOf(unranked(1, 1), 'PUBLISHED')).toEqual([]);
    expect(examplesOf(unranked(1, 1), 'E2')).toEqual([]);
    expect(examplesOf(unranked(1, 1, 'E2'), 'E2')).toHaveLength(1);
    expect(examplesOf(unranked(1, 1), 'MEASURED')).toHaveLength(1);
  });

  test('is said in words, in the file, and in a list of its own with the rank that it would take', () => {
    const examples = examplesOf(unranked(55, 2), 'ALL');
    expect(exampleSentence(examples)).toMatch(/^One example stands in its place without a rank/);
    expect(exampleSentence([])).toBe('');
    expect(exampleFacts(examples)).toBe('Shown with vLLM at 55 TOPS per chip, would rank 2, takes none');
    const html = renderToStaticMarkup(createElement(ExamplesList, { examples }));
    expect(html).toContain('>Examples<');
    expect(html).toContain('Rank it would take');
  });

  test('is not listed a second time among what does not rank', () => {
    expect(unrankedOf(unranked(55, 2)).map(({ pointId }) => pointId)).toEqual(['y']);
  });
});
