import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment, readVariable } from './environment.mjs';
import { runCommand } from './run-command.mjs';
import { ScriptError } from './script-error.mjs';

const oldestNode = [20, 19];

/**
 * Installs the locked packages unless they are there already.
 * @param {{ root: string, log: (line: string) => void }} options
 * @returns {Promise<'installed' | 'up to date' | 'skipped'>}
 */
export async function ensureInstalled({ root, log }) {
  assertNodeVersion(process.versions.node);
  if (readVariable('INFERBENCH_SKIP_INSTALL') === '1') return 'skipped';
  const stamp = path.join(root, 'node_modules', '.inferbench-install');
  const wanted = installHash(root);
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  if (found === wanted) {
    await generateClient(root);
    return 'up to date';
  }

  // Whoever ran npm ci by hand a moment ago should not wait for another one; npm's own record tells.
  const installedByHand = found === undefined && matchesLockfile(root);
  rmSync(stamp, { force: true });
  if (!installedByHand) {
    log('npm ci');
    // No package here needs its install script, npm 10 would run them all, and Prisma's wants to download. What npm
    // would run of ours is run below.
    await run(root, ...npmCommand(['ci', '--ignore-scripts', '--include=dev', '--include=optional']));
  }
  await generateClient(root);
  writeFileSync(stamp, wanted);
  return installedByHand ? 'up to date' : 'installed';
}

/**
 * Makes the Prisma client anew where it is missing or the schema is another one, as after a pull.
 * @param {string} root
 */
async function generateClient(root) {
  const schema = path.join(root, 'prisma', 'schema.prisma');
  if (!existsSync(schema)) return;
  const stamp = path.join(root, 'node_modules', '.inferbench-prisma');
  const wanted = createHash('sha256').update(readFileSync(schema)).digest('hex');
  const client = path.join(root, 'packages', 'db', 'src', 'generated', 'prisma', 'client.ts');
  if (existsSync(client) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await run(root, process.execPath, ['scripts/prepare.mjs']);
  writeFileSync(stamp, wanted);
}

/** @param {string} version */
function assertNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new ScriptError(
    `Node ${version} is too old: InferBench needs Node ${oldestNode.join('.')} or newer.`,
  );
}

/**
 * The npm that runs us, else the one on the PATH.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args) {
  const npm = readVariable('npm_execpath');
  if (npm !== undefined && path.basename(npm).startsWith('npm-cli'))
    return [process.execPath, [npm, ...args]];
  return ['npm', args];
}

/**
 * @param {string} root
 * @param {string} command
 * @param {string[]} args
 */
async function run(root, command, args) {
  // An outer npm tells its scripts where it works; an inner one would believe it.
  const env = childEnvironment({ NODE_ENV: undefined, npm_config_local_prefix: undefined });
  const { status } = await runCommand({ command, args, cwd: root, env });
  if (status !== 0)
    throw new ScriptError(`${path.basename(command)} ${args.join(' ')} failed (exit code ${status}).`);
}

/**
 * What an installation depends on: the lock, every package.json of the workspace, and Node's ABI.
 * @param {string} root
 * @returns {string}
 */
function installHash(root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests(root)]) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @returns {string[]} paths from the root
 */
function workspaceManifests(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith('/*')) return [pattern];
      const parent = pattern.slice(0, -2);
      if (!existsSync(path.join(root, parent))) return [];
      return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
    })
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(path.join(root, file)))
    .sort();
}

/**
 * Compares npm's record of what it installed with the lock; what is optional for this platform may be absent.
 * @param {string} root
 * @returns {boolean}
 */
function matchesLockfile(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const { '': _root, ...locked } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ).packages;
  const sameVersions = Object.entries(installed).every(
    ([name, entry]) => JSON.stringify(entry) === JSON.stringify(locked[name]),
  );
  return (
    sameVersions &&
    Object.entries(locked).every(([name, entry]) => name in installed || entry.optional === true)
  );
}
