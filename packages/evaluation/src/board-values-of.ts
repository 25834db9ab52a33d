import type { Run } from '@inferbench/domain/runs/run';
import type { BoardValue, Score } from '@inferbench/domain/scores/score';
import { boardValues } from '@inferbench/scoring/board-values';
import { techniqueKey } from './techniques/techniques.ts';

/** What a stored score puts on the board: the same values as when the point was evaluated. */
export function boardValuesOf(techniques: Run['techniques'], score: Score): BoardValue[] {
  return boardValues(techniqueKey(techniques), score);
}
