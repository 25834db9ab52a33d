import { Board, type BoardResult } from '@inferbench/graphql-documents/board';
import { type Answer, ask } from '../api/answer.ts';
import type { AvailableSlice } from '../board/available-slice.ts';
import { loadSlices } from '../board/board-extras.ts';
import type { BoardRequest, RankMetric } from '../board/board-request.ts';

export interface ShownSlice {
  /** The slice with its buckets, and how many systems rank in it. */
  shown: AvailableSlice;
  /** Null where the API does not list the slices that exist. */
  slices: readonly AvailableSlice[] | null;
  board: BoardResult;
}

const FIRST_PAGE = 50;

/** The slice that an address names, else the one that the board opens with; missing where nothing is on the board at all. */
export async function loadShownSlice(
  slice: BoardRequest['slice'],
  metric: RankMetric,
): Promise<Answer<ShownSlice>> {
  const [answer, slices] = await Promise.all([
    ask(Board, { slice, metric, first: FIRST_PAGE, withLeaders: false }),
    loadSlices(),
  ]);
  if (answer.state !== 'DATA') return answer;
  const board = answer.value.leaderboard;
  if (board.slice === null) return { state: 'MISSING' };
  const { model, phase, shape, precision, effective } = board.slice;
  const shown = { model, phase, shape, precision, ...effective, systems: board.totalCount };
  return { state: 'DATA', value: { shown, slices, board } };
}
