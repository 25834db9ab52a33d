import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recovered } from '@inferbench/db/admin/backup-session';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { copyMissing, copyTree } from './copy-tree.ts';
import { placeOf, type RunningServer, script, startServer } from './launcher.ts';
import { backupsIn, checkedManifest, type Manifest, readManifest } from './manifest.ts';
import { SECRETS } from './secrets.ts';
import { type Undo, undoneOnFailure } from './undone.ts';

export interface WantedRestore {
  from: string;
  /** The last moment that is wanted; null: all that the backup and the log after it hold. */
  until: Date | null;
  /** State folder that is filled. */
  stateDir: string;
  evidenceDir: string;
  /** Folders with pieces of the log after the backup, the best first. */
  logs: readonly string[];
}

export interface RestoredBackup {
  backup: string;
  /** Folder of the database of before; null where there was none. */
  before: string | null;
  /** True where the log ended before the moment that was asked for: then everything that it holds is there. */
  logEnded: boolean;
}

const WAL = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)$/;

/** The newest backup that had ended by a moment, with its files checked. */
export async function chosenBackup(
  from: string,
  until: Date | null,
): Promise<{ dir: string; manifest: Manifest }> {
  const dirs = await backupsIn(from);
  for (const dir of dirs) {
    // Files of one alone are read: damage to another, later one is no matter here.
    const { finishedAt } = await readManifest(dir).catch(() => checkedManifest(dir));
    if (until === null || new Date(finishedAt) <= until) return { dir, manifest: await checkedManifest(dir) };
  }
  throw new InferbenchError(
    'NOT_FOUND',
    `${from} holds no backup from before ${until?.toISOString() ?? 'now'}.`,
    {
      expected: 'a folder of `inferbench db backup --to`',
    },
  );
}

/**
 * Fills a state folder with a backup, has the server take in its log up to a moment, and leaves the server stopped. What was there is
 * put aside, not deleted, and put back where anything fails. `work` is done while the restored server still runs.
 */
export async function restoreBackup<T>(
  wanted: WantedRestore,
  work: (server: RunningServer, restored: RestoredBackup) => Promise<T>,
): Promise<T> {
  const { dir, manifest } = await chosenBackup(wanted.from, wanted.until);
  const { privateDirectory } = await script('state.mjs');
  const postgres = privateDirectory(path.join(privateDirectory(wanted.stateDir), 'postgres'));
  return undoneOnFailure((undo) => filled({ ...wanted, postgres, undo }, { dir, manifest }, work));
}

interface Filled extends WantedRestore {
  postgres: string;
  undo: Undo;
}

async function filled<T>(
  { postgres, stateDir, evidenceDir, until, logs, undo }: Filled,
  { dir, manifest }: { dir: string; manifest: Manifest },
  work: (server: RunningServer, restored: RestoredBackup) => Promise<T>,
): Promise<T> {
  const { dataDir } = await placeOf(postgres);
  // Its log is the newest there is, should the archive lack the last piece.
  const before = await putAside(dataDir, undo);
  const live = before === null ? [] : [path.join(before, 'pg_wal')];
  await copyTree(path.join(dir, 'data'), dataDir);
  for (const folder of [
    'pg_wal',
    'pg_replslot',
    'pg_dynshmem',
    'pg_notify',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
    'pg_subtrans',
  ])
    await mkdir(path.join(dataDir, folder), { recursive: true, mode: 0o700 });
  await gatherLog(path.join(dataDir, 'pg_wal'), [path.join(dir, 'wal'), ...logs, ...live]);
  await putSecrets(path.join(dir, 'secrets'), stateDir, undo);
  for (const evidence of [path.join(dir, 'evidence'), manifest.evidenceDirectory])
    if (existsSync(evidence) && path.resolve(evidence) !== path.resolve(evidenceDir))
      await copyMissing(evidence, evidenceDir);
  const { server, logEnded } = await recoveredServer({ postgres, dataDir, until }).catch((error: unknown) => {
    throw notStarted(dir, error);
  });
  try {
    return await work(server, { backup: dir, before, logEnded });
  } finally {
    await server.stop();
  }
}

const SHOWN_CHARACTERS = 300;

function notStarted(backup: string, error: unknown): InferbenchError {
  return new InferbenchError(
    'INVALID',
    `The server did not start on what ${backup} holds; database and secrets are as they were.`,
    {
      value: (error instanceof Error ? error.message : String(error)).slice(0, SHOWN_CHARACTERS),
      fix: 'Try `inferbench db verify-backup` on it, and restore another backup.',
    },
  );
}

async function putAside(dataDir: string, undo: Undo): Promise<string | null> {
  const aside = existsSync(dataDir)
    ? `${dataDir}.before-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`
    : null;
  if (aside !== null) await rename(dataDir, aside);
  undo(async () => {
    await rm(dataDir, { recursive: true, force: true });
    if (aside !== null) await rename(aside, dataDir);
  });
  return aside;
}

/** The first folder that has a piece gives it: an archive holds whole ones, a server's own folder also old ones under new names. */
async function gatherLog(to: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = existsSync(folder) ? await readdir(folder) : [];
    for (const name of names)
      if (WAL.test(name) && !existsSync(path.join(to, name)))
        await copyFile(path.join(folder, name), path.join(to, name));
  }
}

/** Secrets of a backup belong to its database; others of the same name are put aside. */
async function putSecrets(from: string, stateDir: string, undo: Undo): Promise<void> {
  for (const name of SECRETS) {
    const [source, target] = [path.join(from, name), path.join(stateDir, name)];
    if (!existsSync(source)) continue;
    const text = await readFile(source);
    const there = existsSync(target) ? await readFile(target) : null;
    undo(async () => {
      if (there === null) await rm(target, { force: true });
      else await writeFile(target, there, { mode: 0o600 });
    });
    if (there !== null && !there.equals(text)) await rename(target, `${target}.before`);
    await writeFile(target, text, { mode: 0o600 });
  }
}

/** A moment as a setting has it: names of time zones are not read yet where it is. */
const settingOf = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00');

const ENDED = 'recovery ended before configured recovery target was reached';

/** Starts the server, which takes in the log; where that ends before the moment, up to its end. */
async function recoveredServer({
  postgres,
  dataDir,
  until,
}: {
  postgres: string;
  dataDir: string;
  until: Date | null;
}): Promise<{ server: RunningServer; logEnded: boolean }> {
  const signal = path.join(dataDir, 'recovery.signal');
  const settings = path.join(dataDir, 'postgresql.auto.conf');
  const written = existsSync(settings) ? await readFile(settings, 'utf8') : '';
  const recover = async (target: string | null) => {
    const lines = [
      // Every piece lies in pg_wal already.
      "restore_command = 'false'",
      "recovery_target_timeline = 'current'",
      "recovery_target_action = 'promote'",
      ...(target === null ? [] : [`recovery_target_time = '${target}'`]),
    ];
    await writeFile(settings, written, { mode: 0o600 });
    await appendFile(settings, `${lines.join('\n')}\n`);
    await writeFile(signal, '', { mode: 0o600 });
    const server = await startServer(postgres);
    // It lets readers in before it has taken in everything.
    await recovered(server.adminUrl).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    // They have done what they were for, and would be in the way of the next restore.
    await writeFile(settings, written);
    return server;
  };
  if (until === null) return { server: await recover(null), logEnded: false };
  try {
    return { server: await recover(settingOf(until)), logEnded: false };
  } catch (error) {
    const log = await readFile(path.join(postgres, 'server.log'), 'utf8').catch(() => '');
    if (!log.includes(ENDED)) throw error;
    return { server: await recover(null), logEnded: true };
  }
}
