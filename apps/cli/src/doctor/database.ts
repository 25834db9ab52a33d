import { catalogue } from '@inferbench/catalogue/catalogue';
import type { DatabaseHealth } from '@inferbench/db/epochs/database-health';
import { VERSIONS } from '@inferbench/evaluation/versions';
import type { DoctorEnvironment } from '../environment/environment.ts';
import { type Check, check } from './check.ts';

const NO_URL = 'DATABASE_URL and INFERBENCH_ADMIN_DATABASE_URL are not set';

/** Server and name of a database without its login. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Everything about the database, read through the login that may see most. */
export async function databaseChecks(environment: DoctorEnvironment): Promise<Check[]> {
  const url = environment.INFERBENCH_ADMIN_DATABASE_URL ?? environment.DATABASE_URL;
  if (url === undefined)
    return [check('database', 'skip', NO_URL, 'Set one of them to have the database checked.')];
  // Loaded here: no other check and no offline command needs database code.
  const { readDatabaseHealth } = await import('@inferbench/db/epochs/database-health');
  try {
    const health = await readDatabaseHealth(url);
    const reached = check('database', 'ok', `PostgreSQL ${health.serverVersion} at ${placeOf(url)}`);
    return [reached, migrationCheck(health), ...contentChecks(health)];
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
    const fix = 'Start PostgreSQL, or correct address and login.';
    return [
      { ...check('database', 'fail', `${placeOf(url)} is not reachable (${why})`, fix), retryable: true },
    ];
  }
}

/** Checks that what the API is to read as a standby is one; nothing where none is named. */
export async function standbyChecks({ DATABASE_READ_URL: url }: DoctorEnvironment): Promise<Check[]> {
  if (url === undefined) return [];
  const { isStandby } = await import('@inferbench/db/epochs/database-health');
  const where = placeOf(url);
  try {
    if (await isStandby(url)) return [check('standby', 'ok', `${where} replays what the primary writes`)];
    return [
      check('standby', 'warn', `${where} is no standby: nobody reads it`, 'Correct DATABASE_READ_URL.'),
    ];
  } catch {
    const fix = 'Start it, or correct DATABASE_READ_URL; until then the primary has all reads.';
    return [check('standby', 'warn', `${where} is not reachable`, fix)];
  }
}

function migrationCheck({ pendingMigrations }: DatabaseHealth): Check {
  if (pendingMigrations === null)
    return check(
      'migrations',
      'skip',
      'this login may not read the history',
      'Set INFERBENCH_ADMIN_DATABASE_URL to have it checked.',
    );
  if (pendingMigrations.length === 0) return check('migrations', 'ok', 'all applied');
  const found = `${pendingMigrations.length} not applied, first ${pendingMigrations[0]}`;
  return check('migrations', 'fail', found, 'Run `inferbench db migrate`.');
}

function contentChecks({ contents }: DatabaseHealth): Check[] {
  if (contents === null)
    return [check('tables', 'fail', 'there are no tables yet', 'Run `inferbench db migrate`.')];
  const { epoch, liveWorkers, chips, models } = contents;
  const loaded = chips >= catalogue.chips.size && models >= catalogue.models.size;
  return [
    check(
      'catalogue',
      loaded ? 'ok' : 'fail',
      `${chips} chips and ${models} models stored, ${catalogue.chips.size} and ${catalogue.models.size} shipped`,
      loaded ? null : 'Run `npm start`, which loads the catalogue.',
    ),
    epochCheck(epoch),
    liveWorkers > 0
      ? check('worker', 'ok', `${liveWorkers} workers heard of lately`)
      : check('worker', 'warn', 'no worker was heard of in the last 30 s', 'Start one with `npm start`.'),
  ];
}

type StoredEpoch = NonNullable<DatabaseHealth['contents']>['epoch'];

function epochCheck(epoch: StoredEpoch): Check {
  if (epoch === null)
    return check('epoch', 'fail', 'the board shows no epoch', 'Run `npm start`, which makes one.');
  const found = `epoch ${epoch.id}, engine ${epoch.engineVersion}, policy ${epoch.policyVersion}`;
  const current =
    epoch.engineVersion === VERSIONS.engineVersion && epoch.policyVersion === VERSIONS.policyVersion;
  return current
    ? check('epoch', 'ok', found)
    : check(
        'epoch',
        'warn',
        `${found}; this build is engine ${VERSIONS.engineVersion}`,
        'The worker fills the new epoch; leave it running.',
      );
}
