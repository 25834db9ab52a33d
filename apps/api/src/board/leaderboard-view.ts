import type { BoardSlice } from '@inferbench/db/board-reader';
import { keyedPart, shownKey } from '@inferbench/domain/comparability';
import type { Metric } from '@inferbench/domain/metric';
import { PowerBoundary } from '@inferbench/domain/power-boundary';
import { CostBasis } from '@inferbench/domain/score';
import { PageInfoType } from '../graphql/page-info.type.ts';
import { viewOf } from '../graphql/view-of.ts';
import { type SliceType, toSliceType } from '../slice/slice.type.ts';
import { LeaderboardConnectionType, type LeaderboardEdgeType } from './leaderboard.type.ts';

interface LeaderboardPage {
  metric: Metric;
  /** Null while the board holds no result at all. */
  board: BoardSlice | null;
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
  slice: ({ board, metric }) => (board === null ? null : shownSlice(board, metric)),
  pageInfo: (page) => toPageInfo(page),
  edges: ({ edges }) => edges,
});

const toPageInfo = viewOf<LeaderboardPage, PageInfoType>(PageInfoType, {
  hasNextPage: ({ hasNextPage }) => hasNextPage,
  hasPreviousPage: ({ hasPreviousPage }) => hasPreviousPage,
  startCursor: ({ edges }) => edges[0]?.cursor ?? null,
  endCursor: ({ edges }) => edges.at(-1)?.cursor ?? null,
});

function shownSlice(board: BoardSlice, metric: Metric): SliceType {
  const part = (of: Metric) => {
    const key = shownKey(of, board.keyCounts);
    return key === null ? null : keyedPart(key);
  };
  return toSliceType(board, {
    comparabilityKey: shownKey(metric, board.keyCounts),
    costBasis: CostBasis.safeParse(part('COST_EFFICIENCY')).data ?? null,
    powerBoundary: PowerBoundary.safeParse(part('ENERGY_EFFICIENCY')).data ?? null,
  });
}
