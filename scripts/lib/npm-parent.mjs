import { readFileSync } from 'node:fs';

const pollIntervalMs = 500;

/**
 * Calls back when the npm that runs us has ended. npm passes a SIGTERM on to `sh -c` only, which dies of it without
 * telling its child, and a kill -9 of npm tells nobody: we would go on with nobody to stop us.
 * @param {() => void} onEnd
 */
export function whenNpmEnds(onEnd) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    onEnd();
  }, pollIntervalMs);
  timer.unref();
}

/** @returns {string} our parent and, if that is npm's shell, its parent, too */
function ancestors() {
  const parent = process.ppid;
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    // Without a shell between us and npm, the next one up would be the user's shell, which may well end.
    if (command[1] !== '-c') return String(parent);
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}
