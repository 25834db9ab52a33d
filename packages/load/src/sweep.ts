import { closedKnee, firstAtMost, type SizedOutput, stillRises } from '@inferbench/serving/closed-knee';

/** What one load of a sweep gave: `size` is clients of a closed loop, requests a second of an open one. */
export interface SweepStep extends SizedOutput {
  /** Whether, in an open loop, requests came faster than they were served. */
  isOverloaded: boolean;
}

export interface SweepRange {
  kind: 'closed' | 'open';
  first: number;
  /** No larger load is tried. */
  most: number;
}

/** A load and the next smaller one whose ratio is at most this enclose the knee closely enough. */
const CLOSE = 1.1;

/**
 * The next size of a sweep, from all that was measured so far: twice the largest until the server is over-saturated, then
 * between the sizes that enclose the knee. Null where they are close enough, or no larger size may be tried.
 */
export function nextSize(history: readonly SweepStep[], range: SweepRange): number | null {
  const steps = history.toSorted((a, b) => a.size - b.size);
  const largest = steps.at(-1);
  if (largest === undefined) return range.first;
  const isOver = range.kind === 'open' ? largest.isOverloaded : !stillRises(steps);
  if (!isOver) return largest.size < range.most ? Math.min(range.most, 2 * largest.size) : null;
  const { below, above } = enclosure(steps, range.kind);
  if (above === null) return null;
  if (below === null) return smaller(above, range.kind);
  if (above <= CLOSE * below) return null;
  return between(below, above, range.kind);
}

/** The largest load that is served without a growing queue; in a closed loop the smallest that gives all there is. Null: not found, or nothing was served at all. */
export function kneeOf(history: readonly SweepStep[], kind: SweepRange['kind']): number | null {
  if (history.every(({ outputTokensPerSec }) => outputTokensPerSec === 0)) return null;
  if (kind === 'closed') return closedKnee(history)?.size ?? null;
  const { below, above } = enclosure(
    history.toSorted((a, b) => a.size - b.size),
    kind,
  );
  return above === null ? null : below;
}

/** The largest size below the knee and the smallest beyond it, of sizes in order. */
function enclosure(
  steps: readonly SweepStep[],
  kind: SweepRange['kind'],
): { below: number | null; above: number | null } {
  const beyond = kind === 'open' ? steps.find(({ isOverloaded }) => isOverloaded) : firstAtMost(steps);
  const above = beyond?.size ?? null;
  const below = steps.findLast((step) => above === null || step.size < above)?.size ?? null;
  return { below, above };
}

/** Load in the middle on a logarithmic axis; null where no whole number of clients lies between. */
function between(below: number, above: number, kind: SweepRange['kind']): number | null {
  const middle = Math.sqrt(below * above);
  if (kind === 'open') return middle;
  const clients = Math.min(above - 1, Math.max(below + 1, Math.round(middle)));
  return clients > below && clients < above ? clients : null;
}

/** Where the first size is over the knee already: half of it, down to one client or a thousandth of a request a second. */
function smaller(size: number, kind: SweepRange['kind']): number | null {
  if (kind === 'closed') return size > 1 ? Math.max(1, Math.floor(size / 2)) : null;
  return size > 1e-3 ? size / 2 : null;
}
