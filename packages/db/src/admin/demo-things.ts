import type pg from 'pg';

/** Ids of everything that belongs to the demonstration. */
export interface DemoThings {
  organizations: { id: string; slug: string }[];
  chips: { id: string; slug: string }[];
  models: { id: string; slug: string }[];
  submissionIds: string[];
  keyIds: string[];
  /** Submissions of others that cannot stay, because they stand on a chip or model of the demonstration. */
  dependents: { id: string; organization: string }[];
}

interface Entry {
  id: string;
  slug: string;
}

/** Finds what belongs to organisations of the demonstration, in the caller's transaction. */
export async function findDemoThings(client: pg.PoolClient): Promise<DemoThings> {
  const organizations = await entries(
    client,
    "SELECT id::text, slug FROM organization WHERE kind = 'DEMO' ORDER BY slug",
  );
  const ids = organizations.map(({ id }) => id);
  const ofThem = (table: 'chip' | 'model') =>
    entries(
      client,
      `SELECT id::text, slug FROM ${table} WHERE organization_id = ANY ($1::uuid[]) ORDER BY slug`,
      [ids],
    );
  const chips = await ofThem('chip');
  const models = await ofThem('model');
  const { rows: submissions } = await client.query<{ id: string }>(
    'SELECT id::text FROM submission WHERE organization_id = ANY ($1::uuid[])',
    [ids],
  );
  const { rows: keys } = await client.query<{ id: string }>(
    'SELECT id::text FROM api_key WHERE organization_id = ANY ($1::uuid[])',
    [ids],
  );
  return {
    organizations,
    chips,
    models,
    submissionIds: submissions.map(({ id }) => id),
    keyIds: keys.map(({ id }) => id),
    dependents: await dependentsOn(client, { ids, chips, models }),
  };
}

async function entries(client: pg.PoolClient, text: string, values: unknown[] = []): Promise<Entry[]> {
  const { rows } = await client.query<Entry>(text, values);
  return rows;
}

/** Whole series of others, one revision of which has its run there. */
async function dependentsOn(
  client: pg.PoolClient,
  { ids, chips, models }: { ids: readonly string[]; chips: readonly Entry[]; models: readonly Entry[] },
): Promise<DemoThings['dependents']> {
  const { rows } = await client.query<{ id: string; organization: string }>(
    `SELECT sub.id::text, org.slug AS organization FROM submission sub JOIN organization org ON org.id = sub.organization_id
     WHERE NOT sub.organization_id = ANY ($1::uuid[]) AND sub.series_id IN (
       SELECT other.series_id FROM run JOIN submission other ON other.id = run.submission_id
       JOIN system ON system.id = run.system_id
       WHERE system.chip_id = ANY ($2::uuid[]) OR run.model_slug = ANY ($3::text[]))
     ORDER BY org.slug, sub.id`,
    [ids, chips.map(({ id }) => id), models.map(({ slug }) => slug)],
  );
  return rows;
}
