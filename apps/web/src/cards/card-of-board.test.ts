import type { CardBoardResult } from '@inferbench/graphql-documents/board-card';
import { Slice } from '@inferbench/domain/slice';
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
  test('says what ranks, who leads and how far the last is', () => {
    expect(cardOfBoard(CARD, board(edge('A', 1, 50, null), edge('B', 2, 20, null)))?.sentence).toBe(
      'Two systems by useful TOPS per chip: A ×1, vLLM leads at 50; the last, B ×1, vLLM, reaches 40\u00a0% of it.',
    );
  });

  test('none of those who tie is said to lead', () => {
    expect(cardOfBoard(CARD, board(edge('A', 1, 50, null), edge('B', 1, 49, null)))?.sentence).toBe(
      'Two systems by useful TOPS per chip: two tie for the lead, the first, A ×1, vLLM, at 50.',
    );
  });

  test('a change of places counts only systems that have both values', () => {
    const card = cardOfBoard(
      { ...CARD, metric: 'COST_EFFICIENCY', against: 'USEFUL_TOPS' },
      board(edge('A', 1, 50, 10), edge('B', 2, 40, 30), edge('C', 3, 30, null)),
    );
    expect(card?.sentence).toBe(
      'A ×1, vLLM is first by useful TOPS per chip; by useful TOPS per USD/h it is B ×1, vLLM.',
    );
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
