import type { DrawnDuel } from './drawn-duel.ts';

/** A small drawing needs fewer samples than a file. */
const EVERY = 4;

/** The same duel with every fourth sample and its ends. */
export function cardDuel(duel: DrawnDuel): DrawnDuel {
  const ratios = duel.ratios.map((ratio) => ({
    ...ratio,
    samples: ratio.samples.filter((_, i) => i % EVERY === 0 || i === ratio.samples.length - 1),
  }));
  return { ...duel, ratios };
}
