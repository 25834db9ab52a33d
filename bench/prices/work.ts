import { readdirSync, readFileSync } from 'node:fs';

/**
 * Milliseconds of processors that a process and its children have had, all their threads: what else the machine does does not
 * show in it. Linux alone tells so.
 */
export function workMs(pids: readonly number[]): number {
  return [...pids, ...childrenOf(pids)].reduce((sum, pid) => sum + ofProcess(pid), 0);
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
