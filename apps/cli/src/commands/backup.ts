import { EXIT_CODES } from '@inferbench/domain/errors/error-catalogue';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { numberIn } from '../input/number-flag.ts';
import path from 'node:path';
import type { Command } from 'commander';
import { asExpected } from '../environment/database-error.ts';
import { printData, printJson, ReportedFailure } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench db backup --to backups
  $ inferbench db verify-backup backups
  $ inferbench db restore --from backups --until 2026-11-27T12:00:00Z
`;

interface Flags {
  json?: true;
}

// Loaded when it is needed: offline commands need no database code.
const places = () => import('../backup/places.ts');

export function configureBackup(command: Command): void {
  command
    .command('backup')
    .description('copy database, evidence and secrets in one cut')
    .requiredOption('--to <folder>', 'folder of backups; each gets a folder of its own in it')
    .option('--keep <count>', 'delete all but the newest of the folder')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(({ to, keep, json }: Flags & { to: string; keep?: string }) => backup(to, keep, json));
  command
    .command('restore')
    .description('put a backup back, up to a moment; what was there is put aside')
    .requiredOption('--from <folder>', 'folder of backups, or one of them')
    .option('--until <time>', 'the last moment that is wanted, as 2026-11-27T12:00:00Z')
    .option('--json', 'one JSON object on stdout')
    .action(({ from, until, json }: Flags & { from: string; until?: string }) =>
      restore(from, momentOf(until), json),
    );
  command
    .command('verify-backup <folder>')
    .description('restore the newest backup on a scratch server, and ask it')
    .option('--json', 'one JSON object on stdout')
    .action((folder: string, { json }: Flags) => verify(folder, json));
}

async function backup(to: string, keep: string | undefined, json: true | undefined): Promise<void> {
  const count = keep === undefined ? null : numberIn('--keep', keep, { least: 1 });
  const { installationPlaces, requiredLogin } = await places();
  const { takeBackup } = await import('../backup/take.ts');
  const { keepNewest } = await import('../backup/keep-newest.ts');
  const found = await installationPlaces();
  const adminUrl = await requiredLogin(found.stateDir);
  const folder = path.resolve(to);
  const taken = await expected(takeBackup({ ...found, adminUrl, to: folder }));
  const deleted = count === null ? [] : await keepNewest(folder, count);
  if (json) return printJson('db-backup', { ok: true, ...taken, deleted });
  printData(`backup   ${taken.dir}`);
  printData(`files    ${taken.files}, ${(taken.bytes / 1e6).toFixed(1)} MB, by ${taken.method}`);
  if (deleted.length > 0) printData(`deleted  ${deleted.length} older ones`);
}

async function restore(from: string, until: Date | null, json: true | undefined): Promise<void> {
  const { installationPlaces, adminLogin } = await places();
  const { chosenBackup, restoreBackup } = await import('../backup/restore.ts');
  const { archiveUpToNow } = await import('@inferbench/db/admin/backup-session');
  const { script } = await import('../backup/launcher.ts');
  const found = await installationPlaces();
  const { acquireLock } = await script('lock.mjs');
  const { manifest } = await chosenBackup(path.resolve(from), until);
  // A server that runs elsewhere gives the last of its log; it may as well be gone.
  const live = await adminLogin(found.stateDir);
  if (live !== null) await archiveUpToNow(live).catch(() => undefined);
  const unlock = acquireLock(path.join(found.stateDir, 'start.lock'), 'npm start');
  try {
    const logs = manifest.archiveDirectory === '' ? [] : [manifest.archiveDirectory];
    const restored = await restoreBackup(
      { ...found, from: path.resolve(from), until, logs },
      (_server, what) => Promise.resolve(what),
    );
    const stateDir = found.stateDir;
    if (json) return printJson('db-restore', { ok: true, stateDir, ...restored });
    printData(`restored  ${restored.backup}\ninto      ${stateDir}`);
    if (restored.logEnded) printData('The log ends before that moment: everything that it holds is there.');
    if (restored.before !== null) printData(`before    ${restored.before} (delete it when all is well)`);
  } finally {
    unlock();
  }
}

async function verify(folder: string, json: true | undefined): Promise<void> {
  const { verifyBackup } = await import('../backup/verify.ts');
  const verified = await expected(verifyBackup(path.resolve(folder)));
  const ok = verified.boardDifferences === 0 && verified.failedQueries.length === 0;
  if (json) printJson('db-verify-backup', { ...verified, ok });
  else {
    printData(`backup   ${verified.backup}`);
    printData(`files    ${verified.files} are what was written`);
    printData(`board    ${verified.boardRows} rows, ${verified.boardDifferences} differ from the scores`);
    printData(
      `queries  ${verified.queries} asked, ${verified.failedQueries.length} failed; answers ${verified.answersSha256}`,
    );
  }
  if (!ok) throw new ReportedFailure(EXIT_CODES.mismatch);
}

async function expected<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asExpected(error, { variable: 'INFERBENCH_ADMIN_DATABASE_URL', login: 'may replicate' });
  }
}

function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new InferbenchError('USAGE', `--until ${text} is no time.`, { expected: 'as 2026-11-27T12:00:00Z' });
}
