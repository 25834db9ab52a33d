import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { ScriptError } from './script-error.mjs';

/**
 * What tells a process from a later one with the same id: on Linux its start time since boot, and the boot.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
function processIdentity(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold spaces and brackets; the fields after the last bracket are safe to split.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    const startTicks = fields[19];
    // Killed, and still listed because nobody has reaped it yet (a container's first process may never do so).
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${startTicks}`;
  } catch {
    return 'unknown';
  }
}

/**
 * @param {string} text
 * @returns {number | undefined} the pid of the living holder
 */
function livingHolder(text) {
  try {
    const { pid, identity } = JSON.parse(text);
    return processIdentity(pid) === identity ? pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a lock that dies with this process, even by kill -9: a holder that lives no more is ignored.
 * @param {string} file
 * @param {string} description what is running, for the error
 * @returns {() => void} gives the lock back
 */
export function acquireLock(file, description) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }));
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A link appears with its content in one step, where creating and writing are two.
        linkSync(draft, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      removeStaleLock(file, description);
    }
    throw new ScriptError(`${description} is being started by another process.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @param {string} description
 */
function removeStaleLock(file, description) {
  const aside = `${file}.stale.${process.pid}`;
  const pid = livingHolder(readIfThere(file));
  if (pid !== undefined) {
    throw new ScriptError(`${description} is already running in this checkout (process ${pid}).`);
  }
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  // Somebody may have replaced the stale lock between reading and renaming: then it is put back.
  if (livingHolder(readIfThere(aside)) !== undefined) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
