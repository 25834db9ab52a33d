import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ScriptError } from './script-error.mjs';

/**
 * Prometheus' own checker: of the PATH, else of Debian's package, which is unpacked and not installed: nothing runs as a service.
 * @param {string} workDir
 * @returns {string} the program
 */
export function findPromtool(workDir) {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool';
  const unpacked = path.join(workDir, 'prometheus');
  const program = path.join(unpacked, 'usr/bin/promtool');
  if (existsSync(program)) return program;
  const draft = path.join(workDir, `prometheus.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    download(draft);
    const file = readdirSync(draft).find((name) => name.endsWith('.deb')) ?? '';
    run('dpkg-deb', ['-x', file, 'unpacked'], draft);
    renameSync(path.join(draft, 'unpacked'), unpacked);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return program;
}

/** Fetches Debian's package; a machine that never listed its packages lists them first. @param {string} draft */
function download(draft) {
  const args = ['download', 'prometheus'];
  if (spawnSync('apt-get', args, { cwd: draft }).status === 0) return;
  run('apt-get', ['update'], draft);
  run('apt-get', args, draft);
}

/** @param {string} command @param {string[]} args @param {string} cwd */
function run(command, args, cwd) {
  const { status, error, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return;
  throw new ScriptError(
    `promtool is not here, and ${command} did not bring it (${(error?.message ?? stderr).trim()}). Install Prometheus, or put promtool on the PATH.`,
  );
}
