import path from 'node:path';
import { ROOT } from './environment.ts';

/** What scripts/lib/postgres.mjs gives of a server. */
interface Server {
  adminUrl: string;
  dataDir: string;
  exited: Promise<void>;
  pid: number;
  port: number;
  stop(): Promise<void>;
}

interface Launcher {
  startPostgres(options: {
    root: string;
    stateDir: string;
    port?: number;
    log: (line: string) => void;
    archive?: boolean;
  }): Promise<Server>;
}

/** A server that is about to end has ended by then. */
const SETTLED_MS = 500;

export interface OwnCluster {
  adminUrl: string;
  /** Where its data are. */
  dataDir: string;
  /** kill -9 of the whole server, then a start on the same data and port. */
  crash(): Promise<void>;
  /** kill -9, and it stays away. */
  down(): Promise<void>;
  /** A start on the same data and port; of one that runs, nothing. */
  up(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server of a test's own, which it may kill; the one of `npm test` is shared. */
export async function startOwnCluster(dir: string, { archive = false } = {}): Promise<OwnCluster> {
  const launcher = (await import(path.join(ROOT, 'scripts/lib/postgres.mjs'))) as Launcher; // plain JavaScript
  const start = (port: number) =>
    launcher.startPostgres({
      root: ROOT,
      stateDir: path.join(dir, 'postgres'),
      port,
      log: () => undefined,
      archive,
    });
  let server = await start(0);
  const port = Number(new URL(server.adminUrl).port);
  const { adminUrl } = server;
  const up = async () => {
    const running = new Promise((resolve) => setTimeout(resolve, SETTLED_MS, true));
    const ended = server.exited.then(() => false);
    if (!(await Promise.race([running, ended]))) server = await start(port);
  };
  const down = async () => {
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
  };
  return {
    adminUrl,
    dataDir: server.dataDir,
    up,
    down,
    async crash() {
      process.kill(server.pid, 'SIGKILL');
      server = await start(port);
    },
    stop: () => server.stop(),
  };
}
