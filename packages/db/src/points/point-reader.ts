import { Kind } from '@inferbench/domain/terms/kind';
import { Lifecycle } from '@inferbench/domain/submissions/lifecycle';
import { ConfigurationBasis, MeasuredOn } from '@inferbench/domain/terms/measured-on';
import { PrecisionBasis } from '@inferbench/domain/terms/precision-basis';
import { EvidenceGrade, Unranked } from '@inferbench/domain/scores/score';
import { Phase, SlicePosition } from '@inferbench/domain/terms/slice';
import type pg from 'pg';
import { z } from 'zod';
import { EVERYBODY, type Viewer, visibleTo } from '../shared/visibility.ts';
import type { StoredSystem } from './node-reader.ts';
import { chipsOfRows, type StoredChip } from './chip-reader.ts';
import { readScores, type StoredScore } from './score-reader.ts';
import { shownEpoch } from '../shared/shown-epoch.ts';
import { placement, SHOWN_SCORE } from '../shared/shown-score.ts';
import { PRECISION_BASIS } from '../shared/precision-basis.ts';
import { TESTED_BY } from '../shared/tested-by.ts';
import { SYSTEM_COLUMNS, systemOfRow, SystemRow } from './system-row.ts';

const Row = SystemRow.extend({
  epochId: z.int(),
  id: z.string(),
  runId: z.string(),
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
  configuration: ConfigurationBasis,
  measured: MeasuredOn.nullable(),
  lifecycle: Lifecycle,
  engineVersion: z.string(),
  policyVersion: z.string(),
  generation: z.int(),
  submitter: z.string(),
  testedBy: z.string().nullable(),
  submissionStanding: z.int(),
  testState: z.string(),
  precisionBasis: PrecisionBasis,
});
type Row = z.infer<typeof Row>;

/** A point as lists show it: fields of its own, its system and its score in an epoch, without the documents of point and run. */
export interface StoredPoint extends Row, StoredScore {
  system: StoredSystem;
}

/**
 * What a statement reads of point `p` under `epoch`, under the names of the domain: no document, since nearly all scores and chips are
 * kept already.
 */
const POINT_COLUMNS = `
      epoch.id AS "epochId", p.id, p.run_id AS "runId", p.evidence_grade AS "evidenceGrade", ${placement('position')} AS position,
      ${placement('position_reason')} AS "positionReason", ${placement('unranked')} AS unranked,
      p.content_hash AS "contentHash", p.phase, p.input_tokens AS "inputTokens", p.output_tokens AS "outputTokens",
      run.kind, run.example, run.framework_version AS "frameworkVersion", run.configuration, run.measured, sub.lifecycle,
      score.engine_version AS "engineVersion", score.policy_version AS "policyVersion",
      score.generation, org.name AS submitter, ${TESTED_BY} AS "testedBy", sub.test_state AS "testState", sub.standing AS "submissionStanding",
      ${PRECISION_BASIS} AS "precisionBasis", ${SYSTEM_COLUMNS}`;

/**
 * All that may change of a point after it came: while this stands as it was read, so does everything else of it. An id is made of
 * content, so another database has the same one: its run differs.
 */
export const STANDING_COLUMNS = `
      run.id AS "runId", sub.lifecycle, score.engine_version AS "engineVersion", score.policy_version AS "policyVersion", score.generation,
      sub.standing AS "submissionStanding", sub.test_state AS "testState", chip.version AS "chipVersion", chip.content_hash AS "chipHash"`;

const Standing = Row.pick({
  runId: true,
  lifecycle: true,
  engineVersion: true,
  policyVersion: true,
  generation: true,
  submissionStanding: true,
  testState: true,
  chipVersion: true,
  chipHash: true,
}).extend({ pointId: z.string() });
type Standing = z.infer<typeof Standing>;

/** The tables of these columns, after `point p` and `epoch`. */
export const POINT_JOINS = `
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id
      JOIN organization org ON org.id = sub.organization_id
      JOIN system sys ON sys.id = run.system_id
      JOIN chip ON chip.id = sys.chip_id
      ${SHOWN_SCORE}`;

/** Points by id in the order asked for, as an epoch shows them; unknown ids, and what the viewer may not see, are left out. */
export async function readPoints(
  pool: pg.Pool,
  ids: readonly string[],
  epochId: number | null = null,
  { organizationId, staffId }: Viewer = EVERYBODY,
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
      WHERE p.id = ANY($1::uuid[]) AND ${visibleTo('$3', '$4')}`,
    values: [ids, epochId, organizationId, staffId],
  });
  const byId = new Map((await storedPoints(pool, rows)).map((point) => [point.id, point]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const MAX_KEPT = 2_000;

/** Points as they were read last; each is some kilobytes, most of them shared with the kept scores and chips. */
const kept = new Map<string, StoredPoint>();

function keep(point: StoredPoint): void {
  kept.delete(point.id);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(point.id, point);
}

/** Points by rows of the standing columns, in their order: those that are not kept, or have changed, are read. */
export async function standingPoints(
  pool: pg.Pool,
  rows: readonly object[],
  epochId: number,
): Promise<(StoredPoint | undefined)[]> {
  const asked = rows.map((row) => Standing.parse(row));
  // Held before anything is waited for: meanwhile another request may keep the same points of another epoch.
  const standing = new Map(
    asked.flatMap((row) => stillStanding(row, epochId) ?? []).map((point) => [point.id, point]),
  );
  const missing = asked.map(({ pointId }) => pointId).filter((id) => !standing.has(id));
  const read = new Map((await readPoints(pool, missing, epochId)).map((point) => [point.id, point]));
  for (const point of read.values()) keep(point);
  return asked.map(({ pointId }) => read.get(pointId) ?? standing.get(pointId));
}

/** The point that is kept, where it stands as it was read; null where it has to be read. */
function stillStanding(standing: Standing, epochId: number): StoredPoint | null {
  const point = kept.get(standing.pointId);
  return point?.epochId === epochId &&
    point.runId === standing.runId &&
    point.lifecycle === standing.lifecycle &&
    point.engineVersion === standing.engineVersion &&
    point.policyVersion === standing.policyVersion &&
    point.generation === standing.generation &&
    point.submissionStanding === standing.submissionStanding &&
    point.testState === standing.testState &&
    point.chipVersion === standing.chipVersion &&
    point.chipHash === standing.chipHash
    ? point
    : null;
}

/** Rows of the columns of a point with what is kept of scores and chips, or read now. */
async function storedPoints(pool: pg.Pool, rows: readonly object[]): Promise<StoredPoint[]> {
  const parsed = rows.map((row) => Row.parse(row));
  const [scores, chips] = await Promise.all([
    readScores(
      pool,
      parsed.map(({ id, engineVersion, policyVersion, generation }) => ({
        pointId: id,
        engineVersion: engineVersion,
        policyVersion: policyVersion,
        generation,
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
  const point: Row & Partial<StoredPoint> = row;
  // By name, one by one: a copy of so many fields takes V8 longer than all that was done with the row before.
  point.score = scored.score;
  point.findings = scored.findings;
  point.system = systemOfRow(row, chips);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- complete by now
  return point as StoredPoint;
}
