import { amdSmiLines as logLines } from '@inferbench/importers/power/amd-smi';
import { isPlausible, type ReadingLines } from './reading.ts';

/** Its shortest time between two looks. */
export const AMD_SMI_MS = 1000;

export const AMD_SMI_ARGS = ['metric', '-p', '-w', `${AMD_SMI_MS / 1000}`, '--csv'] as const;

/** Lines of `amd-smi` with the arguments above, as its log is read; our clock counts, not its own. */
export function amdSmiLines(): ReadingLines {
  const lines = logLines();
  return {
    line(text) {
      const found = lines.line(text);
      if (found === null || !isPlausible(found.sample.watts)) return null;
      return { device: found.device, watts: found.sample.watts };
    },
  };
}
