import type { ScoreFilter, ScoreRow } from '@inferbench/domain/score-row';
import { ScoreRow as Row } from '@inferbench/domain/score-row';
import { CostBasis, Score } from '@inferbench/domain/score';
import { PowerBoundary } from '@inferbench/domain/power-boundary';
import { presentValue } from '@inferbench/domain/metric';
import { relationOf } from '@inferbench/domain/relation';
import type pg from 'pg';
import { z } from 'zod';
import { filteredScores } from './score-filter.ts';
import { PRECISION_BASIS } from './precision-basis.ts';
import { TESTED_BY } from './tested-by.ts';
import { placement } from './shown-score.ts';

export interface ScorePage {
  filter: ScoreFilter;
  /** Point after which the page begins. */
  after: string | null;
  limit: number;
  epochId: number | null;
}

/** A row as it is stored: the id is that of the database. */
export type StoredScoreRow = Omit<ScoreRow, 'pointId'> & { id: string };

const Parts = z.object({
  metrics: Score.shape.metrics,
  cost: z.object({ basis: CostBasis, usdPerMillionOutputTokens: z.number().nullable() }).nullable(),
  energy: z.object({ boundary: PowerBoundary, joulesPerOutputToken: z.number().nullable() }).nullable(),
});

/** A row without what is read out of its score, or stands in other words in the database. */
const Plain = Row.omit({
  pointId: true,
  relation: true,
  usefulTops: true,
  tokensPerSecPerUser: true,
  tokensPerSecPerChip: true,
  ttftMsP95: true,
  tpotMsP95: true,
  goodput: true,
  costEfficiency: true,
  usdPerMillionOutputTokens: true,
  costBasis: true,
  energyEfficiency: true,
  joulesPerOutputToken: true,
  powerBoundary: true,
  receivedAt: true,
});

const SqlRow = z.object({
  ...Plain.shape,
  ...Parts.shape,
  id: z.string(),
  receivedAt: z.date(),
  epochId: z.int(),
});

const UNPACKED = `CROSS JOIN LATERAL jsonb_to_record(score.document)
        AS d(metrics jsonb, utilisation float8, costs jsonb, energy jsonb)`;

/**
 * One page of the scores that an epoch shows, by the id of their points: each stands once on the pages of a walk, whatever comes
 * meanwhile. A score's document is unpacked once, and only its few parts leave the database.
 */
export async function readScoreRows(
  pool: pg.Pool,
  { filter, after, limit, epochId }: ScorePage,
): Promise<{ rows: StoredScoreRow[]; epochId: number | null }> {
  const { from, values, name } = filteredScores(filter, epochId, UNPACKED);
  const seek = after === null ? '' : `AND p.id > $${values.length + 2}::uuid`;
  const slice = `(${placement('position')})->'slice'`;
  const { rows } = await pool.query<object>({
    name: `score-rows-${after === null ? 'first' : 'next'}-${name}`,
    text: `
      SELECT epoch.id AS "epochId", p.id, run.model_slug AS model, chip.slug AS chip, chip.document->>'vendor' AS vendor, sys.chips,
             org.name AS submitter, ${TESTED_BY} AS "testedBy", chip.standing AS "specificationStanding",
             sys.slug AS system, sys.framework, run.framework_version AS "frameworkVersion", run.kind, sub.lifecycle,
             run.example, p.evidence_grade AS "evidenceGrade", p.phase, ${slice}->>'phase' AS "slicePhase",
             ${slice}->>'shape' AS shape, ${slice}->>'precision' AS precision,
             run.document->'precision'->>'weights' AS weights,
             ((${placement('position')})->>'batch')::float8 AS batch,
             ((${placement('position')})->>'context')::float8 AS "contextTokens",
             p.input_tokens AS "inputTokens", p.output_tokens AS "outputTokens",
             coalesce((${placement('unranked')})->>'reason', CASE WHEN sub.lifecycle = 'FLAGGED' THEN 'FLAGGED' WHEN (sub.standing & 1) = 1 THEN 'PROVISIONAL' END) AS unranked,
             d.metrics, d.utilisation, d.costs->0 AS cost, d.energy->0 AS energy,
             score.engine_version AS "engineVersion", score.policy_version AS "policyVersion",
             score.input_hash AS "inputHash", sub.created_at AS "receivedAt",
             run.configuration, run.measured->>'from' AS "measuredFrom", run.measured->>'to' AS "measuredTo", p.older,
             run.document->'publication'->>'document' AS "sourceDocument",
             run.document->'publication'->>'revision' AS "sourceRevision",
             run.document->'publication'->>'licence' AS "sourceLicence", ${PRECISION_BASIS} AS "precisionBasis"
      FROM ${from} ${seek}
      ORDER BY p.id LIMIT $${values.length + 1}`,
    values: [...values, limit, ...(after === null ? [] : [after])],
  });
  const read = rows.map((row) => SqlRow.parse(row));
  return { rows: read.map(rowOf), epochId: read[0]?.epochId ?? null };
}

/** How many scores, or points, a filter lets in. */
export async function countScores(
  pool: pg.Pool,
  filter: ScoreFilter,
  epochId: number | null,
): Promise<number> {
  const { from, values, name } = filteredScores(filter, epochId);
  const { rows } = await pool.query<{ total: number }>({
    name: `score-count-${name}`,
    text: `SELECT count(*)::int AS total FROM ${from}`,
    values,
  });
  return rows[0]?.total ?? 0;
}

/** Ids of one page of the points that a filter lets in. */
export async function readPointIds(
  pool: pg.Pool,
  { filter, after, limit, epochId }: ScorePage,
): Promise<{ ids: string[]; epochId: number | null }> {
  const { from, values, name } = filteredScores(filter, epochId);
  const seek = after === null ? '' : `AND p.id > $${values.length + 2}::uuid`;
  const { rows } = await pool.query<{ id: string; epochId: number }>({
    name: `point-ids-${after === null ? 'first' : 'next'}-${name}`,
    text: `SELECT p.id, epoch.id AS "epochId" FROM ${from} ${seek} ORDER BY p.id LIMIT $${values.length + 1}`,
    values: [...values, limit, ...(after === null ? [] : [after])],
  });
  return { ids: rows.map(({ id }) => id), epochId: rows[0]?.epochId ?? null };
}

function rowOf(read: z.infer<typeof SqlRow>): StoredScoreRow {
  const { metrics, cost, energy, receivedAt, epochId: _, ...plain } = read;
  return {
    ...plain,
    relation: relationOf({ kind: plain.kind, submitter: plain.submitter, chipVendor: plain.vendor }),
    usefulTops: presentValue(metrics.USEFUL_TOPS),
    tokensPerSecPerUser: presentValue(metrics.TOKENS_PER_S_PER_USER),
    tokensPerSecPerChip: presentValue(metrics.TOKENS_PER_S_PER_CHIP),
    ttftMsP95: presentValue(metrics.TTFT_P95),
    tpotMsP95: presentValue(metrics.TPOT_P95),
    goodput: presentValue(metrics.GOODPUT),
    costEfficiency: presentValue(metrics.COST_EFFICIENCY),
    usdPerMillionOutputTokens: cost?.usdPerMillionOutputTokens ?? null,
    costBasis: cost?.basis ?? null,
    energyEfficiency: presentValue(metrics.ENERGY_EFFICIENCY),
    joulesPerOutputToken: energy?.joulesPerOutputToken ?? null,
    powerBoundary: energy?.boundary ?? null,
    receivedAt: receivedAt.toISOString(),
  };
}
