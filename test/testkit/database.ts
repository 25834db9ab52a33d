import { randomBytes } from 'node:crypto';
import { loadPublished } from '@inferbench/api/catalogue/load-published';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { databaseOf, withDatabase, withLogin } from '@inferbench/db/connection/connection-url';
import { type Database, openDatabase } from '@inferbench/db/connection/database';
import { ensureEpoch } from '@inferbench/db/epochs/epoch-repository';
import { loadCatalogue } from '@inferbench/db/specifications/load-catalogue';
import { migrate } from '@inferbench/db/migrate';
import { letWorkersTakeJobs } from '@inferbench/db/epochs/queue-rights';
import { APP_ROLE, OWNER_ROLE, WORKER_ROLE } from '@inferbench/db/connection/roles';
import { refreshStatistics } from '@inferbench/db/shared/owner-operations';
import { hashOf } from '@inferbench/evaluation/input-hash';
import { VERSIONS } from '@inferbench/evaluation/versions';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { adminDatabaseUrl, testSeed } from './environment.ts';
import { setReview } from './review.ts';
import { MEASUREMENTS } from '@inferbench/catalogue/measurements';
import type { MeasurementList } from '@inferbench/domain/runs/measurement-list';
import { pointLists } from './point-lists.ts';

/** Roles belong to the server, so all test databases of a run share them. */
export const PASSWORDS = {
  ownerPassword: 'owner-password-of-tests',
  appPassword: 'app-password-of-tests',
  workerPassword: 'worker-password-of-tests',
};

export interface PreparedDatabase {
  database: Database;
  adminUrl: string;
  databaseUrl: string;
  /** Login of the role that owns the job queue. */
  queueUrl: string;
  /** Login of the role that takes jobs from it. */
  workerUrl: string;
}

/** A new, migrated database with queue, catalogue and epoch on any server. */
export async function preparedDatabase(serverUrl: string): Promise<PreparedDatabase> {
  const urls = loginsTo(withDatabase(serverUrl, newName()));
  await migrate({ adminUrl: urls.adminUrl, ...PASSWORDS });
  await runMigrations({ connectionString: urls.queueUrl });
  await letWorkersTakeJobs(urls.queueUrl);
  // Most suites ask what a submission becomes on the board; those of the review itself require it.
  await setReview(urls.queueUrl, 'off');
  const database = openDatabase(urls.databaseUrl);
  await loadCatalogue(database.pool, { ...catalogue, hashOf });
  await ensureEpoch(database.pool, VERSIONS);
  return { database, ...urls };
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;

function loginsTo(adminUrl: string): Omit<PreparedDatabase, 'database'> {
  return {
    adminUrl,
    databaseUrl: withLogin(adminUrl, { user: APP_ROLE, password: PASSWORDS.appPassword }),
    queueUrl: withLogin(adminUrl, { user: OWNER_ROLE, password: PASSWORDS.ownerPassword }),
    workerUrl: withLogin(adminUrl, { user: WORKER_ROLE, password: PASSWORDS.workerPassword }),
  };
}

/** Sample that questions, words, pictures and the table of cheats are stated of, whatever the seed of the run: another one moves who leads. */
export const STATED_SAMPLE = 1;

export interface TestDatabase extends PreparedDatabase {
  drop(): Promise<void>;
}

/**
 * A fresh database on the server that all tests of a run share, `published` with the figures that the catalogue brings: a tenth of them, chosen by
 * `sample`, the seed of the run where left out.
 */
export async function freshDatabase({ published = false, sample = testSeed() } = {}): Promise<TestDatabase> {
  const share = published ? sample % SHARE : null;
  return copyDatabase(await asAdmin(adminDatabaseUrl(), (admin) => templateOf(admin, share)));
}

/** A database with the contents of another, to which nobody is connected. */
export async function copyDatabase(from: string): Promise<TestDatabase> {
  const adminUrl = withDatabase(adminDatabaseUrl(), newName());
  await asAdmin(adminDatabaseUrl(), async (admin) => {
    const [name, template] = [databaseOf(adminUrl), from].map((each) => admin.escapeIdentifier(each));
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    // A copy has the contents of its template, not what is granted on it.
    await admin.query(`GRANT CREATE ON DATABASE ${name} TO ${OWNER_ROLE}`);
  });
  const urls = loginsTo(adminUrl);
  const database = openDatabase(urls.databaseUrl);
  return {
    database,
    ...urls,
    async drop() {
      await database.close();
      await asAdmin(adminDatabaseUrl(), (admin) => dropDatabase(admin, databaseOf(adminUrl)));
    },
  };
}

/** Any constant: who needs a template waits for the one who makes it. */
const TEMPLATE_LOCK = 7_460_513;

/**
 * A database to copy, empty or with a share of what is published, made by the first that needs it. Those of an earlier start of the server may be of
 * older code, so they go.
 */
async function templateOf(admin: pg.Client, share: number | null): Promise<string> {
  const {
    rows: [start],
  } = await admin.query<{ at: string }>('SELECT extract(epoch FROM pg_postmaster_start_time())::text AS at');
  const of = `_${start?.at.replace('.', '_')}`;
  const name = `${share === null ? 'template_empty' : `template_published_${share}`}${of}`;
  await admin.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rows } = await admin.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, 'template_')",
    );
    if (rows.some(({ datname }) => datname === name)) return name;
    for (const { datname } of rows) if (!datname.endsWith(of)) await dropDatabase(admin, datname);
    const made = await preparedDatabase(adminDatabaseUrl());
    if (share !== null) {
      await loadPublished(made.database, catalogue, publishedSample(share));
      await refreshStatistics(made.queueUrl);
    }
    await made.database.close();
    // Only what is complete bears the name, and nobody connects to what is copied.
    const [from, to] = [databaseOf(made.adminUrl), name].map((each) => admin.escapeIdentifier(each));
    await admin.query(`ALTER DATABASE ${from} RENAME TO ${to}`);
    return name;
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${admin.escapeIdentifier(name)} WITH (FORCE)`);
}

export async function asAdmin<T>(url: string, action: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await action(admin);
  } finally {
    await admin.end();
  }
}

/** One point of so many stands in the databases of tests. */
const SHARE = 10;

/** The lists, and of the tables a tenth of the configurations, one of ten shares: all points of each. */
function publishedSample(share: number): MeasurementList[] {
  const tables = pointLists().map((list) => ({
    ...list,
    rows: list.rows.filter(({ id }) => (Number.parseInt(id.slice(0, 6), 16) + share) % SHARE === 0),
  }));
  return [...MEASUREMENTS, ...tables.filter(({ rows }) => rows.length > 0)];
}
