import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import type { Command } from 'commander';
import { asExpected } from '../environment/database-error.ts';
import { readMigrateEnvironment, readOwnerEnvironment } from '../environment/environment.ts';
import { printData, printJson, ReportedFailure } from '../terminal/output.ts';
import { configureBackup } from './backup.ts';
import { configureVerifyBoard } from './verify-board.ts';

const EXAMPLES = `Examples:
  $ export INFERBENCH_ADMIN_DATABASE_URL=… INFERBENCH_OWNER_PASSWORD=… INFERBENCH_APP_PASSWORD=… INFERBENCH_WORKER_PASSWORD=…
  $ inferbench db migrate --check
  $ inferbench db migrate
`;

export function configureDb(command: Command): void {
  configureVerifyBoard(command);
  configureBackup(command);
  command
    .command('migrate')
    .description('create database and roles where they are missing, and apply the migrations')
    .option('--check', 'apply nothing: say what each migration would do to the version that runs')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async ({ check, json }: { check?: true; json?: true }) => {
      if (check) return checkPending(json === true);
      const applied = await migrateFromEnvironment();
      if (json) printJson('db-migrate', { ok: true, applied });
      else printData(applied.length === 0 ? 'nothing to apply' : `applied ${applied.join(', ')}`);
    });
}

async function migrateFromEnvironment(): Promise<string[]> {
  const environment = readMigrateEnvironment();
  // Loaded here: offline commands need no database code.
  const { migrate } = await import('@inferbench/db/migrate');
  try {
    const { applied } = await migrate({
      adminUrl: environment.INFERBENCH_ADMIN_DATABASE_URL,
      ownerPassword: environment.INFERBENCH_OWNER_PASSWORD,
      appPassword: environment.INFERBENCH_APP_PASSWORD,
      workerPassword: environment.INFERBENCH_WORKER_PASSWORD,
    });
    return applied;
  } catch (error) {
    throw asExpected(error, {
      variable: 'INFERBENCH_ADMIN_DATABASE_URL',
      login: 'may create roles',
    });
  }
}

async function checkPending(json: boolean): Promise<void> {
  const { INFERBENCH_ADMIN_DATABASE_URL } = readOwnerEnvironment();
  const { checkMigrations } = await import('@inferbench/db/migrations/check-migrations');
  const pending = await checkMigrations(INFERBENCH_ADMIN_DATABASE_URL).catch((error: unknown) => {
    throw asExpected(error, { variable: 'INFERBENCH_ADMIN_DATABASE_URL', login: 'may create a database' });
  });
  const ok = pending.every(({ findings }) => findings.length === 0);
  if (json) printJson('db-migrate-check', { ok, pending });
  else {
    if (pending.length === 0) printData('nothing to apply to a version that runs');
    for (const { file, contract, findings } of pending) {
      const mark = contract === null ? '' : ` (contract: ${contract})`;
      printData(`${file}${mark}: ${findings.length === 0 ? 'may be applied' : 'refused'}`);
      for (const { kind, found, statement, fix } of findings)
        printData(`  ${kind}: ${found}\n    by: ${statement}\n    do: ${fix}`);
    }
  }
  if (!ok) throw new ReportedFailure(EXIT_CODES.mismatch);
}
