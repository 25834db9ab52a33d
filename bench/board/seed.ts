import type pg from 'pg';

export const SYSTEMS = 2_000;
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const;
const CONTEXTS = [128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536] as const;
/** Slices whose points have a score: those that the queries ask for. */
export const ASKED_SLICES = 4;
const METRICS = ['USEFUL_TOPS', 'COST_EFFICIENCY', 'ENERGY_EFFICIENCY'] as const;

/** Columns that may be written; generated ones fill themselves. */
async function writable(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return rows.map((row) => row.name);
}

/** Copies of the row `one` with some columns replaced, whatever other columns the table has by now; `keep` leaves a row that is there. */
async function multiply(
  client: pg.Client,
  table: string,
  {
    from,
    changes,
    keep = false,
  }: { from: string; changes: Readonly<Record<string, string>>; keep?: boolean },
): Promise<void> {
  const columns = await writable(client, table);
  const quoted = columns.map((column) => `"${column}"`);
  const values = columns.map((column) => changes[column] ?? `one."${column}"`);
  await client.query(
    `INSERT INTO ${table} (${quoted.join(', ')}) SELECT ${values.join(', ')} FROM ${from}${keep ? ' ON CONFLICT DO NOTHING' : ''}`,
  );
}

/** Version and variant bits are set: our API takes no other ids. */
const idOf = (kind: string, n: string) =>
  `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** 2,000 systems with a run each, copied from the one real submission. */
export async function seedSystems(client: pg.Client): Promise<void> {
  const series = `generate_series(1, ${SYSTEMS}) AS n`;
  // What the catalogue brings is reported; the one that was submitted is measured.
  await client.query(`
    CREATE TABLE bench_run AS SELECT run.* FROM run JOIN submission ON submission.id = run.submission_id
      WHERE run.kind = 'MEASURED' LIMIT 1;
    CREATE TABLE bench_point AS SELECT * FROM point WHERE run_id = (SELECT id FROM bench_run);
    CREATE TABLE bench_score AS SELECT * FROM score WHERE point_id = (SELECT id FROM bench_point)`);
  await client.query(
    `CREATE TABLE bench_chip AS SELECT id, row_number() OVER (ORDER BY slug) - 1 AS k FROM chip`,
  );
  const chip = `(SELECT id FROM bench_chip WHERE k = n % (SELECT count(*) FROM bench_chip))`;
  await multiply(client, 'system', {
    from: `(SELECT * FROM system WHERE id = (SELECT system_id FROM bench_run)) AS one, ${series}`,
    changes: { id: idOf('system', 'n'), slug: `'bench-' || n`, chip_id: chip },
  });
  await multiply(client, 'submission', {
    from: `(SELECT * FROM submission WHERE id = (SELECT submission_id FROM bench_run)) AS one, ${series}`,
    changes: {
      id: idOf('submission', 'n'),
      idempotency_key: `'bench-' || n`,
      series_id: idOf('submission', 'n'),
    },
  });
  await multiply(client, 'run', {
    from: `bench_run AS one, ${series}`,
    changes: { id: idOf('run', 'n'), submission_id: idOf('submission', 'n'), system_id: idOf('system', 'n') },
  });
  await client.query(`
    CREATE TABLE bench_slice AS
    SELECT batch, context, (row_number() OVER (ORDER BY batch, context))::int AS k
    FROM unnest(ARRAY[${BATCHES.join()}]) AS batch, unnest(ARRAY[${CONTEXTS.join()}]) AS context`);
  await multiply(client, 'slice', {
    from: `(SELECT * FROM slice WHERE id = (SELECT slice_id FROM bench_point)) AS one, bench_slice AS b`,
    changes: { id: `100000 + b.k`, batch: `b.batch`, context: `b.context` },
    keep: true,
  });
  await client.query(`
    ALTER TABLE bench_slice ADD id int;
    UPDATE bench_slice b SET id = s.id FROM slice s, slice one
    WHERE one.id = (SELECT slice_id FROM bench_point) AND s.batch = b.batch AND s.context = b.context
      AND (s.model_id, s.phase, s.shape, s.precision) = (one.model_id, one.phase, one.shape, one.precision)`);
  await client.query(`CREATE TABLE bench_template AS SELECT epoch_id, metric, min(comparability_key) AS comparability_key
    FROM best_score WHERE point_id = (SELECT id FROM bench_point) AND metric IN (${METRICS.map((metric) => `'${metric}'`).join()}) GROUP BY epoch_id, metric`);
  // What the catalogue brought would stand beside the copies.
  await client.query('TRUNCATE best_score, slice_stat');
}

/** Points and board entries of the slices from..to, one of each for each system. */
export async function seedSlices(client: pg.Client, from: number, to: number): Promise<void> {
  const slices = `(SELECT * FROM bench_slice WHERE k BETWEEN ${from} AND ${to}) AS b`;
  const series = `generate_series(1, ${SYSTEMS}) AS n`;
  const point = idOf('point', `b.k || '-' || n`);
  const hash = `md5(b.k || '-' || n) || md5(n || '-' || b.k)`;
  await multiply(client, 'point', {
    from: `bench_point AS one, ${slices}, ${series}`,
    changes: {
      id: point,
      run_id: idOf('run', 'n'),
      index: `b.k`,
      slice_id: `b.id`,
      content_hash: hash,
      shown_hash: hash,
    },
  });
  await multiply(client, 'score', {
    from: `bench_score AS one, ${slices}, ${series} WHERE b.k <= ${ASKED_SLICES}`,
    changes: { point_id: point, slice_id: 'b.id' },
  });
  await client.query(`
    INSERT INTO best_score (epoch_id, metric, slice_id, comparability_key, system_id, point_id, value, sort_value,
                            sort_low, sort_high, interval_assumed)
    SELECT t.epoch_id, t.metric, b.id, t.comparability_key, ${idOf('system', 'n')}, ${point}, v, v, 0.97 * v, 1.03 * v, true
    FROM bench_template t, ${slices}, ${series}, LATERAL (SELECT 1 + 1000 * random() + 0 * n AS v) AS drawn`);
  await client.query(`
    INSERT INTO slice_stat (epoch_id, slice_id, systems, version, batch, key_counts)
    SELECT t.epoch_id, b.id, ${SYSTEMS}, 1, max(b.batch),
           jsonb_agg(json_build_object('metric', t.metric, 'comparabilityKey', t.comparability_key, 'systems', ${SYSTEMS}))
    FROM bench_template t, ${slices} GROUP BY t.epoch_id, b.id`);
  await client.query('VACUUM ANALYZE');
}
