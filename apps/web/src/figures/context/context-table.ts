import type { ContextAnalysis, CurveSample } from '@inferbench/domain/board/context-analysis';
import { type Table, tableOf } from '@inferbench/chart/table';
import { longLabel } from './names.ts';
import { pointAddress } from '../../address/pages.ts';

/** One sample an octave: what a reader wants to look up. The CSV holds all. */
function perOctave(samples: readonly CurveSample[]): CurveSample[] {
  const kept: CurveSample[] = [];
  for (const sample of samples) {
    const before = kept.at(-1);
    if (before === undefined || sample.context >= before.context * 1.99) kept.push(sample);
  }
  return kept;
}

function tableWith(
  caption: string,
  { marks, curves, unit }: ContextAnalysis,
  thin: (samples: readonly CurveSample[]) => readonly CurveSample[],
): Table {
  const points = marks.map(({ label, pointId, kind, ...mark }) => ({
    ...mark,
    label: { words: label, href: pointAddress(pointId) },
    kind: kind.toLowerCase(),
    rank: null,
  }));
  const simulated = curves.flatMap((curve) =>
    thin(curve.samples).map((sample) => ({
      ...sample,
      label: longLabel(curve),
      kind: curve.anchor === null ? 'simulated' : 'simulated, anchored',
    })),
  );
  return tableOf(
    caption,
    [...points, ...simulated],
    [
      ['System', ({ label }) => label],
      ['Kind', ({ kind }) => kind],
      ['Context, tokens', ({ context }) => context, 'NUMBER'],
      [`Value, ${unit}`, ({ value }) => value, 'NUMBER'],
      ['Low', ({ low }) => low, 'NUMBER'],
      ['High', ({ high }) => high, 'NUMBER'],
      ['Rank', ({ rank }) => rank, 'NUMBER'],
    ],
  );
}

export function contextTables(analysis: ContextAnalysis): { table: Table; data: Table } {
  const caption = 'Points first, then one simulated value an octave; the CSV holds every sample';
  return {
    table: tableWith(caption, analysis, perOctave),
    data: tableWith('Points and every simulated sample', analysis, (samples) => samples),
  };
}
