import type { ContextAnalysis, CurveSample } from '@inferbench/domain/context-analysis';
import { type Cell, type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
import { longLabel } from './names.ts';
import { pointAddress } from '../address/pages.ts';

/** One sample an octave: what a reader wants to look up. The CSV holds all. */
function perOctave(samples: readonly CurveSample[]): CurveSample[] {
  const kept: CurveSample[] = [];
  for (const sample of samples) {
    const before = kept.at(-1);
    if (before === undefined || sample.context >= before.context * 1.99) kept.push(sample);
  }
  return kept;
}

function rows(
  analysis: ContextAnalysis,
  thin: (samples: readonly CurveSample[]) => readonly CurveSample[],
): Cell[][] {
  const points = analysis.marks.map((mark): Cell[] => [
    { words: mark.label, href: pointAddress(mark.pointId) },
    mark.kind.toLowerCase(),
    mark.context,
    mark.value,
    mark.low,
    mark.high,
    null,
  ]);
  const simulated = analysis.curves.flatMap((curve) =>
    thin(curve.samples).map(({ context, value, low, high, rank }): Cell[] => [
      longLabel(curve),
      curve.anchor === null ? 'simulated' : 'simulated, anchored',
      context,
      value,
      low,
      high,
      rank,
    ]),
  );
  return [...points, ...simulated];
}

export function contextTables(
  analysis: ContextAnalysis,
  pointsOnly: boolean,
): { table: FigureTable; data: FigureTable } {
  const shown = pointsOnly ? { ...analysis, curves: [] } : analysis;
  const columns = [
    ...wordColumns('System', 'Kind'),
    ...numberColumns('Context, tokens', `Value, ${analysis.unit}`, 'Low', 'High', 'Rank'),
  ];
  return {
    table: {
      caption: 'Points first, then one simulated value an octave; the CSV holds every sample',
      columns,
      rows: rows(shown, perOctave),
    },
    data: { caption: 'Points and every simulated sample', columns, rows: rows(shown, (samples) => samples) },
  };
}
