import type { PowerCommand } from '@inferbench/load/power/power-samplers';
import type { PowerBuffer } from './power-buffer.ts';
import { lookAgain, type Reader } from './stoppable.ts';
import { type ChildProcess, spawn } from 'node:child_process';

/** Longest that one look may take. */
const LOOK_MS = 10_000;

/** Reads a command until it is stopped: one child for all of it, or one after the other where each looks once. */
export function sampleCommand(command: PowerCommand, buffer: PowerBuffer, nowUs: () => number): Reader {
  if (command.looksOnce) return sampleAgain(command, buffer, nowUs);
  const lines = command.lines();
  return runLines(command, (text) => {
    const reading = lines.line(text);
    if (reading !== null) buffer.add(reading, nowUs());
  });
}

function sampleAgain(command: PowerCommand, buffer: PowerBuffer, nowUs: () => number): Reader {
  return lookAgain({ everyMs: command.everyMs, nowUs }, async () => {
    const lines = command.lines();
    const child = runLines(command, (text) => {
      const reading = lines.line(text);
      if (reading !== null) buffer.add(reading, nowUs());
    });
    const timer = setTimeout(() => void child.stop(), LOOK_MS);
    const code = await child.ended;
    clearTimeout(timer);
    buffer.endRound();
    return code !== null;
  });
}

/** A line without an end is no line of a sampler. */
const MAX_LINE_CHARS = 64 * 1024;

interface LinesChild extends Reader {
  /** Ends with the process; null: it could not be started. */
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();
// A process that is killed cannot do this: then its children write to a closed pipe, and end by that.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a command and gives its lines as they come. */
function runLines(
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
