// https://docs.nvidia.com/deploy/nvidia-smi/index.html (read 2026-11-21)
import { isPlausible, type ReadingLines } from './reading.ts';

/** Time between two looks of one child. */
export const NVIDIA_SMI_MS = 100;

export const NVIDIA_SMI_ARGS = [
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
