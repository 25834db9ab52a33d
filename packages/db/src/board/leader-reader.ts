import { rowsOf } from '../connection/camel-row.ts';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { extentOf, type SystemClass } from '@inferbench/domain/board/system-class';
import type { Ranking } from '@inferbench/domain/scores/ranking';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { Kind } from '@inferbench/domain/terms/kind';
import { Layout, layoutLabel, servingModeOf } from '@inferbench/domain/terms/layout';
import type { MeasuredOn } from '@inferbench/domain/terms/measured-on';
import { Metric } from '@inferbench/domain/terms/metric';
import type pg from 'pg';
import { z } from 'zod';
import { chipsOfRows, type StoredChip } from '../points/chip-reader.ts';
import type { StoredSystem } from '../points/node-reader.ts';
import { RANKS } from '../shared/visibility.ts';
import { SYSTEM_COLUMNS, systemOfRow, SystemRow } from '../points/system-row.ts';

/** Keys by which the contenders of a slice are read. */
export type RankedSlice = Pick<ScoredSlice, 'epochId' | 'sliceId' | 'keyCounts'>;

const size = z.int().nullable();
const Row = SystemRow.extend({
  sliceId: z.int(),
  metric: Metric,
  value: z.number(),
  low: z.number(),
  high: z.number(),
  intervalShare: z.number(),
  intervalAssumed: z.boolean(),
  kind: Kind,
  source: z.string().nullable(),
  measured: z
    .object({ from: z.string().nullable(), to: z.string().nullable() })
    .transform(({ from, to }): MeasuredOn | null => (to === null ? null : { from, to })),
  laidOut: z.object({
    layout: Layout.nullish().transform((layout) => layout ?? undefined),
    tensorParallel: size,
    pipelineParallel: size,
    expertParallel: size,
  }),
});
type Row = z.infer<typeof Row>;

/** A system that ranks by a metric of a slice, with the class that it ran as and what its interval follows from. */
export interface Contender
  extends
    SystemClass,
    Ranking,
    Pick<Row, 'sliceId' | 'metric' | 'intervalShare' | 'intervalAssumed' | 'kind' | 'source' | 'measured'> {
  system: StoredSystem;
}

/** Most systems of a list that are held against its first. */
const MOST_CONTENDERS = 200;

const inList = (
  entry: string,
) => `${entry}.epoch_id = $1 AND ${entry}.metric = asked.metric AND ${entry}.slice_id = asked.slice_id
          AND ${entry}.comparability_key = asked.key`;
const IN_ORDER = 'ORDER BY best.sort_value DESC, best.system_id';

/**
 * Systems that rank by each of the four metrics under the key that the board shows, best first, of many slices of one epoch in one statement: of a
 * long list its first 200, and of one that holds several numbers of chips the first and one of another number, since nobody leads it.
 */
export async function readContenders(
  pool: pg.Pool,
  epochId: number,
  slices: readonly Pick<RankedSlice, 'sliceId' | 'keyCounts'>[],
): Promise<Contender[]> {
  const asked = slices.flatMap(({ sliceId, keyCounts }) =>
    FOUR_METRICS.flatMap((metric) => {
      const key = shownKey(metric, keyCounts);
      return key === null ? [] : [{ sliceId, metric, key }];
    }),
  );
  if (asked.length === 0) return [];
  const rows = await rowsOf(pool, Row, {
    name: 'slice-contenders',
    text: `
      SELECT asked.slice_id, asked.metric, b.value, b.sort_low AS low, b.sort_high AS high,
             coalesce((b.sort_high - b.sort_low) / 2 / nullif(abs(b.sort_value), 0), 0) AS interval_share,
             b.interval_assumed, run.kind, plain.run #>> '{publication,document}' AS source,
             coalesce(run.measured, jsonb_build_object('from', NULL, 'to', started.day)) AS measured,
             plain.run -> 'system' AS laid_out, ${SYSTEM_COLUMNS}
      FROM unnest($2::int[], $3::text[], $4::text[]) WITH ORDINALITY AS asked(slice_id, metric, key, n)
      CROSS JOIN LATERAL (
        SELECT own.chips FROM best_score best JOIN system own ON own.id = best.system_id WHERE ${inList('best')} ${IN_ORDER} LIMIT 1) first
      LEFT JOIN LATERAL (
        SELECT own.id
        FROM (SELECT best.sort_value, best.system_id FROM best_score best WHERE ${inList('best')} ${IN_ORDER} LIMIT ${MOST_CONTENDERS}) best
        JOIN system own ON own.id = best.system_id AND own.chips <> first.chips ${IN_ORDER} LIMIT 1) unlike ON true
      CROSS JOIN LATERAL (
        (SELECT * FROM best_score best WHERE ${inList('best')} ${IN_ORDER}
         LIMIT CASE WHEN unlike.id IS NULL THEN ${MOST_CONTENDERS} ELSE 1 END)
        UNION ALL
        SELECT * FROM best_score best WHERE ${inList('best')} AND best.system_id = unlike.id) b
      JOIN point p ON p.id = b.point_id
      JOIN run ON run.id = p.run_id
      JOIN submission sub ON sub.id = run.submission_id AND ${RANKS}
      JOIN system sys ON sys.id = b.system_id
      JOIN chip ON chip.id = sys.chip_id
      -- Unpacked once; a document of a table is unpacked anew by each operator.
      CROSS JOIN LATERAL (SELECT run.document || '{}' AS run OFFSET 0) plain
      CROSS JOIN LATERAL (SELECT left(coalesce(p.document #>> '{window,startedAt}', plain.run ->> 'startedAt',
        plain.run ->> 'recordedAt'), 10) AS day) started
      ORDER BY asked.n, b.sort_value DESC, b.system_id`,
    values: [
      epochId,
      asked.map(({ sliceId }) => sliceId),
      asked.map(({ metric }) => metric),
      asked.map(({ key }) => key),
    ],
  });
  const chips = await chipsOfRows(pool, rows);
  return rows.map((row) => contenderOf(row, chips));
}

function contenderOf(row: Row, known: ReadonlyMap<string, StoredChip>): Contender {
  const { low, high, laidOut, ...ranked } = row;
  const system = systemOfRow(row, known);
  const { chips, chip } = system;
  // Several chips without a stated layout: nobody knows whether prompts were apart.
  const isStated = chips === 1 || layoutLabel(laidOut) !== null;
  return {
    ...ranked,
    interval: { low, high },
    system,
    extent: extentOf(chips, chip.chip.interconnect?.scaleUpChips ?? null),
    pools: isStated ? servingModeOf(laidOut) : null,
  };
}
