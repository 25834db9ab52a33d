import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of processors that a process and its children have had, all their threads, those that ended included: what else
 * the machine does does not show in it. Linux alone tells so.
 */
export function workMs(pids: readonly number[]): number {
  const living = [...pids, ...childrenOf(pids)].reduce((sum, pid) => sum + ofProcess(pid), 0);
  return pids.reduce((sum, pid) => sum + ofEndedChildren(pid), living);
}

/** Linux counts them in hundredths of a second, whatever the clock of the kernel. */
const MS_PER_TICK = 10;
/** Places of `cutime` and `cstime` in /proc/PID/stat, counted behind the name, which may hold spaces. */
const [CUTIME, CSTIME] = [13, 14];

function ofEndedChildren(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return MS_PER_TICK * (Number(fields[CUTIME] ?? 0) + Number(fields[CSTIME] ?? 0));
}

function ofProcess(pid: number): number {
  return entries(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [ns = '0'] = read(`/proc/${pid}/task/${thread}/schedstat`).split(' ');
    return sum + Number(ns) / 1e6;
  }, 0);
}

function childrenOf(parents: readonly number[]): number[] {
  return entries('/proc')
    .map(Number)
    .filter(
      (pid) => pid > 0 && parents.includes(Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])),
    );
}

/** Nothing of what ended meanwhile. */
function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
