import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { nameSlug } from '@inferbench/domain/names';
import type { ChipComparisonResult } from '@inferbench/graphql-documents/chip-comparison';
import { type FigureTable, tableOf } from '../chart/figure.ts';
import type { FramedChart } from '../figure/framed-chart.ts';
import { metricsDrawing } from './metrics-drawing.ts';

interface FramedMetricsInput {
  comparison: ChipComparisonResult;
  address: string;
  query: Readonly<Record<string, string>>;
}

/** The four metrics in their frame. */
export function framedMetrics({ comparison, address, query }: FramedMetricsInput): FramedChart {
  const { chips, slice } = comparison;
  return {
    name: 'metrics',
    query,
    head: comparison.head,
    address,
    file: `inferbench-${chips.map(({ shortSlug }) => shortSlug).join('-vs-')}-${nameSlug(slice.model)}-metrics`,
    draw: (drawn) => metricsDrawing(comparison, drawn),
    table: metricsTable(comparison),
  };
}

function metricsTable({ chips, metrics, title }: ChipComparisonResult): FigureTable {
  const rows = metrics.flatMap(({ title: name, unit, figures, verdict }) =>
    chips.map(({ label }, i) => ({ name: `${name}, ${unit}`, label, figure: figures[i] ?? null, verdict })),
  );
  return tableOf(title, rows, [
    ['metric', ({ name }) => name],
    ['chip', ({ label }) => label],
    ['kind', ({ figure }) => (figure?.kind == null ? null : KIND_WORDS[figure.kind])],
    ['value', ({ figure }) => figure?.value ?? null, 'NUMBER'],
    ['low', ({ figure }) => figure?.low ?? null, 'NUMBER'],
    ['high', ({ figure }) => figure?.high ?? null, 'NUMBER'],
    ['what of', ({ figure }) => figure?.words ?? null],
    ['verdict', ({ verdict }) => verdict.text],
  ]);
}
