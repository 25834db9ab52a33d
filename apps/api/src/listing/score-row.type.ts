import type { StoredScoreRow } from '@inferbench/db/points/score-rows';
import { ScoreRow } from '@inferbench/domain/export/score-row';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { Id, globalId } from '../graphql/global-id.ts';

export const ScoreRowType = objectTypeOf(ScoreRow, 'ScoreRow', {
  pointId: Id.describe('Global id of the point.'),
});
export type ScoreRowType = InstanceType<typeof ScoreRowType>;

/** Gives a stored row the id that everybody sees; a copy of so many columns would take longer than reading them. */
export function toScoreRow(row: StoredScoreRow): ScoreRow {
  return Object.assign(row, { pointId: globalId('Point', row.id) });
}
