import type { PrecisionClass } from '@inferbench/domain/terms/precision';

/** A duel that the start page shows: two chips by their slugs, and at what work. */
export interface ChosenDuel {
  chips: readonly [string, string];
  model: string;
  precision: PrecisionClass;
  users: number;
  chipsEach: number;
}

const LLAMA = { model: 'llama-3.3-70b', precision: 'FP8', users: 16 } as const;

/** The editors' six: today's rivals, a generation apart, another maker, another kind of chip, and two that stand on a desk. */
export const DUELS: readonly ChosenDuel[] = [
  {
    chips: ['nvidia-b200-sxm-180gb', 'amd-mi355x'],
    model: 'deepseek-r1',
    precision: 'FP8',
    users: 64,
    chipsEach: 8,
  },
  { chips: ['nvidia-h100-sxm5-80gb', 'nvidia-h200-sxm-141gb'], ...LLAMA, chipsEach: 2 },
  { chips: ['nvidia-h100-sxm5-80gb', 'nvidia-b200-sxm-180gb'], ...LLAMA, chipsEach: 2 },
  { chips: ['nvidia-gb200-nvl72', 'google-tpu-v7-ironwood'], ...LLAMA, chipsEach: 1 },
  { chips: ['amd-mi300x', 'amd-mi355x'], ...LLAMA, chipsEach: 1 },
  {
    chips: ['nvidia-rtx-4090', 'apple-m2-ultra'],
    model: 'llama-3-8b',
    precision: 'W4A16',
    users: 1,
    chipsEach: 1,
  },
];
