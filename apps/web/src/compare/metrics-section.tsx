import type { Kind } from '@inferbench/domain/kind';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import type { ComparedMetric, ComparisonResult } from '@inferbench/graphql-documents/compare';
import { Legend, type LegendItem } from '../chart/legend.tsx';
import { Term } from '../glossary/term.tsx';
import { StackTable } from '../table/stack-table.tsx';
import { formatValue } from '../words/numbers.ts';
import { kindOfSide } from './kind-of-side.ts';
import { MetricValue } from './metric-value.tsx';
import { ratioOf } from './ratios.ts';

/** Never one number in place of these. */
export const FOUR: readonly Metric[] = ['USEFUL_TOPS', 'COST_EFFICIENCY', 'ENERGY_EFFICIENCY', 'FLEXIBILITY'];

/** Every metric of both, each with its own rank; the four first, the others below. */
export function MetricsSection({ comparison }: { comparison: ComparisonResult }) {
  const { metrics } = comparison;
  const [four, others] = [true, false].map((isFour) =>
    metrics.filter(({ metric }) => FOUR.includes(metric) === isFour),
  );
  return (
    <section aria-labelledby="metrics">
      <header>
        <h2 id="metrics">Four metrics</h2>
        <p className="note">
          Ranks are among all systems of the slice. An <Term of="interval">interval</Term> that is assumed is
          ±5 %.
        </p>
      </header>
      <MetricsTable caption="Four metrics of both" metrics={four ?? []} comparison={comparison} />
      <h3 className="after-table">Speed, latency and price</h3>
      <MetricsTable caption="Other metrics of both" metrics={others ?? []} comparison={comparison} />
      <Legend items={LEGEND} />
    </section>
  );
}

const LEGEND: readonly LegendItem[] = [
  { words: 'measured', mark: { kind: 'MEASURED' } },
  { words: 'published', mark: { kind: 'REPORTED' } },
  { words: 'simulated', mark: { kind: 'SIMULATED' } },
];

interface MetricsTableProps {
  caption: string;
  metrics: readonly ComparedMetric[];
  comparison: ComparisonResult;
}

function MetricsTable({ caption, metrics, comparison: { a, b, assumptions } }: MetricsTableProps) {
  return (
    <StackTable
      caption={caption}
      columns={[
        { head: 'Metric' },
        { head: 'A', unit: a.label, label: 'A', numeric: true },
        { head: 'B', unit: b.label, label: 'B', numeric: true },
        { head: 'A ÷ B', unit: 'and who leads', label: 'A ÷ B', numeric: true },
      ]}
      rows={metrics.map((compared) => ({
        key: compared.metric,
        cells: [
          <MetricName key="name" compared={compared} />,
          <MetricValue key="a" compared={compared} side="a" kind={kindOf(compared, assumptions, 'a')} />,
          <MetricValue key="b" compared={compared} side="b" kind={kindOf(compared, assumptions, 'b')} />,
          <RatioCell key="ratio" compared={compared} a={a.label} b={b.label} />,
        ],
      }))}
    />
  );
}

function MetricName({ compared: { metric, unit, higherIsBetter } }: { compared: ComparedMetric }) {
  return (
    <>
      <Term of={METRIC_DEFINITIONS[metric].term}>{METRIC_DEFINITIONS[metric].name}</Term>
      <span className="sub">
        {unit}
        {higherIsBetter ? '' : '; less is better'}
      </span>
    </>
  );
}

/** Flexibility is simulated of every chip; the other values are of the kind of their point. */
function kindOf(
  { metric }: ComparedMetric,
  assumptions: ComparisonResult['assumptions'],
  side: 'a' | 'b',
): Kind {
  return metric === 'FLEXIBILITY' ? 'SIMULATED' : kindOfSide(assumptions, side);
}

interface RatioCellProps {
  compared: ComparedMetric;
  a: string;
  b: string;
}

function RatioCell({ compared, a, b }: RatioCellProps) {
  const ratio = ratioOf(compared);
  if (compared.better === null || ratio === null) return <span className="missing">{whyNot(compared)}</span>;
  return (
    <>
      <span className="value">{formatValue(ratio.value)}</span>
      <span className="sub">
        {ratio.low === ratio.high ? '' : `${formatValue(ratio.low)} to ${formatValue(ratio.high)}`}
      </span>
      <span className="sub">
        {compared.better === 'TIED' ? 'tie: intervals overlap' : `${compared.better} leads`}
        <span className="hidden-word">
          {compared.better === 'A' ? `, ${a}` : compared.better === 'B' ? `, ${b}` : ''}
        </span>
      </span>
    </>
  );
}

/** Why nobody can say which is better. */
function whyNot({ a, b }: ComparedMetric): string {
  if (a.value === null && b.value === null) return 'neither is known';
  if (a.value === null || b.value === null) return 'only one is known';
  return 'not on one basis';
}
