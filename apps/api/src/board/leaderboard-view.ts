import type { BoardSlice } from '@inferbench/domain/board/board-slice';
import type { Assumptions } from '@inferbench/domain/scores/assumptions';
import { boardKeys } from '@inferbench/domain/board/board-keys';
import { shownKey } from '@inferbench/domain/scores/comparability';
import type { Metric } from '@inferbench/domain/terms/metric';
import { DEFAULT_ASSUMPTIONS } from '@inferbench/analyses/ranking/read-assumptions';
import { PageInfoType } from '../graphql/page-info.type.ts';
import { viewOf } from '../graphql/view-of.ts';
import { type SliceType, toSliceType } from '../slice/slice.type.ts';
import { LeaderboardConnectionType, type LeaderboardEdgeType } from './leaderboard.type.ts';

interface LeaderboardPage {
  metric: Metric;
  /** Null while the board holds no result at all. */
  board: BoardSlice | null;
  /** Whether only part of the evidence counts on it. */
  narrowed: boolean;
  /** Null: the policy's. */
  assumptions: Assumptions | null;
  edges: LeaderboardEdgeType[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export const toLeaderboard = viewOf<LeaderboardPage, LeaderboardConnectionType>(LeaderboardConnectionType, {
  totalCount: ({ board, metric }) => {
    const shown = board && shownKey(metric, board.keyCounts);
    const count = board?.keyCounts.find((each) => each.metric === metric && each.comparabilityKey === shown);
    return count?.systems ?? 0;
  },
  epoch: ({ board }) => board?.epochId ?? null,
  metric: ({ metric }) => metric,
  slice: (page) => (page.board === null ? null : shownSlice(page.board, page)),
  assumptions: ({ assumptions }) => assumptions ?? DEFAULT_ASSUMPTIONS,
  pageInfo: (page) => toPageInfo(page),
  edges: ({ edges }) => edges,
});

const toPageInfo = viewOf<LeaderboardPage, PageInfoType>(PageInfoType, {
  hasNextPage: ({ hasNextPage }) => hasNextPage,
  hasPreviousPage: ({ hasPreviousPage }) => hasPreviousPage,
  startCursor: ({ edges }) => edges[0]?.cursor ?? null,
  endCursor: ({ edges }) => edges.at(-1)?.cursor ?? null,
});

function shownSlice(
  board: BoardSlice,
  { metric, narrowed }: Pick<LeaderboardPage, 'metric' | 'narrowed'>,
): SliceType {
  const { costBasis, powerBoundary } = boardKeys(board.keyCounts);
  // Leaders are those of the whole board, whatever keys are left here.
  return toSliceType(narrowed ? { ...board, sliceId: null } : board, {
    comparabilityKey: shownKey(metric, board.keyCounts),
    costBasis,
    powerBoundary,
  });
}
