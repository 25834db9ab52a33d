import { existsSync } from 'node:fs';
import path from 'node:path';
import { backupsIn, readManifest } from '../backup/manifest.ts';
import { installationPlaces } from '../backup/places.ts';
import { lastVerified } from '../backup/verified.ts';
import { type Check, check } from './check.ts';

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
