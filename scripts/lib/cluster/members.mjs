import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startDaemon } from './daemon.mjs';

/**
 * What every program of a cluster is started with. `files` is docs/ops/cluster, `dir` where data and logs are.
 * @typedef {{
 *   files: string, dir: string, logDir: string, env: NodeJS.ProcessEnv,
 *   identity: import('../postgres-place.mjs').Identity, ports: import('./addresses.mjs').Ports,
 *   passwords: { superuser: string, replication: string },
 * }} Setting
 */

const host = '127.0.0.1';

/** Variables of etcd.env, a file as Debian reads it. @param {string} file */
function variablesOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const pairs = lines.filter((line) => /^\w+=/.test(line)).map((line) => line.split(/=(.*)/s, 2));
  return Object.fromEntries(pairs);
}

/** A folder of a program's user. @param {Setting} setting @param {string} name */
function ownFolder({ dir, identity }, name) {
  const folder = path.join(dir, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? -1);
  chmodSync(folder, 0o700);
  return folder;
}

/** Whether an address answers with 200. @param {number} port @param {string} pathname */
export async function answers(port, pathname) {
  const response = await fetch(`http://${host}:${port}${pathname}`, { signal: AbortSignal.timeout(2_000) });
  await response.arrayBuffer();
  return response.ok;
}

/** One of three members of etcd. @param {Setting} setting @param {1 | 2 | 3} n */
export function startEtcd(setting, n) {
  const { env, files, ports } = setting;
  const of = (name, member = n) => `http://${host}:${ports[`${name}${member}`]}`;
  return startDaemon({
    ...setting,
    name: `etcd${n}`,
    command: ['etcd'],
    env: {
      ...env,
      ...variablesOf(path.join(files, 'etcd.env')),
      ETCD_NAME: `etcd${n}`,
      ETCD_DATA_DIR: ownFolder(setting, `etcd${n}`),
      ETCD_LISTEN_CLIENT_URLS: of('etcd'),
      ETCD_ADVERTISE_CLIENT_URLS: of('etcd'),
      ETCD_LISTEN_PEER_URLS: of('etcdPeer'),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: of('etcdPeer'),
      ETCD_INITIAL_CLUSTER: [1, 2, 3].map((each) => `etcd${each}=${of('etcdPeer', each)}`).join(','),
    },
    isReady: () => answers(ports[`etcd${n}`], '/health'),
  });
}

/** Patroni with the PostgreSQL that it starts. @param {Setting} setting @param {1 | 2} n */
export function startPatroni(setting, n) {
  const { env, files, ports, passwords } = setting;
  const at = (name) => `${host}:${ports[`${name}${n}`]}`;
  const folder = ownFolder(setting, `postgres${n}`);
  return startDaemon({
    ...setting,
    name: `patroni${n}`,
    command: ['patroni', path.join(files, 'patroni.yml')],
    env: {
      ...env,
      PATRONI_NAME: `postgres${n}`,
      PATRONI_ETCD_HOSTS: [1, 2, 3].map((each) => `${host}:${ports[`etcd${each}`]}`).join(','),
      PATRONI_RESTAPI_LISTEN: at('patroni'),
      PATRONI_RESTAPI_CONNECT_ADDRESS: at('patroni'),
      PATRONI_POSTGRESQL_LISTEN: at('postgres'),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: at('postgres'),
      PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'data'),
      PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: passwords.replication,
    },
    // Alive: the second copies the first, which may take longer than anybody waits here.
    isReady: () => answers(ports[`patroni${n}`], '/liveness'),
    stopMs: 30_000,
    apart: () => postmasterOf(path.join(folder, 'data')),
  });
}

/** The server that runs on these data; an old file may name another program. @param {string} dataDir @returns {number[]} */
function postmasterOf(dataDir) {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) ? [pid] : [];
  } catch {
    return [];
  }
}

/** @param {Pick<Setting, 'files' | 'ports'>} setting @returns {Record<string, string>} the addresses that haproxy.cfg asks of its environment */
export function proxyAddresses({ files, ports }) {
  const at = (name) => `${host}:${ports[name]}`;
  const both = (name, port) => [1, 2].map((n) => [`INFERBENCH_${name}_${n}`, at(`${port}${n}`)]);
  return {
    INFERBENCH_CLUSTER_FILES: files,
    INFERBENCH_PRIMARY: at('primary'),
    INFERBENCH_STANDBY: at('standby'),
    INFERBENCH_API: at('haproxyApi'),
    INFERBENCH_WEB: at('haproxyWeb'),
    ...Object.fromEntries([
      ...both('POSTGRES', 'postgres'),
      ...both('API', 'api'),
      ...both('WEB', 'web'),
      ...[1, 2].map((n) => [`INFERBENCH_PATRONI_${n}`, String(ports[`patroni${n}`])]),
    ]),
  };
}

/** @param {Setting} setting */
export function startHaproxy(setting) {
  const { env, files, ports } = setting;
  return startDaemon({
    ...setting,
    name: 'haproxy',
    command: ['haproxy', '-db', '-f', path.join(files, 'haproxy.cfg')],
    env: { ...env, ...proxyAddresses(setting) },
    // Any answer: what stands behind it may come later.
    isReady: () => answers(ports.haproxyApi, '/livez').then(() => true),
  });
}

/** @param {Setting} setting */
export function startVarnish(setting) {
  const { env, files, ports } = setting;
  const folder = ownFolder(setting, 'varnish');
  const site = readFileSync(path.join(files, 'site.vcl'), 'utf8');
  const own = path.join(folder, 'site.vcl');
  writeFileSync(own, site.replace(/\.port = "\d+"/, `.port = "${ports.haproxyWeb}"`));
  return startDaemon({
    ...setting,
    name: 'varnish',
    command: [
      ['varnishd', '-F', '-j', 'none', '-n', path.join(folder, 'run')],
      ['-a', `${host}:${ports.site}`, '-f', path.join(files, 'varnish.vcl'), '-s', 'malloc,256m'],
      ['-p', `vcl_path=${folder}`],
    ].flat(),
    env,
    isReady: () => answers(ports.site, '/livez').then(() => true),
  });
}
