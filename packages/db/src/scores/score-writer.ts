import { presentValue } from '@inferbench/domain/terms/metric';
import { isOfPoint } from '@inferbench/domain/errors/finding';
import type { Evaluation } from '@inferbench/domain/scores/score';
import type pg from 'pg';
import type { BoardEntry } from '../board/board-writer.ts';
import { jsonOrNull } from '../connection/json-or-null.ts';

export interface NewScore extends BoardEntry {
  evaluation: Pick<Evaluation, 'findings'>;
}

/**
 * Append-only: a score that is there stays, byte for byte; equal input and versions give equal scores anyway. `again` stores the
 * next generation beside it: another specification became effective.
 */
export async function insertScores(
  client: pg.PoolClient,
  entries: readonly NewScore[],
  { again = false } = {},
): Promise<void> {
  await client.query({
    name: 'score-insert',
    text: `INSERT INTO score (point_id, engine_version, policy_version, input_hash, useful_tops, document, findings,
                              slice_id, position, position_reason, unranked, software_share, generation)
           SELECT s.*, CASE WHEN $13::bool THEN 1 + coalesce((
                    SELECT max(generation) FROM score before
                    WHERE (before.point_id, before.engine_version, before.policy_version)
                        = (s.point_id, s.engine_version, s.policy_version)), -1) ELSE 0 END
           FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::jsonb[],
                                  $7::jsonb[], $8::int[], $9::jsonb[], $10::text[], $11::jsonb[], $12::float8[])
                  AS s(point_id, engine_version, policy_version, input_hash, useful_tops, document, findings, slice_id, position,
                       position_reason, unranked, software_share)
           ON CONFLICT (point_id, engine_version, policy_version, generation) DO NOTHING`,
    values: [
      entries.map((entry) => entry.pointId),
      entries.map((entry) => entry.evaluated.score.engineVersion),
      entries.map((entry) => entry.evaluated.score.policyVersion),
      entries.map((entry) => entry.evaluated.score.inputHash),
      entries.map(({ evaluated }) => presentValue(evaluated.score.metrics.USEFUL_TOPS)),
      entries.map((entry) => JSON.stringify(entry.evaluated.score)),
      entries.map(({ evaluated, evaluation }) =>
        JSON.stringify(evaluation.findings.filter((finding) => isOfPoint(finding.path, evaluated.index))),
      ),
      entries.map((entry) => entry.sliceId),
      entries.map((entry) => jsonOrNull(entry.evaluated.position)),
      entries.map((entry) => entry.evaluated.positionReason),
      entries.map((entry) => jsonOrNull(entry.evaluated.unranked)),
      entries.map(({ evaluated: { score } }) => (score.split.present ? score.split.value.software : null)),
      again,
    ],
  });
}
