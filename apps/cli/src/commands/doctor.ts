import type { Command } from 'commander';
import { backupCheck } from '../doctor/backup.ts';
import { type Check, exitCodeOf } from '../doctor/check.ts';
import { databaseChecks, standbyChecks } from '../doctor/database.ts';
import { engineCheck, installCheck, nodeCheck } from '../doctor/installation.ts';
import { networkChecks } from '../doctor/network.ts';
import { readDoctorEnvironment } from '../environment/environment.ts';
import { printData, printJson, ReportedFailure } from '../terminal/output.ts';
import { type ServerFlags, withServerFlag } from '../server/server-flags.ts';
import { table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench doctor
  $ INFERBENCH_ADMIN_DATABASE_URL=… inferbench doctor --json
`;

export function configureDoctor(command: Command): void {
  withServerFlag(command)
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .addHelpText('after', '\nExit code 3 if something is wrong, 6 if a server only does not answer.')
    .action(async ({ server, json }: ServerFlags & { json?: true }) => {
      const environment = readDoctorEnvironment();
      const checks = [
        nodeCheck(),
        await installCheck(),
        engineCheck(),
        ...(await networkChecks(environment, server)),
        ...(await databaseChecks(environment)),
        ...(await standbyChecks(environment)),
        await backupCheck(),
      ];
      const exitCode = exitCodeOf(checks);
      if (json) printJson('doctor', { ok: exitCode === 0, checks });
      else describe(checks);
      if (exitCode !== 0) throw new ReportedFailure(exitCode);
    });
}

function describe(checks: readonly Check[]): void {
  printData(
    table(
      [
        ['check', (entry) => entry.id],
        ['status', (entry) => entry.status],
        ['found', (entry) => entry.found],
      ],
      checks,
    ),
  );
  for (const { id, fix } of checks) if (fix !== null) printData(`\n${id}: ${fix}`);
}
