import type { StoredScoreRow } from '@inferbench/db/score-rows';
import { ScoreRow } from '@inferbench/domain/score-row';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { Id, globalId } from '../graphql/global-id.ts';

export const ScoreRowType = objectTypeOf(ScoreRow, 'ScoreRow', {
  pointId: Id.describe('Global id of the point.'),
});
export type ScoreRowType = InstanceType<typeof ScoreRowType>;

/** As everybody sees it. */
export function toScoreRow({ id, ...row }: StoredScoreRow): ScoreRow {
  return { pointId: globalId('Point', id), ...row };
}
