import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPort } from '../environment.mjs';
import { claimPort, freePort } from '../ports.mjs';
import { ScriptError } from '../script-error.mjs';

/** What listens within a cluster, each on a port of loopback of its own. */
const inner = [
  ...[1, 2, 3].flatMap((n) => [`etcd${n}`, `etcdPeer${n}`]),
  ...[1, 2].flatMap((n) => [`postgres${n}`, `patroni${n}`, `api${n}`, `web${n}`, `probe${n}`]),
  'primary',
  'standby',
  'haproxyWeb',
];

/** @typedef {Record<string, number>} Ports */

/**
 * Ports of a cluster. Members know each other by them, so they stay from one start to the next; what people open is asked for anew.
 * @param {string} folder
 * @param {{ anyFront?: boolean }} [options] anyFront: no port is asked of the environment
 * @returns {Promise<Ports>}
 */
export async function clusterPorts(folder, { anyFront = false } = {}) {
  const file = path.join(folder, 'ports.json');
  const ports = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : await freePorts();
  writeFileSync(file, `${JSON.stringify(ports)}\n`, { mode: 0o600 });
  for (const [name, port] of Object.entries(ports))
    await claimPort(port, name).catch(() => {
      throw new ScriptError(
        `Port ${port} of 127.0.0.1, which ${name} of the cluster had before, is taken by another program. End that, or remove ${folder} to start a new cluster.`,
      );
    });
  const front = (name, usual) => (anyFront ? freePort() : claimPort(readPort(name, usual), name));
  return {
    ...ports,
    site: await front('INFERBENCH_WEB_PORT', 3000),
    haproxyApi: await front('INFERBENCH_API_PORT', 4000),
  };
}

/** @returns {Promise<Ports>} */
async function freePorts() {
  const ports = new Set();
  while (ports.size < inner.length) ports.add(await freePort());
  const chosen = [...ports];
  return Object.fromEntries(inner.map((name, n) => [name, chosen[n]]));
}
