import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabase, startApi, startWeb, startWorker } from '../application.mjs';
import { openPath, unprivilegedUser } from '../postgres-place.mjs';
import { ScriptError } from '../script-error.mjs';
import { databaseSecrets, privateDirectory, readOrCreateSecret } from '../state.mjs';
import { clusterPorts } from './addresses.mjs';
import { answers, startEtcd, startHaproxy, startPatroni, startVarnish } from './members.mjs';
import { clusterPrograms } from './programs.mjs';

const primaryMs = 90_000;
/** HAProxy hangs up within milliseconds; on a busy machine later. */
const heldMs = 1_000;

/**
 * A part that runs, how to start it again in its place, and how to signal all of it.
 * @typedef {import('../supervise.mjs').Part & { pid: number, signal?: (name: NodeJS.Signals) => void }} Running
 * @typedef {{ name: string, first: Running, again: () => Promise<Running> }} Member
 * @typedef {{ siteUrl: string, apiUrl: string, adminUrl: string }} Addresses siteUrl through Varnish, apiUrl and the primary's adminUrl,
 *   which holds its password, through HAProxy
 */

/**
 * Where a cluster has its data, who runs what is not ours, and its ports and passwords.
 * @param {{ root: string, dir: string, programsDir: string, anyFront?: boolean, log: (line: string) => void }} options
 */
export async function clusterSetting({ root, dir, programsDir, anyFront, log }) {
  const place = privateDirectory(dir);
  const identity = process.getuid?.() === 0 ? unprivilegedUser(path.join(place, 'postgres1')) : {};
  for (const folder of [place, privateDirectory(programsDir)])
    if (identity.uid !== undefined && !openPath({ root, stateDir: folder, identity }))
      throw new ScriptError(
        `User ${identity.uid}, who runs PostgreSQL here, cannot enter ${folder}. Set INFERBENCH_STATE_DIR to a folder that everybody can reach.`,
      );
  const programs = clusterPrograms({ folder: programsDir, log });
  const secret = (name) =>
    readOrCreateSecret(path.join(place, `${name}-password`), () =>
      randomBytes(24).toString('base64url'),
    ).trim();
  return {
    files: path.join(root, 'docs/ops/cluster'),
    dir: place,
    logDir: privateDirectory(path.join(place, 'logs')),
    ...programs,
    identity,
    ports: await clusterPorts(place, { anyFront }),
    passwords: { superuser: secret('superuser'), replication: secret('replication') },
  };
}

/**
 * Starts every part of a cluster in order; `keep` is given each as soon as it runs.
 * @param {{ root: string, setting: Awaited<ReturnType<typeof clusterSetting>>, site: boolean, keep: (member: Member) => void,
 *   prepare?: (options: Parameters<typeof prepareDatabase>[0]) => Promise<{ databaseUrl: string, queueUrl: string }> }} options site:
 *   false = without the web site and Varnish; prepare: makes the database, where it is not the one of an installation
 * @returns {Promise<Addresses>}
 */
export async function startCluster({ root, setting, site, keep, prepare = prepareDatabase }) {
  const { ports, passwords, dir, logDir } = setting;
  // Each part is told when this process ends.
  process.setMaxListeners(40);
  const begin = async (name, start) => keep({ name, first: await start(), again: start });
  // A member of etcd answers when two of them do.
  await Promise.all([1, 2, 3].map((n) => begin(`etcd${n}`, () => startEtcd(setting, n))));
  await begin('patroni1', () => startPatroni(setting, 1));
  await begin('patroni2', () => startPatroni(setting, 2));
  await begin('haproxy', () => startHaproxy(setting));
  await primaryThere(ports);

  const secrets = databaseSecrets(dir);
  const adminUrl = `postgresql://postgres:${passwords.superuser}@127.0.0.1:${ports.primary}/inferbench`;
  const places = { root, logDir };
  const { databaseUrl, queueUrl } = await prepare({ ...places, adminUrl, secrets, demoKeyFile: undefined });
  const { cursorSecret } = secrets;
  const siteUrl = `http://localhost:${ports.site}`;
  // Pages name the site by the address that people know, whichever process makes them.
  const origin = site ? { INFERBENCH_PUBLIC_ORIGIN: siteUrl } : {};
  const evidenceDir = privateDirectory(path.join(dir, 'evidence'));
  const apiUrl = `http://127.0.0.1:${ports.haproxyApi}`;
  const readUrl = new URL(databaseUrl);
  readUrl.port = String(ports.standby);
  const more = { ...origin, DATABASE_READ_URL: readUrl.href };
  for (const n of [1, 2]) {
    const api = { ...places, databaseUrl, cursorSecret, evidenceDir, demo: false, port: ports[`api${n}`] };
    await begin(`api${n}`, () => startApi({ ...api, name: `api${n}`, more }));
    const probe = { INFERBENCH_WORKER_PROBE_PORT: String(ports[`probe${n}`]) };
    const worker = { ...places, databaseUrl, queueUrl, more: probe };
    await begin(`worker${n}`, () => startWorker({ ...worker, name: `worker${n}` }));
  }
  if (site) {
    for (const n of [1, 2]) {
      const web = { ...places, apiUrl, port: ports[`web${n}`], demo: false };
      await begin(`web${n}`, () => startWeb({ ...web, name: `web${n}`, more: origin }));
    }
    await begin('varnish', () => startVarnish(setting));
  }
  return { siteUrl, apiUrl, adminUrl };
}

/** @param {import('./addresses.mjs').Ports} ports */
async function primaryThere(ports) {
  const deadline = performance.now() + primaryMs;
  while ((await primaryOf(ports)) === undefined || !(await isPassedOn(ports.primary))) {
    if (performance.now() > deadline)
      throw new ScriptError(`No PostgreSQL became primary within ${primaryMs / 1000} s.`);
    await sleep(250);
  }
}

/** Whether HAProxy has somebody behind a port: PostgreSQL waits for the client to begin, HAProxy alone hangs up. @param {number} port */
function isPassedOn(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const told = (passedOn) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(passedOn);
    };
    const timer = setTimeout(told, heldMs, true);
    socket.on('end', () => told(false)).on('error', () => told(false));
    socket.resume();
  });
}

/** @param {import('./addresses.mjs').Ports} ports @returns {Promise<1 | 2 | undefined>} which of the two takes writes */
export async function primaryOf(ports) {
  for (const n of /** @type {const} */ ([1, 2]))
    if (await answers(ports[`patroni${n}`], '/primary').catch(() => false)) return n;
  return undefined;
}
