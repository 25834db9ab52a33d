import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase } from '@inferbench/db/connection/database';
import { withLogin } from '@inferbench/db/connection/connection-url';
import { APP_ROLE } from '@inferbench/db/connection/roles';
import { z } from 'zod';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT } from './environment.ts';

/** Ends what hangs: on a busy machine the published points alone take minutes. */
const PATIENCE_MS = 540_000;

export interface Started {
  /** Everything that it printed so far. */
  output(): string;
  url(part: 'web site' | 'GraphQL'): string;
  /** Port of its PostgreSQL. */
  databasePort: number;
  /** The process of an app that runs now; undefined while there is none. */
  pidOf(app: 'api' | 'web' | 'worker'): number | undefined;
  stop(): Promise<void>;
}

/** `npm start` with a state of its own, on free ports. */
export async function startAll(stateDir: string): Promise<Started> {
  const databasePort = await freePort();
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      INFERBENCH_STATE_DIR: stateDir,
      INFERBENCH_API_PORT: '0',
      INFERBENCH_WEB_PORT: '0',
      INFERBENCH_DB_PORT: String(databasePort),
      INFERBENCH_SKIP_INSTALL: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not started in time:\n${output}`)), PATIENCE_MS);
    const look = setInterval(() => {
      if (!output.includes('Ctrl-C stops everything')) return;
      clearTimeout(timer);
      clearInterval(look);
      resolve();
    }, 50);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
  return {
    output: () => output,
    databasePort,
    url(part) {
      const found = new RegExp(`${part}\\s+(http://\\S+)`).exec(output)?.[1];
      if (found === undefined) throw new Error(`no address of ${part} in:\n${output}`);
      return found;
    },
    pidOf: (app) => childrenOf(child.pid ?? 0).find((pid) => folderOf(pid) === path.join(ROOT, 'apps', app)),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Opens its database as its API does. */
export function databaseOfStart({ databasePort }: Started, stateDir: string): Database {
  const secrets = z.object({ appPassword: z.string() });
  const { appPassword } = secrets.parse(
    JSON.parse(readFileSync(path.join(stateDir, 'database.json'), 'utf8')),
  );
  const login = { user: APP_ROLE, password: appPassword };
  return openDatabase(withLogin(`postgresql://127.0.0.1:${databasePort}/inferbench`, login));
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It ended while we looked.
    return null;
  }
}

function folderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
