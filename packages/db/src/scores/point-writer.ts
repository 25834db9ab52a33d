import type { Run } from '@inferbench/domain/runs/run';
import type pg from 'pg';
import type { BoardEntry } from '../board/board-writer.ts';
import { jsonOrNull } from '../connection/json-or-null.ts';

export interface NewPoint extends BoardEntry {
  run: Run;
  runId: string;
}

/** Points of any runs in one statement. */
export async function insertPoints(client: pg.PoolClient, entries: readonly NewPoint[]): Promise<void> {
  await client.query({
    name: 'point-insert',
    text: `INSERT INTO point (run_id, id, index, slice_id, position, position_reason, evidence_grade, document,
                              content_hash, unranked, older, shown_hash)
           SELECT p.*, shown_hash_of(sub, p.content_hash::char(64))
           FROM unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::jsonb[], $6::text[], $7::text[],
                                  $8::jsonb[], $9::text[], $10::jsonb[], $11::bool[])
                  AS p(run_id, id, index, slice_id, position, position_reason, evidence_grade, document, content_hash, unranked, older)
           JOIN run ON run.id = p.run_id JOIN submission sub ON sub.id = run.submission_id`,
    values: [
      entries.map((entry) => entry.runId),
      entries.map((entry) => entry.pointId),
      entries.map((entry) => entry.evaluated.index),
      entries.map((entry) => entry.sliceId),
      entries.map((entry) => jsonOrNull(entry.evaluated.position)),
      entries.map((entry) => entry.evaluated.positionReason),
      entries.map((entry) => entry.evaluated.evidenceGrade),
      entries.map((entry) => JSON.stringify(entry.run.points[entry.evaluated.index])),
      entries.map((entry) => entry.evaluated.contentHash),
      entries.map((entry) => jsonOrNull(entry.evaluated.unranked)),
      entries.map((entry) => entry.older),
    ],
  });
}
