import { configurationKey } from '@inferbench/db/board/tradeoff-writer';
import { configurationOf } from '@inferbench/domain/runs/configuration';
import { Run } from '@inferbench/domain/runs/run';
import { publishedOrigin } from '@inferbench/domain/tradeoff/tradeoff-row';
import type pg from 'pg';

const RUNS_AT_ONCE = 500;

interface Copy {
  /** Expression that gives the id of the copy `$1` of a run, by its `run_id`. */
  copies: string;
  copy: number;
}

interface KeptPoint {
  pointId: string;
  index: number;
  run: unknown;
  organization: string;
}

/** Gives the trade-off points of a copy the keys that its runs have, as the product works them out. */
export async function nameConfigurations(client: pg.Client, { copies, copy }: Copy): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`SELECT ${copies}::text AS id FROM synth_run`, [copy]);
  for (let from = 0; from < rows.length; from += RUNS_AT_ONCE) {
    const { rows: points } = await client.query<KeptPoint>(
      `SELECT p.id::text AS "pointId", p.index, run.document AS run, org.slug AS organization
       FROM run JOIN submission sub ON sub.id = run.submission_id JOIN organization org ON org.id = sub.organization_id
       JOIN point p ON p.run_id = run.id
       WHERE run.id = ANY($1::uuid[]) AND EXISTS (SELECT FROM tradeoff_point t WHERE t.point_id = p.id)`,
      [rows.slice(from, from + RUNS_AT_ONCE).map(({ id }) => id)],
    );
    await client.query(
      `UPDATE tradeoff_point t SET configuration_key = named.key
       FROM unnest($1::uuid[], $2::text[]) AS named(point_id, key) WHERE t.point_id = named.point_id`,
      [points.map(({ pointId }) => pointId), points.map(keyOf)],
    );
  }
}

function keyOf({ run: document, index, organization, pointId }: KeptPoint): string {
  const run = Run.parse(document);
  const point = run.points[index];
  if (point === undefined) throw new Error(`point ${pointId} is none of its run`);
  return configurationKey([
    publishedOrigin(run) ?? `organization:${organization}`,
    ...configurationOf(run, point),
  ]);
}
