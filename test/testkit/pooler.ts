import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDaemon } from '../../scripts/lib/cluster/daemon.mjs';
import { clusterPrograms } from '../../scripts/lib/cluster/programs.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { unprivilegedUser } from '../../scripts/lib/postgres-place.mjs';
import pg from 'pg';
import { ROOT } from './environment.ts';

export interface Pooler {
  /** The same login through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

interface Owner {
  uid?: number;
  gid?: number;
}

/** Debian's PgBouncer before one database, as docs/ops/cluster/pgbouncer.ini has it, on a port of its own. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const dir = mkdtempSync(path.join(tmpdir(), 'inferbench-pooler-'));
  const identity: Owner = process.getuid?.() === 0 ? unprivilegedUser(dir) : {};
  const { hostname, port, pathname, username, password } = new URL(databaseUrl);
  const listen = await freePort();
  const users = path.join(dir, 'userlist.txt');
  const file = path.join(dir, 'pgbouncer.ini');
  const text = readFileSync(path.join(ROOT, 'docs/ops/cluster/pgbouncer.ini'), 'utf8');
  const database = pathname.slice(1);
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    file,
    text
      .replace(/^inferbench = .*/m, `${database} = host=${hostname} port=${port} dbname=${database}`)
      .replace(/^listen_port = .*/m, `listen_port = ${listen}\nunix_socket_dir =`)
      .replace(/^auth_file = .*/m, `auth_file = ${users}`),
  );
  for (const each of [dir, users, file])
    if (identity.uid !== undefined) chownSync(each, identity.uid, identity.gid ?? -1);
  chmodSync(users, 0o600);
  const url = new URL(databaseUrl);
  url.port = String(listen);
  const folder = path.join(ROOT, '.inferbench/programs');
  const daemon = await startDaemon({
    name: 'pgbouncer',
    command: ['pgbouncer', file],
    env: clusterPrograms({ folder, log: () => undefined }).env,
    identity,
    logDir: dir,
    isReady: () => isThere(url.href),
  });
  return {
    url: url.href,
    async stop() {
      await daemon.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function isThere(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}
