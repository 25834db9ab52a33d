import type { PowerRecord } from '@inferbench/domain/measurement/record';
import { AMD_SMI_ARGS, AMD_SMI_MS, amdSmiLines } from './amd-smi-lines.ts';
import { NVIDIA_SMI_ARGS, NVIDIA_SMI_MS, nvidiaSmiLines } from './nvidia-smi-lines.ts';
import type { ReadingLines } from './reading.ts';
import { ROCM_SMI_ARGS, rocmSmiLines } from './rocm-smi-lines.ts';

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

/** In the order in which they are tried: rocm-smi is the elder of AMD's two. */
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
