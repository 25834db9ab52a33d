import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { aboutServer, whileBackedUp } from '@inferbench/db/admin/backup-session';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { type CopiedFiles, copyHashed, copyTree } from './copy-tree.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { SECRETS } from './secrets.ts';

export interface WantedBackup {
  adminUrl: string;
  to: string;
  stateDir: string;
  evidenceDir: string;
}

export interface TakenBackup {
  dir: string;
  method: Manifest['method'];
  files: number;
  bytes: number;
}

/** Files of a running server that a copy must not have: its process, its own log, and what it makes anew at each start. */
const LEFT_OUT =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(?:^|\/)(?:postmaster\.(?:pid|opts)|backup_label.*|pg_internal\.init.*|pgsql_tmp.*)$/;

/**
 * Makes a backup below a folder: database, the log that its copy needs, evidence, and the secrets of the state folder, in one cut: each
 * file of evidence is there before the database names it, so it is copied last. It has its name when it is complete.
 */
export async function takeBackup(wanted: WantedBackup): Promise<TakenBackup> {
  const startedAt = new Date();
  const draft = path.join(wanted.to, `.partial-${process.pid}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const database = await copyDatabase(wanted.adminUrl, draft);
    const files = {
      ...database.files,
      ...below('evidence', await evidenceOf(wanted.evidenceDir, path.join(draft, 'evidence'))),
      ...below('secrets', await secretsOf(wanted.stateDir, path.join(draft, 'secrets'))),
    };
    const finishedAt = new Date();
    const { method, firstWal, serverVersion, archiveDirectory, database: name } = database;
    await writeManifest(draft, {
      version: 1,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt.toISOString(),
      serverVersion,
      database: name,
      method,
      firstWal,
      archiveDirectory,
      evidenceDirectory: path.resolve(wanted.evidenceDir),
      files,
    });
    const dir = path.join(wanted.to, finishedAt.toISOString().replaceAll(/[-:.]/g, ''));
    await rename(draft, dir);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    return { dir, method, files: Object.keys(files).length, bytes };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

type CopiedDatabase = Pick<
  Manifest,
  'files' | 'method' | 'firstWal' | 'serverVersion' | 'archiveDirectory' | 'database'
>;

async function copyDatabase(adminUrl: string, to: string): Promise<CopiedDatabase> {
  const server = await aboutServer(adminUrl);
  if (!existsSync(path.join(server.dataDirectory, 'PG_VERSION')))
    return { ...(await sentDatabase(adminUrl, to)), ...server };
  if (server.tablespaces)
    throw new InferbenchError('INVALID', 'Tables of this server lie outside its data directory.', {
      fix: 'Back it up by tools of its own (docs/operating.md, "Backups").',
    });
  let files: CopiedFiles = {};
  const finished = await whileBackedUp(
    adminUrl,
    async ({ dataDirectory }) => {
      files = below(
        'data',
        await copyTree(dataDirectory, path.join(to, 'data'), (name) => !LEFT_OUT.test(name)),
      );
    },
    async ({ label, firstWal, lastWal }) => {
      const labelFile = path.join(to, 'label');
      await writeFile(labelFile, label, { mode: 0o600 });
      files['data/backup_label'] = await copyHashed(labelFile, path.join(to, 'data/backup_label'));
      await rm(labelFile);
      const isNeeded = (name: string) => /^[0-9A-F]{24}$/.test(name) && name >= firstWal && name <= lastWal;
      const wal = await copyTree(path.join(server.dataDirectory, 'pg_wal'), path.join(to, 'wal'), isNeeded);
      files = { ...files, ...below('wal', wal) };
    },
  );
  return { files, method: 'files', firstWal: finished.firstWal, ...server };
}

/** Fetches the files of a server on another machine by PostgreSQL's own tool. */
async function sentDatabase(
  adminUrl: string,
  to: string,
): Promise<Pick<Manifest, 'files' | 'method' | 'firstWal'>> {
  const sent = path.join(to, 'sent');
  const { status, error, stderr } = spawnSync(
    'pg_basebackup',
    ['--pgdata', sent, '--wal-method=stream', '--checkpoint=fast', '--dbname', adminUrl],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new InferbenchError(
      'INVALID',
      'The files of the server are not on this machine, and pg_basebackup did not bring them.',
      {
        value: (error?.message ?? stderr).trim().replaceAll(adminUrl, '[redacted]').slice(0, 300),
        fix: 'Install the pg_basebackup of the server, and use a login that may replicate.',
      },
    );
  const files = below('data', await copyTree(sent, path.join(to, 'data')));
  await rm(sent, { recursive: true });
  return { files, method: 'pg_basebackup', firstWal: null };
}

async function evidenceOf(from: string, to: string): Promise<CopiedFiles> {
  // Files that are being written have a longer name.
  return existsSync(from) ? copyTree(from, to, (name) => /^[0-9a-f]{2}(?:\/[0-9a-f]{62})?$/.test(name)) : {};
}

async function secretsOf(stateDir: string, to: string): Promise<CopiedFiles> {
  return copyTree(stateDir, to, (name) => name === 'postgres' || SECRETS.has(name));
}

function below(folder: string, files: CopiedFiles): CopiedFiles {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]));
}
