import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { ChipSeries } from '@inferbench/chart/chip-series';
import { kindsOf } from '@inferbench/domain/terms/kind';
import { sourceLine } from '@inferbench/answers/load/source-line';
import { type Drawing, inSeries, path } from '@inferbench/chart/drawing';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { boardAddress, boardQuery, type BoardState } from '../../address/board-request.ts';
import { type DrawnFor, type Figure, type KeyEntry, roomFor } from '@inferbench/chart/figure';
import { axes, beyondModel, memoryStrip } from './axes.ts';
import { chooseCrossings } from './choose-crossings.ts';
import { contextTables } from './context-table.ts';
import { crossingMarks } from './crossing-marks.ts';
import { contextLayout } from './layout.ts';
import { rankPanel, valuePanel } from './panels.ts';

interface ContextFigureInput {
  analysis: ContextAnalysis;
  modelName: string;
  series: ChipSeries;
  /** View that shows it. `pointsOnly` leaves measured and reported points alone: nothing simulated is drawn. */
  view: BoardState;
}

/** Value and rank over context: simulated curves, the points on them, the crossings through both panels. */
export function contextFigure(input: ContextFigureInput): Figure {
  const { analysis, modelName, view } = input;
  const { pointsOnly = false } = view;
  const { marks, slice, unit } = analysis;
  const curves = pointsOnly ? [] : analysis.curves;
  const published = listed(kindsOf(marks.map(({ kind }) => kind)).map((kind) => KIND_WORDS[kind]));
  const simulated = curves.length === 0 ? '' : sourceLine([], true);
  return {
    name: 'context',
    query: Object.fromEntries(new URLSearchParams(boardQuery(view))),
    head: {
      finding: pointsOnly ? pointsSentence(analysis) : analysis.sentence,
      slice: `The same slice as the context grows: ${unit} of ${modelName}, batch ${formatNumber(slice.batch)}, ${slice.precision}`,
      notes: notesOf(analysis, pointsOnly),
      kinds: kindsOf([...marks.map(({ kind }) => kind), ...curves.map(() => 'SIMULATED' as const)]),
      source: [published, simulated].filter((words) => words !== '').join('; ') || 'published',
      date: null,
    },
    address: `${boardAddress(view)}#context`,
    file: `inferbench-${slice.model}-context`,
    draw: (drawn) => draw({ ...input, pointsOnly }, drawn),
    key: curves.some(({ endsAtContext }) => endsAtContext !== null) ? [MEMORY_FULL] : [],
    ...contextTables(analysis, pointsOnly),
  };
}

const MEMORY_FULL: KeyEntry = {
  words: 'memory full',
  mark: inSeries(5, [path('line-solid', 'M0 6H14M14 1v10')]),
  width: 28,
};

function notesOf({ curves }: ContextAnalysis, pointsOnly: boolean): string[] {
  if (pointsOnly) return ['Points are shown where they were taken; nothing is drawn between them.'];
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

function draw(
  { analysis, series, pointsOnly }: ContextFigureInput & { pointsOnly: boolean },
  drawn: DrawnFor,
): Drawing {
  const room = roomFor(drawn);
  const layout = contextLayout(analysis, room, pointsOnly);
  const chosen = pointsOnly ? { numbered: [], others: [], focus: null } : chooseCrossings(analysis);
  const focus = new Set(chosen.focus ? [chosen.focus.riser, chosen.focus.faller] : []);
  const panel = { analysis, layout, series, pointsOnly, focus };
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

function pointsSentence({ marks, unit }: ContextAnalysis): string {
  if (marks.length === 0) return `No measured or reported point of ${unit} at any context.`;
  const kinds = (['MEASURED', 'REPORTED'] as const).flatMap((kind) => {
    const count = marks.filter((mark) => mark.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind.toLowerCase()}`];
  });
  const systems = new Set(marks.map((mark) => mark.system)).size;
  const noun = marks.length === 1 ? 'point' : 'points';
  return `${marks.length} ${noun} of ${systems} ${systems === 1 ? 'system' : 'systems'} by ${unit}: ${kinds.join(', ')}, none simulated.`;
}
