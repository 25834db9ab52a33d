import type { PowerCommand } from '@inferbench/load/power/power-samplers';
import { runLines } from './child-lines.ts';
import type { PowerBuffer } from './power-buffer.ts';
import { lookAgain, type Reader } from './stoppable.ts';

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
