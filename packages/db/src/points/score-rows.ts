import { figureCells } from '@inferbench/domain/export/figure-columns';
import { latencyCells } from '@inferbench/domain/export/latency-columns';
import type { ListCount } from '@inferbench/domain/export/list-count';
import { loadCells } from '@inferbench/domain/export/load-columns';
import { ROW_COLUMNS, type ScoreFilter, type ScoreRow } from '@inferbench/domain/export/score-row';
import { sourceCells } from '@inferbench/domain/export/source-columns';
import { systemCells } from '@inferbench/domain/export/system-columns';
import { pointModeOf } from '@inferbench/domain/runs/load-mode';
import { Point } from '@inferbench/domain/runs/point';
import { Run } from '@inferbench/domain/runs/run';
import { CostBasis, EnergyEntry, Score } from '@inferbench/domain/scores/score';
import { presentValue } from '@inferbench/domain/terms/metric';
import { relationOf } from '@inferbench/domain/terms/relation';
import type pg from 'pg';
import { z } from 'zod';
import { POINT_JOINS } from './point-reader.ts';
import { keptTotal } from './point-totals.ts';
import { filteredScores, lookedScores } from './score-filter.ts';
import { PRECISION_BASIS } from '../shared/precision-basis.ts';
import { TESTED_BY } from '../shared/tested-by.ts';
import { placement } from '../shared/shown-score.ts';

export interface ScorePage {
  filter: ScoreFilter;
  /** Point after which the page begins. */
  after: string | null;
  limit: number;
  epochId: number | null;
}

/** A row as it is stored: the id is that of the database. */
export type StoredScoreRow = Omit<ScoreRow, 'pointId'> & { id: string };

/** Parts of a row beside its plain columns. */
const Parts = z.object({
  point: Point,
  run: Run.pick({
    system: true,
    techniques: true,
    precision: true,
    publication: true,
    startedAt: true,
    recordedAt: true,
  }).strip(),
  scaleUpChips: z.int().nullable(),
  metrics: Score.shape.metrics,
  cost: z.object({ basis: CostBasis, usdPerMillionOutputTokens: z.number().nullable() }).nullable(),
  energy: EnergyEntry.nullable(),
  receivedAt: z.date(),
  epochId: z.int(),
});

/** Columns that leave the database as they are. */
const Plain = z.object({ ...ROW_COLUMNS, id: z.string() }).omit({
  pointId: true,
  relation: true,
  weights: true,
  mode: true,
  usefulTops: true,
  goodput: true,
  costEfficiency: true,
  usdPerMillionOutputTokens: true,
  costBasis: true,
  energyEfficiency: true,
  latencyRequests: true,
  receivedAt: true,
});

/** Parts of a score, unpacked once. */
const UNPACKED = `CROSS JOIN LATERAL jsonb_to_record(score.document)
        AS d(metrics jsonb, utilisation float8, costs jsonb, energy jsonb)`;
/** Documents of a point and a run without what is large and in no column: single requests, and where each value was read. */
const POINT = `p.document - '{samples,client,countedByServer,otherWindows,reportedLatency}'::text[]`;
const RUN = `run.document - '{points,source}'::text[]`;
const RULES = (
  severity: 'flag' | 'warn',
) => `(SELECT string_agg(DISTINCT found->>'rule', ' ' ORDER BY found->>'rule')
               FROM jsonb_array_elements(score.findings) found WHERE found->>'severity' = '${severity}')`;

/**
 * One page of the scores that an epoch shows, by the id of their points: each stands once on the pages of a walk, whatever comes
 * meanwhile. A score's document is unpacked once, and only its few parts leave the database.
 */
export async function readScoreRows(
  pool: pg.Pool,
  { filter, after, limit, epochId }: ScorePage,
): Promise<{ rows: StoredScoreRow[]; epochId: number | null }> {
  const { page, values, name } = pageOf({ filter, after, limit, epochId });
  const slice = `(${placement('position')})->'slice'`;
  const { rows } = await pool.query<object>({
    name: `score-rows-${name}`,
    text: `
      WITH page AS MATERIALIZED (${page})
      SELECT epoch.id AS "epochId", p.id, run.model_slug AS model, chip.slug AS chip, chip.document->>'vendor' AS vendor, sys.chips,
             org.name AS submitter, ${TESTED_BY} AS "testedBy", chip.standing AS "specificationStanding",
             sys.slug AS system, sys.framework, run.framework_version AS "frameworkVersion", run.kind, sub.lifecycle,
             run.example, p.evidence_grade AS "evidenceGrade", p.phase, ${slice}->>'phase' AS "slicePhase",
             ${slice}->>'shape' AS shape, ${slice}->>'precision' AS precision,
             ((${placement('position')})->>'batch')::float8 AS batch,
             ((${placement('position')})->>'context')::float8 AS "contextTokens",
             p.input_tokens AS "inputTokens", p.output_tokens AS "outputTokens",
             coalesce((${placement('unranked')})->>'reason', CASE WHEN sub.lifecycle = 'FLAGGED' THEN 'FLAGGED' WHEN (sub.standing & 1) = 1 THEN 'PROVISIONAL' END) AS unranked,
             d.metrics, ${POINT} AS point, ${RUN} AS run, d.utilisation, d.costs->0 AS cost, d.energy->0 AS energy,
             (chip.document->'interconnect'->>'scaleUpChips')::int AS "scaleUpChips", ${RULES('flag')} AS flags, ${RULES('warn')} AS warnings,
             score.engine_version AS "engineVersion", score.policy_version AS "policyVersion",
             score.input_hash AS "inputHash", sub.created_at AS "receivedAt",
             run.configuration, p.older, ${PRECISION_BASIS} AS "precisionBasis"
      FROM page JOIN point p ON p.id = page.id JOIN epoch ON epoch.id = page.epoch_id
      ${POINT_JOINS}
      ${UNPACKED}
      ORDER BY p.id`,
    values,
  });
  const read = rows.map((row) => ({ plain: Plain.parse(row), parts: Parts.parse(row) }));
  return { rows: read.map(rowOf), epochId: read[0]?.parts.epochId ?? null };
}

/** The ids of one page, in order: no statement reads more of a list than it shows. */
function pageOf({ filter, after, limit, epochId }: ScorePage) {
  const { from, values, name } = filteredScores(filter, epochId);
  const seek = after === null ? '' : `AND place.point_id > $${values.length + 2}::uuid`;
  return {
    page: `SELECT place.point_id AS id, board.epoch_id FROM ${from} ${seek}
      ORDER BY place.point_id LIMIT $${values.length + 1}`,
    values: [...values, limit, ...(after === null ? [] : [after])],
    name: `${after === null ? 'first' : 'next'}-${name}`,
  };
}

/** How many scores, or points, a filter lets in. */
export async function countScores(
  pool: pg.Pool,
  filter: ScoreFilter,
  epochId: number | null,
): Promise<number> {
  const total = await keptTotal(pool, filter);
  if (total !== null) return total;
  const { from, values, name } = filteredScores(filter, epochId);
  const { rows } = await pool.query<{ total: number }>({
    name: `score-count-${name}`,
    text: `SELECT count(*)::int AS total FROM ${from}`,
    values,
  });
  return rows[0]?.total ?? 0;
}

/** Length of a list, exact where it is kept or short: no more is read for a long one. */
export async function approximateScores(
  pool: pg.Pool,
  filter: ScoreFilter,
  epochId: number | null,
): Promise<ListCount> {
  const total = await keptTotal(pool, filter);
  if (total !== null) return { atLeast: total, exact: true };
  const { text, values, name } = lookedScores(filter, epochId);
  const { rows } = await pool.query<ListCount>({ name: `score-look-${name}`, text, values });
  return rows[0] ?? { atLeast: 0, exact: true };
}

/** Ids of one page of the points that a filter lets in. */
export async function readPointIds(
  pool: pg.Pool,
  request: ScorePage,
): Promise<{ ids: string[]; epochId: number | null }> {
  const { page, values, name } = pageOf(request);
  const { rows } = await pool.query<{ id: string; epoch_id: number }>({
    name: `point-ids-${name}`,
    text: page,
    values,
  });
  return { ids: rows.map(({ id }) => id), epochId: rows[0]?.epoch_id ?? null };
}

interface Read {
  plain: z.infer<typeof Plain>;
  parts: z.infer<typeof Parts>;
}

function rowOf({ plain, parts }: Read): StoredScoreRow {
  const { metrics, point, run, scaleUpChips, cost, energy, receivedAt } = parts;
  const latencies = latencyCells(point);
  const made = {
    relation: relationOf({ kind: plain.kind, submitter: plain.submitter, chipVendor: plain.vendor }),
    weights: run.precision.weights,
    mode: pointModeOf(point),
    usefulTops: presentValue(metrics.USEFUL_TOPS),
    goodput: presentValue(metrics.GOODPUT),
    costEfficiency: presentValue(metrics.COST_EFFICIENCY),
    usdPerMillionOutputTokens: cost?.usdPerMillionOutputTokens ?? null,
    costBasis: cost?.basis ?? null,
    energyEfficiency: presentValue(metrics.ENERGY_EFFICIENCY),
    latencyRequests: latencies.ttftRequests ?? latencies.tpotRequests ?? latencies.e2eRequests,
    receivedAt: receivedAt.toISOString(),
  };
  return Object.assign(
    wide(),
    plain,
    made,
    systemCells(run, { chips: plain.chips, scaleUpChips }),
    loadCells(point),
    latencies,
    figureCells(point, { metrics, energy }),
    sourceCells(run, point),
  );
}

/** An object for more than a hundred keys: a literal of so many takes V8 forty times as long as a hash table from the start. */
function wide(): object {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an empty one
  return Object.create(null) as object;
}
