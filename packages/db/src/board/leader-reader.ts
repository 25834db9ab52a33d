import { camelRow } from '../connection/camel-row.ts';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { shownKey } from '@inferbench/domain/scores/comparability';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { Metric } from '@inferbench/domain/terms/metric';
import type pg from 'pg';
import { z } from 'zod';
import { chipsOfRows } from '../points/chip-reader.ts';
import type { StoredSystem } from '../points/node-reader.ts';
import { SYSTEM_COLUMNS, systemOfRow, SystemRow } from '../points/system-row.ts';

/** Most leaders of one metric that are read: more can tie, and then nobody leads. */
export const MAX_TIED_LEADERS = 20;

/** What the leaders of a slice are read by. */
export type RankedSlice = Pick<ScoredSlice, 'epochId' | 'sliceId' | 'keyCounts'>;

const Row = SystemRow.extend({
  sliceId: z.int(),
  metric: Metric,
  systems: z.int(),
  value: z.number(),
});

/** A system that no other is wholly better than. */
export interface StoredLeader extends Pick<z.infer<typeof Row>, 'metric' | 'systems' | 'value'> {
  sliceId: number;
  system: StoredSystem;
}

/** Who leads each of the four metrics under the key that the board shows, of many slices of one epoch in one statement. */
export async function readLeaders(
  pool: pg.Pool,
  epochId: number,
  slices: readonly Pick<RankedSlice, 'sliceId' | 'keyCounts'>[],
): Promise<StoredLeader[]> {
  const asked = slices.flatMap(({ sliceId, keyCounts }) =>
    FOUR_METRICS.flatMap((metric) => {
      const key = shownKey(metric, keyCounts);
      const count = keyCounts.find((each) => each.metric === metric && each.comparabilityKey === key);
      return key === null ? [] : [{ sliceId, metric, key, systems: count?.systems ?? 0 }];
    }),
  );
  if (asked.length === 0) return [];
  const sameKey = (table: string) => `${table}.epoch_id = $1 AND ${table}.metric = asked.metric
    AND ${table}.slice_id = asked.slice_id AND ${table}.comparability_key = asked.key`;
  const { rows } = await pool.query({
    name: 'slice-leaders',
    // Rank 1: nobody's lower end lies above the own upper end, and the highest lower end decides.
    text: `
      SELECT asked.slice_id, asked.metric, asked.systems, lead.value, ${SYSTEM_COLUMNS}
      FROM unnest($2::int[], $3::text[], $4::text[], $5::int[]) WITH ORDINALITY
           AS asked(slice_id, metric, key, systems, n)
      CROSS JOIN LATERAL (
        SELECT top.sort_low FROM best_score top WHERE ${sameKey('top')} ORDER BY top.sort_low DESC LIMIT 1) bar
      CROSS JOIN LATERAL (
        SELECT b.system_id, b.value, b.sort_value FROM best_score b
        WHERE ${sameKey('b')} AND b.sort_high >= bar.sort_low
        ORDER BY b.sort_value DESC, b.system_id LIMIT ${MAX_TIED_LEADERS}) lead
      JOIN system sys ON sys.id = lead.system_id
      JOIN chip ON chip.id = sys.chip_id
      ORDER BY asked.n, lead.sort_value DESC, lead.system_id`,
    values: [
      epochId,
      asked.map(({ sliceId }) => sliceId),
      asked.map(({ metric }) => metric),
      asked.map(({ key }) => key),
      asked.map(({ systems }) => systems),
    ],
  });
  const parsed = rows.map((row: object) => Row.parse(camelRow(row)));
  const chips = await chipsOfRows(pool, parsed);
  return parsed.map(({ sliceId, metric, systems, value, ...row }) => ({
    sliceId,
    metric,
    systems,
    value,
    system: systemOfRow(row, chips),
  }));
}
