import { KIND_WORDS } from '@inferbench/domain/kind-words';
import { nameSlug } from '@inferbench/domain/names';
import type { ChipComparisonResult } from '@inferbench/graphql-documents/chip-comparison';
import { type FigureTable, numberColumns, wordColumns } from '../chart/figure.ts';
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

export function metricsTable({ chips, metrics, title }: ChipComparisonResult): FigureTable {
  return {
    caption: title,
    columns: [
      ...wordColumns('metric', 'chip', 'kind'),
      ...numberColumns('value', 'low', 'high'),
      ...wordColumns('what of', 'verdict'),
    ],
    rows: metrics.flatMap(({ title: name, unit, figures, verdict }) =>
      chips.map(({ label }, i) => {
        const figure = figures[i];
        return [
          `${name}, ${unit}`,
          label,
          figure?.kind == null ? null : KIND_WORDS[figure.kind],
          figure?.value ?? null,
          figure?.low ?? null,
          figure?.high ?? null,
          figure?.words ?? null,
          verdict.text,
        ];
      }),
    ),
  };
}
