import { isSameClass } from '@inferbench/domain/board/system-class';
import { sourceLine } from '@inferbench/answers/load/source-line';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';
import { modelChartQuery, modelViewAddress } from '../../address/model-request.ts';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { Figure } from '@inferbench/chart/figure';
import { type BarRow, framedBarsDrawing } from './bars-drawing.ts';
import { barsFinding } from './bars-finding.ts';
import type { LineMeasure } from './measures.ts';

const MOST_ROWS = 10;

/** One figure of the systems at the line as bars, the least first, in its frame; null where nobody has it. */
export function framedBars(
  chart: TradeoffChart,
  measure: LineMeasure,
  asked: readonly string[],
): Figure | null {
  const { slice, head } = chart;
  const rows = ofOneKind(chart, measure);
  if (rows.length === 0) return null;
  const known = rows.filter((row) => measure.figureOf(row).value !== null);
  const words = known.map((row) => measure.figureOf(row).words);
  return {
    name: measure.name,
    query: modelChartQuery(slice, asked),
    head: {
      ...head,
      finding: barsFinding(known, measure, chart.leaders),
      slice:
        measure.unit(chart) +
        (measure.name === 'energy' && words[0] !== undefined ? `, at the ${words[0]}` : ''),
      notes: [],
      kinds: [...new Set(known.map(({ kind }) => kind))],
      source: sourceOf(known, chart),
    },
    address: modelViewAddress(slice, asked, measure.name),
    file: `inferbench-${nameSlug(slice.model)}-${measure.name}`,
    draw: (drawn) => framedBarsDrawing(drawnRows(rows, measure), drawn),
    table: barsTable(rows, measure, chart),
  };
}

/** Published systems of the shown class where two chips have the figure, else simulated ones; of each chip the best, the least first. */
function ofOneKind({ atLine, slice }: TradeoffChart, { figureOf }: LineMeasure): PlacedRow[] {
  const alike = atLine.published.filter((row) => isSameClass(row, slice));
  const lists = [alike, atLine.simulated].map((rows) => bestOfChips(rows, figureOf));
  const isRace = (rows: readonly PlacedRow[]) =>
    rows.filter((row) => figureOf(row).value !== null).length > 1;
  const found = lists.find(isRace) ?? [];
  return found.toSorted((a, b) => (figureOf(a).value ?? Infinity) - (figureOf(b).value ?? Infinity));
}

function bestOfChips(rows: readonly PlacedRow[], figureOf: LineMeasure['figureOf']): PlacedRow[] {
  const best = new Map<string, PlacedRow>();
  for (const row of rows) {
    const known = best.get(row.chip);
    if (known === undefined || (figureOf(row).value ?? Infinity) < (figureOf(known).value ?? Infinity))
      best.set(row.chip, row);
  }
  return [...best.values()];
}

/** What the bars themselves are from, which may be less than what the chart of their model is. */
function sourceOf(known: readonly PlacedRow[], { fronts, points }: TradeoffChart): string {
  const drawn = new Set(known.map(({ pointId }) => pointId));
  const published = [...fronts.flatMap((front) => front.points), ...points];
  return sourceLine(
    published.filter(({ pointId }) => drawn.has(pointId)).map(({ source }) => source),
    known.some(({ kind }) => kind === 'SIMULATED'),
  );
}

/** Rows with a value, then two or three words of who has none. */
function drawnRows(rows: readonly PlacedRow[], { figureOf, format }: LineMeasure): BarRow[] {
  return rows.slice(0, MOST_ROWS).map((row) => {
    const figure = figureOf(row);
    const { key, label, vendor, older } = row;
    return {
      key,
      label,
      vendor,
      older,
      figure,
      words: figure.value === null ? figure.words : format(figure.value),
    };
  });
}

function barsTable(rows: readonly PlacedRow[], { figureOf, unit }: LineMeasure, chart: TradeoffChart): Table {
  const figures = rows.map((row) => ({ system: row.system, ...figureOf(row) }));
  return tableOf(`${chart.slice.modelName}: ${unit(chart)}`, figures, [
    ['system', ({ system }) => system],
    ['kind', ({ kind }) => (kind === null ? null : KIND_WORDS[kind])],
    ['value', ({ value }) => value, 'NUMBER'],
    ['low', ({ low }) => low, 'NUMBER'],
    ['high', ({ high }) => high, 'NUMBER'],
    ['words', ({ words }) => words],
  ]);
}
