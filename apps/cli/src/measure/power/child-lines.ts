import { type ChildProcess, spawn } from 'node:child_process';
import type { Reader } from './stoppable.ts';

/** A line without an end is no line of a sampler. */
const MAX_LINE_CHARS = 64 * 1024;

export interface LinesChild extends Reader {
  /** Ends with the process; null: it could not be started. */
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();
// A process that is killed cannot do this: then its children write to a closed pipe, and end by that.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command and gives its lines as they come. */
export function runLines(
  { command, args }: { command: string; args: readonly string[] },
  onLine: (line: string) => void,
): LinesChild {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  running.add(child);
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(-MAX_LINE_CHARS);
    for (const line of lines) onLine(line);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  }).finally(() => running.delete(child));
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 1000);
      await ended;
      clearTimeout(timer);
    },
  };
}
