import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Daemon, startDaemon } from '../../../scripts/lib/cluster/daemon.mjs';
import { clusterPrograms } from '../../../scripts/lib/cluster/programs.mjs';
import { runLogged } from '../../../scripts/lib/run-command.mjs';
import { startOwnCluster } from '../cluster.ts';
import { asAdmin } from '../database.ts';
import { ROOT } from '../environment.ts';
import { type ComposeService, readCompose } from './compose-file.ts';
import { type Replicas, startReplicas } from './replicas.ts';
import { type StandIn, standIn } from './stand-in.ts';

/** A container's process. */
export interface Standing {
  at: StandIn;
  output(): string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface Running {
  /** Processes by service, as many as it has replicas; one that came to its end has none. */
  services: ReadonlyMap<string, readonly Standing[]>;
  /** Names of services in the order in which they were well. */
  order: readonly string[];
  stop(): Promise<void>;
}

const programs = () =>
  clusterPrograms({ folder: path.join(ROOT, '.inferbench/programs'), log: () => undefined });

/** Every variable of `ENV` of the last stage of the Dockerfile. */
function imageEnvironment(): Record<string, string> {
  const [line = ''] = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8').match(/^ENV .*$/m) ?? [];
  return Object.fromEntries([...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

/** Starts what docker-compose.yml says as processes, each when those that it depends on are as it asks. */
export async function runCompose(dir: string, outside: Readonly<Record<string, string>>): Promise<Running> {
  const run = new ComposeRun(dir, outside);
  try {
    await run.startAll();
    return run;
  } catch (error) {
    await run.stop();
    throw error;
  }
}

class ComposeRun implements Running {
  readonly services = new Map<string, Standing[]>();
  readonly order: string[] = [];
  readonly #names = new Map<string, number>();
  readonly #named: Replicas[] = [];

  readonly #dir: string;
  readonly #outside: Readonly<Record<string, string>>;

  constructor(dir: string, outside: Readonly<Record<string, string>>) {
    this.#dir = dir;
    this.#outside = outside;
  }

  async startAll(): Promise<void> {
    const waiting = new Map(Object.entries(readCompose().services));
    while (waiting.size > 0) {
      const free = [...waiting].filter(([, { depends_on: needed }]) =>
        Object.keys(needed).every((name) => this.order.includes(name)),
      );
      if (free.length === 0) throw new Error(`${[...waiting.keys()].join(', ')} wait for each other`);
      for (const [name] of free) waiting.delete(name);
      await Promise.all(free.map(([name, service]) => this.#start(name, service)));
    }
  }

  async stop(): Promise<void> {
    for (const name of this.order.toReversed())
      await Promise.all((this.services.get(name) ?? []).map((one) => one.stop()));
    await Promise.all(this.#named.map((each) => each.stop()));
  }

  async #start(name: string, service: ComposeService): Promise<void> {
    const where = { dir: this.#dir, names: this.#names, outside: this.#outside };
    const standing: Standing[] = [];
    this.services.set(name, standing);
    const replica = async (n: number) => {
      const at = await standIn(name, service, where);
      const one = await startOne({ name: `${name}${n}`, service, at, dir: this.#dir });
      if (one !== null) standing.push(one);
    };
    await Promise.all(Array.from({ length: service.deploy.replicas }, (_, n) => replica(n + 1)));
    await this.#name(name, standing);
    this.order.push(name);
  }

  /** Lets others find it under its name. */
  async #name(name: string, standing: readonly Standing[]): Promise<void> {
    for (const inside of [5432, 4000, 3000]) {
      const ports = standing.map(({ at }) => at.port(inside)).filter((port) => port > 0);
      if (ports.length === 0) continue;
      const named = await startReplicas(ports);
      this.#named.push(named);
      this.#names.set(`${name}:${inside}`, named.port);
    }
  }
}

interface One {
  name: string;
  service: ComposeService;
  at: StandIn;
  dir: string;
}

async function startOne(one: One): Promise<Standing | null> {
  const { name, service, at, dir } = one;
  if (service.image?.startsWith('postgres:') === true) return startDatabase(one);
  const node = path.dirname(process.execPath);
  const { env: found } = programs();
  const env = {
    ...found,
    ...(service.build === undefined ? {} : imageEnvironment()),
    ...at.env,
    PATH: [node, found['PATH']].join(path.delimiter),
  };
  const cwd = at.here(service.working_dir ?? dir);
  const words = service.command.map((word) => at.here(ownFile(word, one)));
  const logDir = path.join(dir, 'logs');
  if (service.healthcheck === undefined && service.restart === undefined) {
    const [command = '', ...args] = words;
    await runLogged({ command, args, cwd, env, logFile: path.join(logDir, `${name}.log`) });
    return null;
  }
  const daemon = await startDaemon({
    name,
    command: ['env', '-C', cwd, ...words],
    env,
    identity: {},
    logDir,
    ...healthOf(service, at, env),
  });
  return standingOf(at, daemon);
}

function standingOf(at: StandIn, daemon: Daemon): Standing {
  return {
    at,
    output: () => readFileSync(daemon.logFile, 'utf8'),
    stop: () => daemon.stop(),
    async kill() {
      daemon.kill();
      await daemon.exited;
    },
  };
}

/** A mounted file is one of the test's own, in which names and ports are those of this machine. */
function ownFile(word: string, { name, service, at, dir }: One): string {
  if (!service.volumes.some((volume) => volume.split(':')[1] === word)) return word;
  const own = path.join(dir, `${name}.${path.basename(word)}`);
  const text = at
    .here(readFileSync(at.here(word), 'utf8'))
    .replace(/^(\thttp_port) 80$/m, `$1 ${at.port(80)}`)
    .replace(/^(\thttps_port) 443$/m, `$1 ${at.port(443)}\n\tdefault_bind 127.0.0.1`);
  writeFileSync(own, text);
  return own;
}

/** Asks what the file's own health check asks, as long as that has patience. */
function healthOf({ healthcheck: health }: ComposeService, at: StandIn, env: NodeJS.ProcessEnv) {
  if (health === undefined) return { isReady: () => Promise.resolve(true) };
  const [kind = '', ...said] = health.test;
  const words = said.map((word) => at.here(word));
  const [command = '', ...args] = kind === 'CMD-SHELL' ? ['sh', '-c', ...words] : words;
  const timeout = (health.timeout ?? 30) * 1000;
  return {
    isReady: () => promisify(execFile)(command, args, { env, timeout }).then(() => true),
    readyMs: (health.start_period + health.interval * health.retries) * 1000,
  };
}

/** PostgreSQL as the image begins it: data in the volume, and the password of its environment. */
async function startDatabase({ service, at, dir }: One): Promise<Standing> {
  const cluster = await startOwnCluster(at.here(service.volumes[0]?.split(':')[1] ?? dir));
  await asAdmin(cluster.adminUrl, async (admin) => {
    const password = admin.escapeLiteral(at.env['POSTGRES_PASSWORD'] ?? '');
    await admin.query(`ALTER ROLE postgres PASSWORD ${password}`);
  });
  const own: StandIn = { ...at, port: () => Number(new URL(cluster.adminUrl).port) };
  const env = { ...programs().env, ...at.env, PGPORT: String(own.port(5432)) };
  const { isReady } = healthOf(service, own, env);
  await isReady();
  return { at: own, output: () => '', stop: () => cluster.stop(), kill: () => cluster.down() };
}
