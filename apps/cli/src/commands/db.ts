import type { Command } from 'commander';
import { asExpected } from '../environment/database-error.ts';
import { readMigrateEnvironment } from '../environment/environment.ts';
import { printData, printJson } from '../terminal/output.ts';
import { configureBackup } from './backup.ts';
import { configureVerifyBoard } from './verify-board.ts';

const EXAMPLES = `Examples:
  $ export INFERBENCH_ADMIN_DATABASE_URL=… INFERBENCH_OWNER_PASSWORD=… INFERBENCH_APP_PASSWORD=… INFERBENCH_WORKER_PASSWORD=…
  $ inferbench db migrate
`;

export function configureDb(command: Command): void {
  configureVerifyBoard(command);
  configureBackup(command);
  command
    .command('migrate')
    .description('create database and roles where they are missing, and apply the migrations')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async ({ json }: { json?: true }) => {
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
