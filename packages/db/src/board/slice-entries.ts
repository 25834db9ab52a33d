import { rowsOf } from '../connection/camel-row.ts';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { Kind } from '@inferbench/domain/terms/kind';
import { type Interval, Metric } from '@inferbench/domain/terms/metric';
import { Score } from '@inferbench/domain/scores/score';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import type pg from 'pg';
import { z } from 'zod';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { boardSource, type EvidenceFilter } from '../shared/evidence-filter.ts';
import { SHOWN_SCORE } from '../shared/shown-score.ts';

const Row = z.object({
  id: z.string(),
  system: z.string(),
  chipSlug: z.string(),
  chipName: z.string(),
  chips: z.int(),
  framework: z.string().nullable(),
  total: z.int(),
  metrics: Score.shape.metrics,
  entries: z.array(
    z.object({
      metric: Metric,
      value: z.number(),
      low: z.number(),
      high: z.number(),
      assumed: z.boolean(),
      pointId: z.string(),
      kind: Kind,
    }),
  ),
});

/** A system of a slice with its values under the keys that are shown, and the metrics of the point that stands for it. */
export interface SystemEntries {
  system: string;
  label: string;
  chip: string;
  chips: number;
  entries: { metric: Metric; value: number; interval: Interval; pointId: string; kind: Kind }[];
  metrics: Score['metrics'];
}

/**
 * Every system of a slice, those with most useful TOPS first, with its values of some metrics: one statement. The point that
 * stands for a system is its best by useful TOPS, else by another metric. `total` counts the systems past the limit, too.
 */
export async function readSystemEntries(
  pool: pg.Pool,
  board: ScoredSlice,
  wanted: { metrics: readonly Metric[]; evidence: EvidenceFilter | null; limit: number },
): Promise<{ systems: SystemEntries[]; total: number }> {
  const source = boardSource(wanted.evidence, '$2');
  const shown = wanted.metrics.flatMap((metric) => {
    const key = shownKey(metric, board.keyCounts);
    return key === null ? [] : [{ metric, key }];
  });
  const rows = await rowsOf(pool, Row, {
    name: `slice-entries${source.name}`,
    // The list of all metrics lets the index on (epoch, metric, slice) be used.
    text: `
      ${source.with === '' ? 'WITH' : `${source.with},`} standing AS (
        SELECT system_id, count(*) OVER ()::int AS total,
               max(sort_value) FILTER (WHERE metric = 'USEFUL_TOPS') AS tops,
               (array_agg(point_id ORDER BY (metric = 'USEFUL_TOPS') DESC, metric, comparability_key))[1] AS point_id
        FROM ${source.table} WHERE epoch_id = $1 AND slice_id = $2 AND metric = ANY($3::text[])
        GROUP BY system_id ORDER BY tops DESC NULLS LAST, system_id LIMIT $4)
      SELECT sys.id, sys.slug AS system, chip.slug AS chip_slug, chip.document ->> 'name' AS chip_name, sys.chips, sys.framework, standing.total,
             score.document -> 'metrics' AS metrics,
             coalesce((SELECT json_agg(json_build_object(
                 'metric', b.metric, 'value', b.value, 'low', least(abs(b.sort_low), abs(b.sort_high)),
                 'high', greatest(abs(b.sort_low), abs(b.sort_high)), 'assumed', b.interval_assumed, 'pointId', b.point_id,
                 'kind', owner.kind))
               FROM unnest($5::text[], $6::text[]) AS shown(metric, key)
               JOIN ${source.table} b ON b.epoch_id = $1 AND b.slice_id = $2 AND b.system_id = standing.system_id
                                     AND b.metric = shown.metric AND b.comparability_key = shown.key
               JOIN point has ON has.id = b.point_id
               JOIN run owner ON owner.id = has.run_id), '[]') AS entries
      FROM standing
      JOIN system sys ON sys.id = standing.system_id
      JOIN chip ON chip.id = sys.chip_id
      JOIN point p ON p.id = standing.point_id
      JOIN epoch ON epoch.id = $1
      ${SHOWN_SCORE}
      ORDER BY standing.tops DESC NULLS LAST, sys.id`,
    values: [
      board.epochId,
      board.sliceId,
      Metric.options,
      wanted.limit,
      shown.map(({ metric }) => metric),
      shown.map(({ key }) => key),
    ],
  });
  return { total: rows[0]?.total ?? 0, systems: rows.map(systemEntries) };
}

function systemEntries({
  chipSlug: slug,
  chipName: name,
  entries,
  ...row
}: z.infer<typeof Row>): SystemEntries {
  return {
    ...row,
    label: systemShortName({ ...row, chip: { slug, name } }),
    chip: slug,
    entries: entries.map(({ low, high, assumed, ...entry }) => ({
      ...entry,
      interval: { low, high, assumed },
    })),
  };
}
