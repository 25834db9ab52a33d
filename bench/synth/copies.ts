import type pg from 'pg';
import { type Configurations, configurations } from './configurations.ts';

/** Mark that every synthetic row bears in its key, slug or name. */
export const MARK = 'synthetic';
const ORGANIZATION = `md5('${MARK} organization')`;

/** Id of the copy `$1` of a row: its version and variant bits are set, since the API takes no other ids. */
const idOf = (id: string) =>
  `overlay(overlay(md5(${id}::text || '-' || $1::int) placing '4' from 13) placing '8' from 17)::uuid`;
const hashOf = (hash: string) => `md5(${hash} || '-' || $1::int) || md5($1::int || '-' || ${hash})`;
/** Even copies are other systems in the slices that there are; odd ones the same systems in other slices. */
const ofSystem = (id: string) => `CASE WHEN $1 % 2 = 0 THEN ${idOf(id)} ELSE ${id} END`;
const ofSlice = (id: string) =>
  `CASE WHEN $1 % 2 = 0 OR ${id} IS NULL THEN ${id} ELSE ${id} + $1 * $2::int END`;

/** A copy ran what its publication calls otherwise, so that its configurations are its own. */
const CALLED_OTHERWISE = `jsonb_set(one.document, '{system,frameworkText}',
  to_jsonb(concat_ws(' ', one.document #>> '{system,frameworkText}', '${MARK}', $1::text)))`;

interface Copied {
  table: string;
  /** Rows that are copied, by the name `one`, of the runs `chosen`; of all runs in so many points each has `up_to`. */
  of: string;
  changes: Readonly<Record<string, string>>;
  /** Condition over a row and the number $1 of a copy; rows that are there stay: several runs share them. */
  only?: string;
}

const OF_SUBMISSION = (table: string) => `${table} one ON one.submission_id = chosen.submission_id`;
const OF_RUN = (table: string) => `${table} one ON one.run_id = chosen.run_id`;
const OF_POINT = (table: string) =>
  `point ON point.run_id = chosen.run_id JOIN ${table} one ON one.point_id = point.id`;

/** Tables in the order in which they need each other. */
const TABLES: readonly Copied[] = [
  {
    table: 'system',
    of: `(SELECT * FROM system WHERE slug NOT LIKE '${MARK}-%') one ON chosen.up_to = 0`,
    changes: { id: idOf('one.id'), slug: `'${MARK}-' || $1 || '-' || one.slug` },
    only: '$1 % 2 = 0',
  },
  {
    table: 'slice',
    of: '(SELECT * FROM slice WHERE context < 1048576) one ON chosen.up_to = 0',
    changes: { id: ofSlice('one.id'), context: 'one.context + $1 * 1048576' },
    only: '$1 % 2 = 1',
  },
  {
    table: 'submission',
    of: 'submission one ON one.id = chosen.submission_id',
    changes: {
      id: idOf('one.id'),
      organization_id: `${ORGANIZATION}::uuid`,
      idempotency_key: `'${MARK}-' || $1 || '-' || one.id`,
      content_hash: hashOf('one.content_hash'),
      series_id: idOf('one.series_id'),
      supersedes: 'NULL',
      tester_id: 'NULL',
    },
  },
  { table: 'receipt', of: OF_SUBMISSION('receipt'), changes: { submission_id: idOf('one.submission_id') } },
  {
    table: 'event',
    of: OF_SUBMISSION('event'),
    changes: {
      submission_id: idOf('one.submission_id'),
      organization_id: `${ORGANIZATION}::uuid`,
      key_id: 'NULL',
      account_id: 'NULL',
      idempotency_key: 'NULL',
      payload: `one.payload || '{"${MARK}": true}'`,
    },
  },
  {
    table: 'run',
    of: 'run one ON one.id = chosen.run_id',
    changes: {
      id: idOf('one.id'),
      submission_id: idOf('one.submission_id'),
      system_id: ofSystem('one.system_id'),
      document: CALLED_OTHERWISE,
    },
  },
  {
    table: 'epoch_run',
    of: OF_RUN('epoch_run'),
    changes: { run_id: idOf('one.run_id') },
  },
  {
    table: 'point',
    of: OF_RUN('point'),
    changes: {
      id: idOf('one.id'),
      run_id: idOf('one.run_id'),
      slice_id: ofSlice('one.slice_id'),
      content_hash: hashOf('one.content_hash'),
      shown_hash: hashOf('one.shown_hash'),
    },
  },
  {
    table: 'score',
    of: OF_POINT('score'),
    changes: { point_id: idOf('one.point_id'), slice_id: ofSlice('one.slice_id') },
  },
  {
    table: 'board_value',
    of: OF_POINT('board_value'),
    changes: {
      point_id: idOf('one.point_id'),
      system_id: ofSystem('one.system_id'),
      slice_id: ofSlice('one.slice_id'),
    },
  },
  {
    table: 'standing_point',
    of: OF_POINT('standing_point'),
    changes: { point_id: idOf('one.point_id') },
  },
  {
    table: 'tradeoff_point',
    of: OF_POINT('tradeoff_point'),
    changes: {
      point_id: idOf('one.point_id'),
      change: "nextval('tradeoff_point_change')",
      configuration_key: '(SELECT key FROM synth_key named WHERE named.point_id = one.point_id)',
    },
  },
];

/** Columns that may be written; what the database works out or numbers itself fills itself. */
async function writable(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    [table],
  );
  return rows.map(({ name }) => name);
}

interface Index {
  name: string;
  text: string;
}

/** Indexes of the tables that are filled which keep nothing unique. */
async function looseIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index
     WHERE NOT indisunique AND indrelid::regclass::text = ANY ($1)`,
    [[...TABLES.map(({ table }) => table), 'best_score', 'point_share']],
  );
  return rows;
}

/** Copying at work: what is copied, and how it is written. */
export interface Copying {
  client: pg.Client;
  /** Points of one whole copy. */
  points: number;
  configurations: Configurations;
  /** Indexes that were taken away. */
  indexes: Index[];
  /** Statements that copy a table, in their order. */
  statements: string[];
}

/**
 * Makes the organisation that all copies belong to, and puts aside what there is to copy, in a transaction that `endCopies` commits.
 * Indexes that keep nothing unique are made anew at its end: of many rows in random order that takes less time.
 */
export async function beginCopies(client: pg.Client): Promise<Copying> {
  await client.query(`
    SET session_replication_role = replica;
    SET work_mem = '128MB';
    SET maintenance_work_mem = '512MB';
    BEGIN;
    INSERT INTO organization (id, slug, name) VALUES (${ORGANIZATION}::uuid, '${MARK}', 'Synthetic results') ON CONFLICT DO NOTHING;
    CREATE TEMP TABLE synth_run AS
      SELECT run.id AS run_id, run.submission_id, sum(points) OVER (ORDER BY run.id) AS up_to
      FROM (SELECT run_id, count(*) AS points FROM point GROUP BY run_id) counted
      JOIN run ON run.id = counted.run_id
      JOIN submission ON submission.id = run.submission_id AND submission.idempotency_key NOT LIKE '${MARK}-%';
    INSERT INTO synth_run (up_to) VALUES (0);
    CREATE TEMP TABLE synth_key (point_id UUID PRIMARY KEY, key TEXT NOT NULL);
    ANALYZE synth_run`);
  const statements: string[] = [];
  for (const copied of TABLES) {
    const { table, of } = copied;
    await client.query(
      `CREATE TEMP TABLE synth_of_${table} AS SELECT one.*, chosen.up_to FROM synth_run chosen JOIN ${of}`,
    );
    statements.push(copyOf(copied, await writable(client, table)));
  }
  const indexes = await looseIndexes(client);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  const { rows } = await client.query<{ points: number }>('SELECT max(up_to)::int AS points FROM synth_run');
  return {
    client,
    points: rows[0]?.points ?? 0,
    indexes,
    configurations: await configurations(client, MARK),
    statements,
  };
}

/** Copies the rows of runs up to the $3th point of a copy as the $1th; ids of slices go on by $2. */
function copyOf({ table, changes, only }: Copied, columns: readonly string[]): string {
  const values = columns.map((column) => changes[column] ?? `one."${column}"`);
  return `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')})
    SELECT ${values.join(', ')} FROM synth_of_${table} one, (SELECT $1::int, $2::int) needed
    WHERE one.up_to <= $3 ${only === undefined ? '' : `AND ${only} ON CONFLICT DO NOTHING`}`;
}

/** The last copy that an earlier call made. */
export async function copiesMade(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ made: number }>(
    `SELECT coalesce(max(split_part(idempotency_key, '-', 2)::int), 0) AS made FROM submission
     WHERE idempotency_key LIKE '${MARK}-%'`,
  );
  return rows[0]?.made ?? 0;
}

/** Copies everything once; runs beyond `most` points are left out. Gives the points that it made. */
export async function makeCopy(copying: Copying, copy: number, most: number): Promise<number> {
  const { client, statements } = copying;
  const { rows } = await client.query<{ step: number; points: number }>(
    `SELECT (SELECT max(id) FROM synth_of_slice) AS step,
            (SELECT coalesce(max(up_to), 0)::int FROM synth_run WHERE up_to <= $1) AS points`,
    [most],
  );
  await copying.configurations.name(copy);
  for (const text of statements) await client.query(text, [copy, rows[0]?.step ?? 0, most]);
  return rows[0]?.points ?? 0;
}

/** Statements that work out what is stored of slices and systems besides, in their order; rows in that of their unique index, where many are. */
const KEPT = [
  `ANALYZE board_value`,
  `ANALYZE system`,
  `ANALYZE slice`,
  `INSERT INTO best_score (epoch_id, metric, slice_id, comparability_key, system_id, point_id, value, sort_value, sort_low,
                            sort_high, interval_assumed)
    SELECT DISTINCT ON (v.epoch_id, v.metric, v.slice_id, v.comparability_key, v.system_id)
           v.epoch_id, v.metric, v.slice_id, v.comparability_key, v.system_id, v.point_id, v.value, v.sort_value, v.sort_low,
           v.sort_high, v.interval_assumed
    FROM board_value v JOIN system ON system.id = v.system_id JOIN slice ON slice.id = v.slice_id
    WHERE v.listed AND (system.slug LIKE '${MARK}-%' OR slice.context >= 1048576)
    ORDER BY v.epoch_id, v.metric, v.slice_id, v.comparability_key, v.system_id, v.sort_value DESC, v.point_id
    ON CONFLICT DO NOTHING`,
  `CREATE TEMP TABLE synth_chip AS SELECT id, document ->> 'family' AS family FROM chip`,
  `INSERT INTO slice_stat (epoch_id, slice_id, systems, version, chips, families, batch, model, key_counts)
    SELECT epoch_id, slice_id, max(systems), 1, max(chips), max(families), max(slice.batch), max(model.slug), jsonb_agg(jsonb_build_object(
             'metric', metric, 'systems', entries, 'comparabilityKey', comparability_key) ORDER BY metric, comparability_key)
    FROM (SELECT epoch_id, slice_id, metric, comparability_key, count(*)::int AS entries FROM best_score GROUP BY 1, 2, 3, 4) keyed
    JOIN (SELECT epoch_id, slice_id, count(DISTINCT system_id)::int AS systems, count(DISTINCT chip.id)::int AS chips,
                 count(DISTINCT chip.family)::int AS families
          FROM best_score JOIN system ON system.id = system_id
          JOIN synth_chip chip ON chip.id = chip_id GROUP BY 1, 2) counted
      USING (epoch_id, slice_id)
    JOIN slice ON slice.id = slice_id JOIN model ON model.id = model_id
    GROUP BY epoch_id, slice_id
    ON CONFLICT (epoch_id, slice_id) DO UPDATE
      SET systems = excluded.systems, chips = excluded.chips, families = excluded.families, key_counts = excluded.key_counts,
          version = slice_stat.version + 1`,
  `INSERT INTO board_change (epoch_id, changes) SELECT epoch_id, count(*) FROM slice_stat GROUP BY epoch_id`,
  `DELETE FROM point_count`,
  `INSERT INTO point_count (model, chip_id, kind, standing, listed, ranks)
    SELECT model, chip_id, kind, count(*), count(*) FILTER (WHERE listed), count(*) FILTER (WHERE ranks)
    FROM standing_point GROUP BY model, chip_id, kind`,
  `INSERT INTO workload_system (epoch_id, model_id, phase, shape, precision, system_id)
    SELECT DISTINCT b.epoch_id, s.model_id, s.phase, s.shape, s.precision, b.system_id
    FROM (SELECT DISTINCT epoch_id, slice_id, system_id FROM best_score) b JOIN slice s ON s.id = b.slice_id
    ON CONFLICT DO NOTHING`,
  `INSERT INTO point_share SELECT * FROM point_share_due ON CONFLICT DO NOTHING`,
  `SELECT count_versions()`,
  `SELECT fold_counts()`,
  `SELECT setval('slice_id_seq', (SELECT max(id) FROM slice))`,
];

/** The best of each system, of which equals go by their ids, and what is stored of slices besides; once for all copies. */
export async function endCopies({ client, indexes }: Copying): Promise<void> {
  for (const text of KEPT) await client.query(text);
  for (const { text } of indexes) await client.query(text);
  await client.query('SELECT group_tradeoffs()');
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE');
}
