import type { DrawnDuel } from './drawn-duel.ts';

/** The same duel with every so many samples and its ends: a small drawing needs fewer than a file. */
export function thinnedDuel(duel: DrawnDuel, every: number): DrawnDuel {
  const ratios = duel.ratios.map((ratio) => ({
    ...ratio,
    samples: ratio.samples.filter((_, i) => i % every === 0 || i === ratio.samples.length - 1),
  }));
  return { ...duel, ratios };
}
