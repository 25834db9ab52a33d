import type { BoardResult } from '@inferbench/graphql-documents/board';
import { expect, test } from 'vitest';
import { ASKED_ROWS, boardPage } from './board-page.ts';

const asked = (rows: number, hasNextPage: boolean) =>
  ({
    edges: Array.from({ length: rows }, (_, n) => ({ cursor: `c${n + 1}` })),
    pageInfo: { hasNextPage, hasPreviousPage: false, endCursor: `c${rows}` },
  }) as unknown as BoardResult; // what paging reads

test('a page of the board goes on after its own last row, and knows the one beyond', () => {
  for (const more of [false, true]) {
    const { board, next } = boardPage(asked(ASKED_ROWS, more));
    expect(board.edges).toHaveLength(50);
    expect(board.pageInfo).toMatchObject({ hasNextPage: true, endCursor: 'c50' });
    expect(next?.cursor).toBe('c51');
  }
});

test('the last page is as the API answers it', () => {
  const last = asked(50, false);
  expect(boardPage(last)).toEqual({ board: last, next: null });
});
