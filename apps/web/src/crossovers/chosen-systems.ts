import type { ContextAnalysis, ContextCurve } from '@inferbench/domain/context-analysis';
import { finding } from '@inferbench/analyses/context/finding-sentence';

export interface DrawnSystem {
  slug: string;
  label: string;
  chip: string;
}

/** Systems of an analysis, those with curves first. */
export function systemsOf({ curves, marks }: ContextAnalysis): DrawnSystem[] {
  const all = [...curves, ...marks].map(
    ({ system, label, chip }) => [system, { slug: system, label, chip }] as const,
  );
  // Of equal slugs the first stays: a curve's label before a mark's.
  return [...new Map(all.toReversed()).values()].toReversed();
}

/** The analysis of some systems alone: ranks are among them, and so is the finding. None chosen, all are. */
export function chooseSystems(analysis: ContextAnalysis, slugs: readonly string[]): ContextAnalysis {
  const chosen = new Set(slugs);
  if (chosen.size === 0) return analysis;
  const picked = analysis.curves.filter(({ system }) => chosen.has(system));
  const curves = picked.map((curve) => rankedAmong(curve, picked, analysis.higherIsBetter));
  const crossings = analysis.crossings.filter(({ riser, faller }) => chosen.has(riser) && chosen.has(faller));
  return {
    ...analysis,
    curves,
    marks: analysis.marks.filter(({ system }) => chosen.has(system)),
    crossings,
    noCrossings: analysis.noCrossings.filter(({ a, b }) => chosen.has(a) && chosen.has(b)),
    sentence: finding({ ...analysis, curves, crossings }),
  };
}

/** Curves have their samples at the same contexts, but for the last one of each, where its memory is full. */
function rankedAmong(
  curve: ContextCurve,
  all: readonly ContextCurve[],
  higherIsBetter: boolean,
): ContextCurve {
  const valuesAt = (context: number) =>
    all.flatMap(({ samples }) => samples.find((sample) => sample.context === context)?.value ?? []);
  const samples = curve.samples.map((sample) => {
    const better = valuesAt(sample.context).filter((value) =>
      higherIsBetter ? value > sample.value : value < sample.value,
    );
    return { ...sample, rank: 1 + better.length };
  });
  return { ...curve, samples };
}
