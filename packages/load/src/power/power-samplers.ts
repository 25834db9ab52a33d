import type { PowerRecord } from '@inferbench/domain/runs/measurement/record';
import { amdSmiLines as logLines } from '@inferbench/importers/power/amd-smi';
import { isPlausible, type ReadingLines } from './reading.ts';
import { ROCM_SMI_ARGS, rocmSmiLines } from './rocm-smi-lines.ts';

// https://docs.nvidia.com/deploy/nvidia-smi/index.html (read 2026-11-21)

/** Time between two looks of one child. */
const NVIDIA_SMI_MS = 100;

const NVIDIA_SMI_ARGS = [
  '--query-gpu=uuid,power.draw',
  '--format=csv,noheader,nounits',
  `-lms=${NVIDIA_SMI_MS}`,
] as const;

const LINE = /^\s*(GPU-[\w-]{1,80}|\d{1,4})\s*,\s*(\d{1,7}(?:\.\d{1,6})?)\s*$/;

/** Lines of `nvidia-smi` with the arguments above; "[N/A]" is no reading. */
export const nvidiaSmiLines = (): ReadingLines => ({
  line(text) {
    const [, device, watts] = LINE.exec(text) ?? [];
    return device === undefined || !isPlausible(Number(watts)) ? null : { device, watts: Number(watts) };
  },
});

/** Shortest time between two looks. */
const AMD_SMI_MS = 1000;

const AMD_SMI_ARGS = ['metric', '-p', '-w', `${AMD_SMI_MS / 1000}`, '--csv'] as const;

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

/** A command that prints what devices draw. */
export interface PowerCommand {
  command: string;
  args: readonly string[];
  /** Time from look to look; of one that looks once and ends, from start to start. */
  everyMs: number;
  looksOnce: boolean;
  boundary: PowerRecord['boundary'];
  lines: () => ReadingLines;
}

/** Commands in the order in which they are tried: rocm-smi is the elder of AMD's two. */
export const COMMAND_NAMES = ['nvidia-smi', 'amd-smi', 'rocm-smi'] as const;
export type PowerCommandName = (typeof COMMAND_NAMES)[number];

export const POWER_COMMANDS: Readonly<Record<PowerCommandName, PowerCommand>> = {
  'nvidia-smi': {
    command: 'nvidia-smi',
    args: NVIDIA_SMI_ARGS,
    everyMs: NVIDIA_SMI_MS,
    looksOnce: false,
    boundary: 'device_sensor',
    lines: nvidiaSmiLines,
  },
  'amd-smi': {
    command: 'amd-smi',
    args: AMD_SMI_ARGS,
    everyMs: AMD_SMI_MS,
    looksOnce: false,
    boundary: 'device_sensor',
    lines: amdSmiLines,
  },
  'rocm-smi': {
    command: 'rocm-smi',
    args: ROCM_SMI_ARGS,
    everyMs: 1000,
    looksOnce: true,
    boundary: 'device_sensor',
    lines: rocmSmiLines,
  },
};
