import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startDaemon } from '../../scripts/lib/cluster/daemon.mjs';
import { clusterPrograms } from '../../scripts/lib/cluster/programs.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { openPath, unprivilegedUser } from '../../scripts/lib/postgres-place.mjs';
import { ROOT } from './environment.ts';

const PASSWORD = 'superuser-password-of-tests';

export interface DebianPostgres {
  adminUrl: string;
  port: number;
  stop(): Promise<void>;
  /** kill -9, and gone. */
  kill(): Promise<void>;
}

const FOLDER = path.join(ROOT, '.inferbench/programs');
const programs = () => clusterPrograms({ folder: FOLDER, log: () => undefined });

/** What finds Debian's programs, `pg_basebackup` among them. */
export const debianEnvironment = (): NodeJS.ProcessEnv => programs().env;
export const debianPath = (): string => debianEnvironment()['PATH'] ?? '';

/** A streaming standby of a server, on data of its own. */
export async function startDebianStandby(
  dataDir: string,
  { adminUrl }: DebianPostgres,
): Promise<DebianPostgres> {
  const args = ['--pgdata', dataDir, '--dbname', adminUrl, '--write-recovery-conf', '--checkpoint=fast'];
  const { status, stderr } = spawnSync('pg_basebackup', args, { env: programs().env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return startDebianPostgres(dataDir);
}

/** Lets the user of PostgreSQL reach the programs that are unpacked in the checkout; false where the checkout itself is shut to others. */
export function openPrograms(identity: Owner): boolean {
  programs();
  return identity.uid === undefined || openPath({ root: ROOT, stateDir: FOLDER, identity });
}

interface On {
  port?: number;
  /** Environment of the server and of what it starts. */
  env?: NodeJS.ProcessEnv;
}

/** PostgreSQL 15 of Debian on data that are there, else on new ones, which its user alone can read; on a free port unless told. */
export async function startDebianPostgres(dataDir: string, on: On = {}): Promise<DebianPostgres> {
  const { env = debianEnvironment() } = on;
  const identity = process.getuid?.() === 0 ? unprivilegedUser(path.dirname(dataDir)) : {};
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  giveTo(dataDir, identity);
  openPrograms(identity);
  initialise(dataDir, { env, identity });
  const port = on.port ?? (await freePort());
  const adminUrl = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' };
  const daemon = await startDaemon({
    name: 'postgres',
    command: [
      'postgres',
      '-D',
      dataDir,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    env,
    identity,
    logDir: path.dirname(dataDir),
    isReady: () => isThere(adminUrl),
  });
  const kill = async () => {
    daemon.kill();
    await daemon.exited;
  };
  return { adminUrl, port, stop: () => daemon.stop(), kill };
}

export interface Owner {
  uid?: number;
  gid?: number;
}

/** Makes data unless they are there, which initdb refuses. */
function initialise(dataDir: string, { env, identity }: { env: NodeJS.ProcessEnv; identity: Owner }): void {
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, `${PASSWORD}\n`);
  giveTo(passwordFile, identity);
  const args = ['-D', dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-N'];
  spawnSync('initdb', [...args, '-E', 'UTF8', '--locale=C.UTF-8'], { env, cwd: '/', ...identity });
}

function giveTo(file: string, { uid, gid }: Owner): void {
  if (uid !== undefined) spawnSync('chown', ['-R', `${uid}:${gid ?? ''}`, file]);
}

async function isThere(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}
