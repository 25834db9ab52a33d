import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ScriptError } from '../script-error.mjs';

/** Debian's packages of a cluster, and the proxy of docker-compose.yml, each with the program that it is wanted for. PostgreSQL is of the same Debian (12: 15). */
const packages = [
  ['postgresql-15', 'pg_ctl'],
  ['patroni', 'patroni'],
  ['python3-etcd', undefined],
  ['etcd-server', 'etcd'],
  ['haproxy', 'haproxy'],
  ['varnish', 'varnishd'],
  ['pgbouncer', 'pgbouncer'],
  ['pgbackrest', 'pgbackrest'],
  ['caddy', 'caddy'],
];

/** Where Debian puts programs and libraries, below / or below a folder in which packages lie unpacked. */
const programFolders = ['usr/lib/postgresql/15/bin', 'usr/sbin', 'usr/bin', 'sbin', 'bin'];
const libraryFolders = ['usr/lib/x86_64-linux-gnu', 'usr/lib/aarch64-linux-gnu', 'usr/lib'];

/**
 * @typedef {{ folder: string, env: NodeJS.ProcessEnv }} Programs env: what finds the programs, and nothing of ours
 */

/**
 * The programs of a cluster: those of the system, and for what it lacks Debian's packages, which are unpacked and not installed: no
 * service starts, no file of the system changes, and no rights of root are needed.
 * @param {{ folder: string, log: (line: string) => void }} options folder: kept from one start to the next
 * @returns {Programs}
 */
export function clusterPrograms({ folder, log }) {
  const unpacked = path.join(folder, 'unpacked');
  if (lacking(unpacked).length > 0) unpackMissing(folder, log);
  const [lacks] = lacking(unpacked);
  if (lacks !== undefined)
    throw new ScriptError(
      `The programs of Debian's ${lacks} are not where they are expected below ${unpacked}. Install the package.`,
    );
  const env = environmentOf(unpacked);
  return { folder: unpacked, env };
}

/** Packages whose program is neither of the system nor unpacked. @param {string} unpacked */
function lacking(unpacked) {
  const isThere = (program) =>
    [unpacked, '/'].some((root) =>
      programFolders.some((folder) => existsSync(path.join(root, folder, program))),
    );
  return packages.flatMap(([name, program]) => (program === undefined || isThere(program) ? [] : [name]));
}

/**
 * The environment of a program: it finds what is unpacked first. PG* of ours would change what PostgreSQL does, others hold secrets.
 * @param {string} unpacked
 */
function environmentOf(unpacked) {
  const under = (folders) => folders.map((folder) => path.join(unpacked, folder));
  const libraries = under(libraryFolders).flatMap((folder) => [folder, path.join(folder, 'varnish')]);
  return {
    PATH: [
      ...under(programFolders),
      ...programFolders.map((folder) => path.join('/', folder)),
      '/usr/local/bin',
    ].join(path.delimiter),
    LD_LIBRARY_PATH: libraries.join(path.delimiter),
    PYTHONPATH: path.join(unpacked, 'usr/lib/python3/dist-packages'),
    PYTHONDONTWRITEBYTECODE: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
}

/** @param {string} folder @param {(line: string) => void} log */
function unpackMissing(folder, log) {
  const draft = path.join(folder, `draft.${process.pid}`);
  const target = path.join(draft, 'unpacked');
  mkdirSync(target, { recursive: true, mode: 0o755 });
  try {
    const missing = missingPackages(draft);
    log(`apt-get download ${missing.join(' ')}`);
    apt(['download', ...missing], draft);
    for (const file of readdirSync(draft).filter((name) => name.endsWith('.deb')))
      run('dpkg-deb', ['-x', file, target], draft);
    const unpacked = path.join(folder, 'unpacked');
    rmSync(unpacked, { recursive: true, force: true });
    renameSync(target, unpacked);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What apt-get would install, with all that it depends on; it says so and does nothing. @param {string} cwd */
function missingPackages(cwd) {
  const names = packages.map(([name]) => name);
  const args = ['install', '--simulate', '--no-install-recommends', ...names];
  // A machine that never listed its packages lists them first.
  if (spawnSync('apt-get', args, { cwd }).status !== 0) run('apt-get', ['update'], cwd);
  return run('apt-get', args, cwd)
    .split('\n')
    .flatMap((line) => /^Inst (\S+)/.exec(line)?.[1] ?? []);
}

/** @param {string[]} args @param {string} cwd */
function apt(args, cwd) {
  if (spawnSync('apt-get', args, { cwd }).status === 0) return;
  run('apt-get', ['update'], cwd);
  run('apt-get', args, cwd);
}

/** @param {string} command @param {string[]} args @param {string} cwd @returns {string} what it printed */
function run(command, args, cwd) {
  const { status, error, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  const why = (error?.message ?? stderr).trim().split('\n').slice(-3).join(' ');
  throw new ScriptError(
    `${command} ${args.slice(0, 2).join(' ')} failed (${why}). A cluster needs Debian's ${packages.map(([name]) => name).join(', ')}: install them, or run this where apt-get works.`,
  );
}
