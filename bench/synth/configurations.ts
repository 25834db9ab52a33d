import { configurationKey } from '@inferbench/db/board/tradeoff-writer';
import { configurationOf } from '@inferbench/domain/runs/configuration';
import { Run, System } from '@inferbench/domain/runs/run';
import { publishedOrigin } from '@inferbench/domain/tradeoff/tradeoff-row';
import type pg from 'pg';

export interface Configurations {
  /** Puts the keys of the trade-off points of a copy into `synth_key`, by the points that they are copies of. */
  name(copy: number): Promise<void>;
}

/** Works out, as the product does, the keys that copies have: what a copy ran is called otherwise, and one organisation submits all. */
export async function configurations(client: pg.Client, mark: string): Promise<Configurations> {
  const { rows: stored } = await client.query<{ id: string; run: unknown }>(
    'SELECT id::text, document AS run FROM synth_of_run ORDER BY id',
  );
  const runs = new Map(stored.map(({ id, run }) => [id, Run.parse(run)]));
  const { rows: points } = await client.query<{ id: string; runId: string; index: number }>(
    `SELECT DISTINCT p.id::text, p.run_id::text AS "runId", p.index
     FROM synth_of_tradeoff_point t JOIN point p ON p.id = t.point_id`,
  );
  const keyOf = ({ id, runId, index }: (typeof points)[number], copy: number) => {
    const run = runs.get(runId);
    const point = run?.points[index];
    if (run === undefined || point === undefined) throw new Error(`point ${id} is none of its run`);
    const frameworkText = [run.system.frameworkText ?? [], mark, copy].flat().join(' ');
    const copied = { ...run, system: System.parse({ ...run.system, frameworkText }) };
    return configurationKey([
      publishedOrigin(copied) ?? `organization:${mark}`,
      ...configurationOf(copied, point),
    ]);
  };
  return {
    async name(copy) {
      await client.query('TRUNCATE synth_key');
      await client.query('INSERT INTO synth_key SELECT * FROM unnest($1::uuid[], $2::text[])', [
        points.map(({ id }) => id),
        points.map((point) => keyOf(point, copy)),
      ]);
    },
  };
}
