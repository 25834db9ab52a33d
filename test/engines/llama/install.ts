import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const LLAMA_FOLDER = import.meta.dirname;

/**
 * 85 MB; a plain installation would be 725 MB, with builds for graphics cards. What the lock names is taken by its hash; `npm ci`
 * would ask for entries of optional builds that the registry does not have.
 */
const INSTALL = ['install', '--no-save', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Why the engine cannot run on this machine; null where it can. */
export function missingPlatform(): string | null {
  const { platform, arch } = process;
  return platform === 'linux' && arch === 'x64'
    ? null
    : `llama.cpp is locked for linux-x64, this is ${platform}-${arch}`;
}

/** Installs the locked llama.cpp below this folder unless it is there. */
export function ensureLlama(): void {
  const modules = path.join(LLAMA_FOLDER, 'node_modules');
  const stamp = path.join(modules, '.installed');
  const lock = readFileSync(path.join(LLAMA_FOLDER, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  rmSync(stamp, { force: true });
  // An outer npm tells its children where it works; an inner one would believe it.
  const env = { ...process.env, npm_config_local_prefix: undefined };
  const { status, stderr } = spawnSync('npm', [...INSTALL, `--prefix=${LLAMA_FOLDER}`], {
    cwd: LLAMA_FOLDER,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${INSTALL.join(' ')} failed in ${LLAMA_FOLDER}:\n${stderr}`);
  writeFileSync(stamp, lock);
}
