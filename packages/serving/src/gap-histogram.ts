/** A bin is 0.5 % wide, so that what is read from it is off by half of that at most. */
const RATIO = 1.005;
const SHORTEST_SEC = 1e-7;
const BINS = 5600;

/** Lower edges of the bins, by repeated multiplication: equal in every engine. */
const EDGES = (() => {
  const edges = new Float64Array(BINS + 1);
  let edge = SHORTEST_SEC;
  for (let i = 0; i <= BINS; i += 1) {
    edges[i] = edge;
    edge *= RATIO;
  }
  return edges;
})();

/** Gaps between tokens of all answers: millions of them in bins of 0.5 %, their sum exact. */
export class GapHistogram {
  #counts = new Float64Array(BINS);
  #bin = 0;
  count = 0;
  sumSec = 0;
  maxSec = 0;

  add(gapSec: number, weight: number): void {
    this.#bin = binOf(gapSec, this.#bin);
    this.#count(weight);
    this.count += weight;
    this.sumSec += weight * gapSec;
    if (gapSec > this.maxSec) this.maxSec = gapSec;
  }

  /** `count` gaps first, first + growth, …, each of `weight` answers. */
  addProgression(firstSec: number, growthSec: number, count: number, weight: number): void {
    if (count <= 0) return;
    const lastSec = firstSec + (count - 1) * growthSec;
    this.count += weight * count;
    this.sumSec += weight * count * ((firstSec + lastSec) / 2);
    this.maxSec = Math.max(this.maxSec, firstSec, lastSec);
    let left = count;
    if (growthSec > 0) {
      let gapSec = firstSec;
      this.#bin = binOf(gapSec, this.#bin);
      while (left > 0 && lastSec >= (EDGES[this.#bin + 1] ?? Number.POSITIVE_INFINITY)) {
        const upper = EDGES[this.#bin + 1] ?? Number.POSITIVE_INFINITY;
        const inside = Math.min(left, Math.max(1, Math.ceil((upper - gapSec) / growthSec)));
        this.#count(weight * inside);
        left -= inside;
        gapSec = firstSec + (count - left) * growthSec;
        this.#bin = binOf(gapSec, this.#bin);
      }
    } else this.#bin = binOf(firstSec, this.#bin);
    if (left > 0) this.#count(weight * left);
  }

  /** Adds the gaps of another. */
  merge(other: GapHistogram): void {
    for (let bin = 0; bin < BINS; bin += 1)
      this.#counts[bin] = (this.#counts[bin] ?? 0) + (other.#counts[bin] ?? 0);
    this.count += other.count;
    this.sumSec += other.sumSec;
    this.maxSec = Math.max(this.maxSec, other.maxSec);
  }

  /** The gap that a share of all gaps does not exceed, evenly spread within its bin. Null for none. */
  percentileSec(share: number): number | null {
    if (this.count === 0) return null;
    const wanted = share * this.count;
    let below = 0;
    for (let bin = 0; bin < BINS; bin += 1) {
      const inside = this.#counts[bin] ?? 0;
      if (inside > 0 && below + inside >= wanted) {
        const low = EDGES[bin] ?? 0;
        const high = EDGES[bin + 1] ?? low;
        return Math.min(this.maxSec, low + ((high - low) * (wanted - below)) / inside);
      }
      below += inside;
    }
    return this.maxSec;
  }

  #count(weight: number): void {
    this.#counts[this.#bin] = (this.#counts[this.#bin] ?? 0) + weight;
  }
}

/** The bin of a gap: looked for near the last one first, as steps resemble each other. */
function binOf(gapSec: number, near: number): number {
  if (isIn(gapSec, near)) return near;
  if (isIn(gapSec, near + 1)) return near + 1;
  let low = 0;
  let high = BINS - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((EDGES[middle] ?? 0) <= gapSec) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isIn(gapSec: number, bin: number): boolean {
  return bin < BINS && gapSec >= (EDGES[bin] ?? 0) && gapSec < (EDGES[bin + 1] ?? 0);
}
