import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptError } from './script-error.mjs';

/**
 * @typedef {{ pid: number, uid: number, command: string }} Process
 */

/**
 * The processes of one server: its postmaster has the cluster's name among its arguments, and every child shows it in
 * its title. postmaster.pid is not asked: its process may be dead, or its number may be another program's by now.
 * @param {string} clusterName unique to a data folder
 * @param {number} uid owner of the data: anybody can choose a title, only that user counts
 * @returns {{ postmasters: Process[], children: Process[] }}
 */
export function findServer(clusterName, uid) {
  const ours = listProcesses().filter((found) => found.uid === uid && found.command.includes(clusterName));
  return {
    postmasters: ours.filter(({ command }) => command.includes(`cluster_name=${clusterName}`)),
    children: ours.filter(({ command }) => command.startsWith(`postgres: ${clusterName}: `)),
  };
}

/** @returns {Process[]} */
function listProcesses() {
  // Slim images have no ps; other systems have no /proc.
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)));
  }
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,uid=,command='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, uid, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), uid: Number(uid), command }];
  });
}

/**
 * @param {number} pid
 * @returns {Process[]} empty when the process is gone
 */
function readProcess(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return command === '' ? [] : [{ pid, uid: statSync(`/proc/${pid}`).uid, command }];
  } catch {
    return [];
  }
}

/**
 * Stops what a kill -9 left behind: a whole server is asked to shut down, children without a postmaster end by
 * themselves or are killed, since they would keep the data from being opened.
 * @param {{ clusterName: string, uid: number, log: (line: string) => void }} options
 */
export async function stopLeftovers({ clusterName, uid, log }) {
  const { postmasters, children } = findServer(clusterName, uid);
  if (postmasters.length + children.length === 0) return;
  log('stopping a database server that an earlier run left behind');
  /** @type {[NodeJS.Signals, number][]} */
  const escalation =
    postmasters.length > 0
      ? [
          ['SIGINT', 15_000],
          ['SIGQUIT', 5000],
          ['SIGKILL', 5000],
        ]
      : [
          ['SIGQUIT', 3000],
          ['SIGKILL', 5000],
        ];
  for (const [signal, timeoutMs] of escalation) {
    const left = findServer(clusterName, uid);
    // SIGINT means "cancel the query" to a child, so only the postmaster gets the first signals.
    const targets =
      left.postmasters.length > 0 && signal !== 'SIGKILL'
        ? left.postmasters
        : [...left.postmasters, ...left.children];
    for (const { pid } of targets) sendSignal(pid, signal);
    if (await goneWithin(timeoutMs, { clusterName, uid })) return;
  }
  throw new ScriptError(
    'A database server that an earlier run left behind does not end, not even by kill -9.',
  );
}

/**
 * @param {number} timeoutMs
 * @param {{ clusterName: string, uid: number }} server
 */
async function goneWithin(timeoutMs, { clusterName, uid }) {
  const deadline = performance.now() + timeoutMs;
  do {
    const { postmasters, children } = findServer(clusterName, uid);
    if (postmasters.length + children.length === 0) return true;
    await sleep(50);
  } while (performance.now() < deadline);
  return false;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in between.
  }
}
