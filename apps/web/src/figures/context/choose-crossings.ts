import type { ContextAnalysis, Crossing } from '@inferbench/domain/board/context-analysis';

const NUMBERED_CROSSINGS = 6;

/** Measured before simulated, inside the model's context before beyond, ranked systems before representatives. */
function relevance(crossing: Crossing, ranked: ReadonlySet<string>): number {
  const inTable = [crossing.riser, crossing.faller].filter((system) => ranked.has(system)).length;
  return (crossing.kind === 'MEASURED' ? 8 : 0) + (crossing.beyondModelContext ? 0 : 4) + inTable;
}

function distance(crossing: Crossing, chosen: readonly Crossing[]): number {
  return Math.min(...chosen.map((other) => Math.abs(Math.log2(crossing.context / other.context))));
}

export interface ChosenCrossings {
  /** Crossings by context, as they are numbered. */
  numbered: Crossing[];
  others: Crossing[];
  /** The most relevant one: its pair stands out. */
  focus: Crossing | null;
}

/** The most relevant six, and among equally relevant ones those widest apart: six in one place would hide each other. */
export function chooseCrossings(analysis: ContextAnalysis): ChosenCrossings {
  const ranked = new Set(
    analysis.curves.filter((curve) => curve.role === 'RANKED').map((curve) => curve.system),
  );
  const left = [...analysis.crossings];
  const chosen: Crossing[] = [];
  while (chosen.length < NUMBERED_CROSSINGS && left.length > 0) {
    const best = left.reduce((first, second) => {
      const gain = relevance(second, ranked) - relevance(first, ranked);
      if (gain !== 0) return gain > 0 ? second : first;
      return distance(second, chosen) > distance(first, chosen) ? second : first;
    });
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  const byContext = (a: Crossing, b: Crossing) => a.context - b.context;
  return {
    numbered: chosen.toSorted(byContext),
    others: left.toSorted(byContext),
    focus: chosen[0] ?? null,
  };
}
