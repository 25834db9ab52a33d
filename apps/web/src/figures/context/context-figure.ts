import type { ContextAnalysis, CurveSample } from '@inferbench/domain/board/context-analysis';
import { type ChipSeries, chipSeries } from '@inferbench/chart/chip-series';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { sourceLine } from '@inferbench/answers/load/source-line';
import { type Drawing, inSeries, path } from '@inferbench/chart/drawing';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { boardQuery, leaderboardAddress, type ShownWork } from '../../address/leaderboard-request.ts';
import { type DrawnFor, type Figure, type KeyEntry, roomFor } from '@inferbench/chart/figure';
import { axes, beyondModel, memoryStrip } from './axes.ts';
import { chooseCrossings } from './choose-crossings.ts';
import { crossingMarks } from './crossing-marks.ts';
import { contextLayout } from './layout.ts';
import { rankPanel, valuePanel } from './panels.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import { longLabel } from './names.ts';
import { pointAddress } from '../../address/pages.ts';

interface ContextFigureInput {
  analysis: ContextAnalysis;
  modelName: string;
  series: ChipSeries;
  board: Pick<WorkloadBoardAnswer, 'model' | 'by'> & { slice: ShownWork };
}

/** Colours of the chips, which picture and page share: those of points first. */
export function seriesOfContext({ marks, curves }: ContextAnalysis): ChipSeries {
  return chipSeries([...marks, ...curves].map(({ chip }) => chip));
}

/** Value and rank over context: simulated curves, the points on them, the crossings through both panels. */
export function contextFigure(input: ContextFigureInput): Figure {
  const {
    analysis,
    modelName,
    board: { model, slice: shown, by },
  } = input;
  const { marks, curves, slice, unit } = analysis;
  const published = listed(kindsOf(marks.map(({ kind }) => kind)).map((kind) => KIND_WORDS[kind]));
  const simulated = curves.length === 0 ? '' : sourceLine([], true);
  return {
    name: 'context',
    query: boardQuery(model, shown, by),
    head: {
      finding: analysis.sentence,
      slice: `The same work as the context grows: ${unit} of ${modelName}, batch ${formatNumber(slice.batch)}, ${slice.precision}`,
      notes: notesOf(analysis),
      kinds: kindsOf([...marks.map(({ kind }) => kind), ...curves.map(() => 'SIMULATED' as const)]),
      source: [published, simulated].filter((words) => words !== '').join('; ') || 'published',
      date: null,
    },
    address: leaderboardAddress(model, { slice: shown, by, section: 'context' }),
    file: `inferbench-${nameSlug(model)}-context`,
    draw: (drawn) => draw(input, drawn),
    key: curves.some(({ endsAtContext }) => endsAtContext !== null) ? [MEMORY_FULL] : [],
    ...contextTables(analysis),
  };
}

const MEMORY_FULL: KeyEntry = {
  words: 'memory full',
  mark: inSeries(5, [path('line-solid', 'M0 6H14M14 1v10')]),
  width: 28,
};

function notesOf({ curves }: ContextAnalysis): string[] {
  const families = [
    ...new Set(curves.filter(({ uncalibrated }) => uncalibrated).map(({ family }) => family)),
  ];
  return [
    `Batch, shape and precision stay as in the slice; the context alone varies. Nothing is extrapolated past a system’s memory. A simulated curve goes through the point that is drawn on it, where there is one.${
      families.length === 0
        ? ''
        : ` Uncalibrated, no constants fitted to measurements: ${families.join(', ').toLowerCase()}.`
    }`,
  ];
}

function draw({ analysis, series }: ContextFigureInput, drawn: DrawnFor): Drawing {
  const room = roomFor(drawn);
  const layout = contextLayout(analysis, room);
  const chosen = chooseCrossings(analysis);
  const focus = new Set(chosen.focus ? [chosen.focus.riser, chosen.focus.faller] : []);
  const panel = { analysis, layout, series, focus };
  const crossings = crossingMarks(chosen, layout);
  const beyond = beyondModel(analysis, layout);
  return {
    width: room.width,
    height: layout.height,
    marks: [
      ...beyond.under,
      ...axes(analysis, layout),
      ...crossings.under,
      ...memoryStrip(layout),
      ...valuePanel(panel),
      ...rankPanel(panel),
      ...beyond.over,
      ...crossings.over,
    ],
  };
}

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

function contextTables(analysis: ContextAnalysis): { table: Table; data: Table } {
  const caption = 'Points first, then one simulated value an octave; the CSV holds every sample';
  return {
    table: tableWith(caption, analysis, perOctave),
    data: tableWith('Points and every simulated sample', analysis, (samples) => samples),
  };
}
