import type { CardBoardResult } from '@inferbench/graphql-documents/board-card';
import { Slice } from '@inferbench/domain/terms/slice';
import { describe, expect, test } from 'vitest';
import { cardOfBoard } from './card-of-board.ts';
import { CURATED_SLICES, type CuratedSlice } from './curated-slices.ts';

function edge(name: string, rank: number, value: number, cost: number | null) {
  return {
    rank,
    tied: false,
    node: {
      value,
      system: { slug: name, chips: 1, framework: 'vllm', chip: { slug: name, shortName: name } },
      point: { kind: 'REPORTED' },
      metrics: [
        { metric: 'USEFUL_TOPS', value },
        { metric: 'COST_EFFICIENCY', value: cost },
      ],
    },
  };
}

const board = (...edges: ReturnType<typeof edge>[]) =>
  ({ totalCount: edges.length, edges }) as unknown as CardBoardResult; // the card reads no other fields
const [{ slice }] = CURATED_SLICES;
const CARD: CuratedSlice = { title: 'T', slice, metric: 'USEFUL_TOPS' };

describe('a curated card', () => {
  test('says what ranks, and names no leader: systems of any size stand in a slice', () => {
    expect(cardOfBoard(CARD, board(edge('A', 1, 50, null), edge('B', 2, 20, null)))?.sentence).toBe(
      'Two systems by useful TOPS per chip.',
    );
  });

  test('a change of places counts only systems that have both values', () => {
    const card = cardOfBoard(
      { ...CARD, metric: 'COST_EFFICIENCY', against: 'USEFUL_TOPS' },
      board(edge('A', 1, 50, 10), edge('B', 2, 40, 30), edge('C', 3, 30, null)),
    );
    expect(card?.sentence).toBe('Three systems by useful TOPS per USD/h.');
    expect(card?.picture).toMatchObject({
      rows: [
        { leftRank: 2, rightRank: 1 },
        { leftRank: 1, rightRank: 2 },
      ],
    });
  });

  test('a slice that holds nothing has no card', () => {
    expect(cardOfBoard(CARD, board())).toBeNull();
  });

  test('the committed slices are slices, and no two are the same view', () => {
    for (const each of CURATED_SLICES) expect(Slice.safeParse(each.slice).success).toBe(true);
    expect(new Set(CURATED_SLICES.map((each) => JSON.stringify([each.slice, each.metric]))).size).toBe(6);
  });
});
