import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, release, totalmem, type as osType } from 'node:os';
import type { Probe } from '@inferbench/domain/probe';

const CPU_INFO = '/proc/cpuinfo';
const NAME_CHARS = 120;
const MOST_INSTRUCTIONS = 400;

/** The system and its processor, by their own names. */
export function namesOfMachine(): Pick<Probe['machine'], 'os' | 'cpu'> {
  return {
    os: `${osType()} ${release()}`.slice(0, NAME_CHARS),
    cpu: cpus()[0]?.model.trim().slice(0, NAME_CHARS) || null,
  };
}

/** What the system says of itself. */
export function readMachine(): Probe['machine'] {
  const cores = availableParallelism();
  return {
    ...namesOfMachine(),
    architecture: arch(),
    instructions: extensions().slice(0, MOST_INSTRUCTIONS),
    cores,
    memoryBytes: totalmem(),
  };
}

/** Extensions of the instruction set; none where the system does not list them. */
function extensions(): string[] {
  try {
    const [, flags = ''] = /^(?:flags|Features)\s*:(.*)$/m.exec(readFileSync(CPU_INFO, 'utf8')) ?? [];
    return [...new Set(flags.split(/\s+/).filter((flag) => /^\w{1,60}$/.test(flag)))].toSorted();
  } catch {
    // Another system: its rates are then those that the probe reached.
    return [];
  }
}
