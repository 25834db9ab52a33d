import type { Command } from 'commander';
import { type Check, exitCodeOf, check } from '../doctor/check.ts';
import { databaseChecks, standbyChecks } from '../doctor/database.ts';
import { engineCheck, installCheck, nodeCheck } from '../doctor/installation.ts';
import { networkChecks } from '../doctor/network.ts';
import { readDoctorEnvironment } from '../environment/environment.ts';
import { printData, printJson, ReportedFailure } from '../terminal/output.ts';
import { type ServerFlags, withServerFlag } from '../server/server-flags.ts';
import { table } from '../terminal/table.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { backupsIn, readManifest } from '../backup/manifest.ts';
import { installationPlaces } from '../backup/places.ts';
import { lastVerified } from '../backup/verified.ts';

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

const DAY_MS = 86_400_000;
/** `npm start` makes one a day. */
const OLD_DAYS = 2;
const UNVERIFIED_DAYS = 8;

/** Checks that there is a recent backup, and that one was verified lately. */
export async function backupCheck(now = new Date()): Promise<Check> {
  const folder = path.join((await installationPlaces()).stateDir, 'backups');
  const backups = existsSync(folder) ? await backupsIn(folder) : [];
  const [newest] = backups;
  if (newest === undefined)
    return check(
      'backup',
      'skip',
      'no backup in the state folder',
      'Make one with `inferbench db backup --to FOLDER`; `npm start` makes one a day of its own server.',
    );
  const days = (time: string) => (now.getTime() - Date.parse(time)) / DAY_MS;
  const finishedAt = await readManifest(newest).then(
    (manifest) => manifest.finishedAt,
    () => null,
  );
  if (finishedAt === null)
    return check(
      'backup',
      'fail',
      `${newest} has no manifest that can be read`,
      'Make a new backup, and keep this one apart until then.',
    );
  const verified = await newestVerified(backups);
  const found = `${finishedAt}, ${verified === null ? 'none was ever verified' : `last verified ${verified}`}`;
  if (days(finishedAt) > OLD_DAYS)
    return check(
      'backup',
      'warn',
      found,
      `Look into the log of the backup: it is ${Math.floor(days(finishedAt))} days old.`,
    );
  if (verified === null || days(verified) > UNVERIFIED_DAYS)
    return check('backup', 'warn', found, `Run \`inferbench db verify-backup ${folder}\`.`);
  return check('backup', 'ok', found);
}

async function newestVerified(backups: readonly string[]): Promise<string | null> {
  const times = await Promise.all(backups.map(async (dir) => (await lastVerified(dir))?.at ?? ''));
  return times.toSorted().at(-1) || null;
}
