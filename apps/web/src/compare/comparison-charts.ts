import { askedAddress, compareViewQuery, type SettledView } from '../address/compare-view.ts';
import { framedDuel } from '../figures/duel/framed-duel.ts';
import { framedPeak } from '../figures/peak/framed-peak.ts';
import type { ComparisonPage } from './load-comparison.ts';
import { roofsFigure } from './roofs-figure.ts';
import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import { type Table, tableOf } from '@inferbench/chart/table';
import type { Figure } from '@inferbench/chart/figure';
import { metricsDrawing } from './metrics-drawing.ts';

export function filesQuery(settled: SettledView): Record<string, string> {
  return { pair: settled.chips.toSorted().join('-vs-'), ...compareViewQuery(settled) };
}

/** Charts of a comparison by the names of their files; null where the page has none. */
export function comparisonCharts({ comparison, duel, peak, settled }: ComparisonPage) {
  const query = filesQuery(settled);
  const { chips, slice, sideBySide: sides } = comparison;
  const at = (section: string) => ({ address: askedAddress(settled, section), query });
  return {
    duel: duel.ok ? framedDuel({ duel: duel.value, ...at('context') }) : null,
    peak: peak.ok ? framedPeak({ peak: peak.value, ...at('peak') }) : null,
    metrics: framedMetrics({ comparison, ...at('metrics') }),
    roofs: sides === null ? null : roofsFigure({ chips, slice, sides, ...at('roofs') }),
  };
}

interface FramedMetricsInput {
  comparison: ChipComparison;
  address: string;
  query: Readonly<Record<string, string>>;
}

function framedMetrics({ comparison, address, query }: FramedMetricsInput): Figure {
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

function metricsTable({ chips, metrics, title }: ChipComparison): Table {
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
