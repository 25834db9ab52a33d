/** Mean of the largest of 1, 2, 4, … 256 standard normal numbers. */
const LARGEST_OF = [0, 0.564, 1.029, 1.424, 1.766, 2.07, 2.344, 2.594, 2.825] as const;

function largestOf(ranks: number): number {
  let [doublings, count] = [0, 1];
  while (2 * count <= ranks && doublings < LARGEST_OF.length - 2) {
    doublings += 1;
    count *= 2;
  }
  const [below = 0, above = 0] = [LARGEST_OF[doublings], LARGEST_OF[doublings + 1]];
  return below + (above - below) * Math.min(1, ranks / count - 1);
}

/**
 * Experts that the busiest rank reads ÷ those of the mean one, where `chosen` of all experts fall on ranks that hold equal parts
 * of them: mean + largest deviation of so many ranks, √(mean · (1 − 1/R) · (1 − chosen/E)), and never more than a rank holds
 * (docs/model.md#placements-collectives-pipelines). All wait for it.
 */
export function busiestRankShare(chosen: number, experts: number, ranks: number): number {
  if (ranks <= 1 || chosen <= 0) return 1;
  const mean = chosen / ranks;
  const deviation = Math.sqrt(mean * (1 - 1 / ranks) * Math.max(0, 1 - chosen / experts));
  return Math.min(experts / ranks, mean + largestOf(ranks) * deviation) / mean;
}
