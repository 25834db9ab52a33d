import { camelRow } from './camel-row.ts';
import { Kind } from '@inferbench/domain/kind';
import { Lifecycle } from '@inferbench/domain/lifecycle';
import { EvidenceGrade, Unranked } from '@inferbench/domain/score';
import { Phase, SlicePosition } from '@inferbench/domain/slice';
import type pg from 'pg';
import { z } from 'zod';
import type { StoredSystem } from './node-reader.ts';
import { chipsOfRows, type StoredChip } from './chip-reader.ts';
import { readScores, type StoredScore } from './score-reader.ts';
import { shownEpoch } from './shown-epoch.ts';
import { placement, SHOWN_SCORE } from './shown-score.ts';
import { SYSTEM_COLUMNS, systemOfRow, SystemRow } from './system-row.ts';

const Row = SystemRow.extend({
  epochId: z.int(),
  id: z.string(),
  evidenceGrade: EvidenceGrade,
  position: SlicePosition.nullable(),
  positionReason: z.string().nullable(),
  unranked: Unranked.nullable(),
  contentHash: z.string().nullable(),
  phase: Phase,
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  kind: Kind,
  example: z.boolean(),
  frameworkVersion: z.string().nullable(),
  lifecycle: Lifecycle,
  engineVersion: z.string(),
  policyVersion: z.string(),
});
type Row = z.infer<typeof Row>;

/** A point as lists show it: fields of its own, its system and its score in an epoch, without the documents of point and run. */
export interface StoredPoint extends Row, StoredScore {
  system: StoredSystem;
}

/** What a statement reads of point `p` under `epoch`: no document, since nearly all scores and chips are kept already. */
export const POINT_COLUMNS = `
      epoch.id AS epoch_id, p.id, p.evidence_grade, ${placement('position')} AS position,
      ${placement('position_reason')} AS position_reason, ${placement('unranked')} AS unranked, p.content_hash, p.phase,
      p.input_tokens, p.output_tokens, run.kind, run.example, run.framework_version, sub.lifecycle,
      score.engine_version, score.policy_version, ${SYSTEM_COLUMNS}`;

/** The tables of these columns, after `point p` and `epoch`. */
export const POINT_JOINS = `
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id
      JOIN system sys ON sys.id = run.system_id
      JOIN chip ON chip.id = sys.chip_id
      ${SHOWN_SCORE}`;

/** Points by id in the order asked for, as an epoch shows them; unknown ids are left out. */
export async function readPoints(
  pool: pg.Pool,
  ids: readonly string[],
  epochId: number | null = null,
): Promise<StoredPoint[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query({
    name: 'points-by-id',
    text: `
      SELECT ${POINT_COLUMNS}
      FROM point p
      CROSS JOIN ${shownEpoch('$2')}
      JOIN epoch ON epoch.id = board.epoch_id
      ${POINT_JOINS}
      WHERE p.id = ANY($1::uuid[])`,
    values: [ids, epochId],
  });
  const byId = new Map((await storedPoints(pool, rows)).map((point) => [point.id, point]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows of these columns with what is kept of scores and chips, or read now. */
export async function storedPoints(pool: pg.Pool, rows: readonly object[]): Promise<StoredPoint[]> {
  const parsed = rows.map((row) => Row.parse(camelRow(row)));
  const [scores, chips] = await Promise.all([
    readScores(
      pool,
      parsed.map(({ id, engineVersion, policyVersion }) => ({
        pointId: id,
        engineVersion: engineVersion,
        policyVersion: policyVersion,
      })),
    ),
    chipsOfRows(pool, parsed),
  ]);
  return parsed.map((row) => storedPoint(row, { scores, chips }));
}

interface Read {
  scores: ReadonlyMap<string, StoredScore>;
  chips: ReadonlyMap<string, StoredChip>;
}

function storedPoint(row: Row, { scores, chips }: Read): StoredPoint {
  const scored = scores.get(row.id);
  if (!scored) throw new Error(`point ${row.id} lost its score between two statements`);
  return { ...row, ...scored, system: systemOfRow(row, chips) };
}
