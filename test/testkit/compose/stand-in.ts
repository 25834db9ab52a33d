import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { ROOT } from '../environment.ts';
import type { ComposeService } from './compose-file.ts';

/** Ports on which containers listen, by service, each with the variable by which a process is told another. */
const LISTENS: Readonly<Record<string, Record<number, string>>> = {
  postgres: { 5432: 'PGPORT' },
  api: { 4000: 'INFERBENCH_API_PORT' },
  worker: { 4100: 'INFERBENCH_WORKER_PROBE_PORT' },
  web: { 3000: 'INFERBENCH_WEB_PORT' },
  proxy: { 80: 'HTTP_PORT', 443: 'HTTPS_PORT' },
};

/** Variables that images set themselves; ours does so in the Dockerfile. */
const IMAGES: Readonly<Record<string, Record<string, string>>> = {
  'postgres:18': { PGHOST: '127.0.0.1' },
  'caddy:2': { XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/config' },
};

/** Turns what stands in the file into what it is on this machine. */
export interface StandIn {
  /** A word of a command, a value or a file. */
  here(text: string): string;
  env: Record<string, string>;
  /** Port of this machine for one on which the container listens. */
  port(inside: number): number;
}

interface Where {
  dir: string;
  /** Ports of this machine by `service:port`; a service that has not begun has none. */
  names: ReadonlyMap<string, number>;
  /** Values of the variables that the file asks of its environment. */
  outside: Readonly<Record<string, string>>;
}

/**
 * The one place that knows what a process lacks of a container: an address of its own, names of the others, folders, and an
 * environment without anything else. All interfaces are loopback here.
 */
export async function standIn(name: string, service: ComposeService, where: Where): Promise<StandIn> {
  const listens = Object.entries(LISTENS[name] ?? {});
  const ports = new Map<string, number>();
  for (const [inside] of listens) ports.set(inside, await freePort());
  const port = (inside: number) => ports.get(String(inside)) ?? 0;
  const folders = [...foldersOf(service, where.dir), ['/app/', `${ROOT}/`] as const];
  const here = (text: string) => {
    const asked = text.replace(/\$\{(\w+):\?\}/g, (_, variable: string) => required(where.outside, variable));
    const named = [...where.names].reduce(
      (said, [each, at]) => said.replaceAll(new RegExp(`\\b${each}\\b`, 'g'), `127.0.0.1:${at}`),
      asked,
    );
    const own = named.replaceAll(/\b127\.0\.0\.1:(\d+)\b/g, (whole, inside: string) =>
      ports.has(inside) ? `127.0.0.1:${ports.get(inside)}` : whole,
    );
    return folders
      .reduce((said, [from, to]) => said.replaceAll(from, to), own)
      .replaceAll('0.0.0.0', '127.0.0.1');
  };
  const said = { ...IMAGES[service.image ?? ''], ...service.environment };
  return {
    here,
    port,
    env: {
      ...Object.fromEntries(Object.entries(said).map(([variable, value]) => [variable, here(value)])),
      ...Object.fromEntries(listens.map(([inside, variable]) => [variable, String(port(Number(inside)))])),
    },
  };
}

/** Volumes, mounts and what is gone at the end: a name is a folder of the test, a path one of the checkout. */
function foldersOf({ volumes, tmpfs }: ComposeService, dir: string): (readonly [string, string])[] {
  const gone = tmpfs.filter((folder) => folder !== '/tmp').map((folder) => `gone${folder}:${folder}`);
  return [...volumes, ...gone].map((volume) => {
    const [from = '', to = ''] = volume.split(':');
    if (from.startsWith('.')) return [to, path.join(ROOT, from)] as const;
    const folder = path.join(dir, 'volumes', from);
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    return [to, folder] as const;
  });
}

function required(outside: Readonly<Record<string, string>>, variable: string): string {
  const value = outside[variable];
  if (value === undefined) throw new Error(`docker-compose.yml asks for ${variable}`);
  return value;
}
