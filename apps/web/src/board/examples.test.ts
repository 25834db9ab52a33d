import type { BoardEdge } from '@inferbench/graphql-documents/board';
import type { UnrankedPage } from '@inferbench/graphql-documents/unranked';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { withoutRankFacts, withoutRankSentence } from './example-words.ts';
import { rowsWithoutRank, type ShownEdge, withUnranked } from './examples.ts';
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
const unranked = (value: number, wouldRank: number | null, evidenceGrade = 'E1') =>
  ({
    totalCount: 2,
    nodes: [
      {
        reason: 'EXAMPLE',
        detail: 'an example',
        system: system('Shown'),
        point: { id: 'x', configuration: 'STATED' },
        inPlace: {
          value,
          unit: 'TOPS per chip',
          wouldRank,
          point: { id: 'x', example: wouldRank !== null, evidenceGrade, scores: { metrics: [] } },
        },
      },
      {
        reason: 'NO_LATENCIES',
        detail: 'no latencies',
        system: system('Other'),
        point: { id: 'y', configuration: 'STATED' },
        inPlace: null,
      },
    ],
  }) as unknown as UnrankedPage; // what the words read

const ids = (rows: readonly ShownEdge[]) => rows.map(({ node }) => node.point.id);
const BOARD = [row('A', 1, 90), row('B', 2, 60), row('C', 3, 30)];
const WHOLE = { edges: BOARD, hasPreviousPage: false, next: null };
const of = (...values: number[]) => values.flatMap((value) => rowsWithoutRank(unranked(value, 9), 'ALL'));
const valuesOf = (rows: readonly ShownEdge[]) => rows.map(({ node }) => node.value);

describe('an example', () => {
  test.each([
    [100, ['x', 'A', 'B', 'C']],
    [70, ['A', 'x', 'B', 'C']],
    [60, ['A', 'B', 'x', 'C']],
    [55, ['A', 'B', 'x', 'C']],
    [10, ['A', 'B', 'C', 'x']],
  ])('of %d stands in its place by value, whatever rank it would take, and moves none', (value, order) => {
    const rows = withUnranked(WHOLE, of(value), 'USEFUL_TOPS');
    expect(ids(rows)).toEqual(order);
    expect(rows.map(({ rank }) => rank).filter((rank) => rank !== null)).toEqual([1, 2, 3]);
    expect(rows.find(({ node }) => node.point.id === 'x')?.rank).toBeNull();
  });

  test('of a metric of which less is better stands above what is more', () => {
    const edges = BOARD.toReversed();
    expect(ids(withUnranked({ ...WHOLE, edges }, of(55), 'TPOT_P95'))).toEqual(['C', 'x', 'B', 'A']);
  });

  test('beside another in one gap stands by its value', () => {
    expect(valuesOf(withUnranked(WHOLE, of(40, 50, 45), 'USEFUL_TOPS'))).toEqual([90, 60, 50, 45, 40, 30]);
  });

  test.each([100, 90, 75, 60, 45, 30, 10])('of %d is on one page of several, and no other', (value) => {
    const pages = BOARD.map((edge, n) => ({
      edges: [edge],
      hasPreviousPage: n > 0,
      next: BOARD[n + 1] ?? null,
    }));
    const rows = pages.flatMap((page) => withUnranked(page, of(value), 'USEFUL_TOPS'));
    expect(ids(rows)).toEqual(ids(withUnranked(WHOLE, of(value), 'USEFUL_TOPS')));
  });

  test('is let in by the choice of results as any submitted run', () => {
    expect(rowsWithoutRank(unranked(1, 1), 'PUBLISHED')).toEqual([]);
    expect(rowsWithoutRank(unranked(1, 1), 'E2')).toEqual([]);
    expect(rowsWithoutRank(unranked(1, 1, 'E2'), 'E2')).toHaveLength(1);
    expect(rowsWithoutRank(unranked(1, 1), 'MEASURED')).toHaveLength(1);
  });

  test('is said in words, in the file, and in a list of its own with the rank that it would take', () => {
    const examples = rowsWithoutRank(unranked(55, 2), 'ALL');
    const rows = withUnranked(WHOLE, examples, 'USEFUL_TOPS');
    expect(withoutRankSentence(rows)).toMatch(/^One example stands in its place without a rank/);
    expect(withoutRankSentence(BOARD)).toBe('');
    expect(withoutRankFacts(examples)).toBe('Shown with vLLM at 55 TOPS per chip, would rank 2, takes none');
    const html = renderToStaticMarkup(createElement(ExamplesList, { examples }));
    expect(html).toContain('>Examples<');
    expect(html).toContain('Rank it would take');
  });

  test('that nobody reviewed is said to be so, with no rank that it would take', () => {
    const provisional = rowsWithoutRank(unranked(55, null), 'ALL');
    expect(withoutRankSentence(withUnranked(WHOLE, provisional, 'USEFUL_TOPS'))).toBe(
      'One provisional result stands in its place without a rank: nobody reviewed it yet.',
    );
    expect(withoutRankFacts(provisional)).toBe(
      'Shown with vLLM at 55 TOPS per chip, provisional, takes no rank',
    );
  });

  test('is not listed a second time among what does not rank', () => {
    expect(unrankedOf(unranked(55, 2)).map(({ pointId }) => pointId)).toEqual(['y']);
  });
});
