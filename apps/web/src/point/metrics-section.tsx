import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { counted } from '@inferbench/units/english';
import { formatValue } from '@inferbench/units/format';
import { BASIS_WORDS, MISSING_WORDS } from '../words/words.ts';
import { Term } from '../glossary/term.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { Section } from '../frame/section.tsx';

type Scores = PointResult['scores'];

const COLUMNS = [
  { head: 'Metric' },
  { head: 'Value', numeric: true },
  { head: 'Unit' },
  { head: 'Known within', full: true },
] as const;

const ASSUMED_WORDS = 'Comparisons assume ±15 % of a median over months.';

/** Every metric with its interval, or why it is missing; nothing missing is shown as zero. */
export function MetricsSection({ scores, chips }: { scores: Scores; chips: number }) {
  return (
    <Section
      id="metrics"
      title="Every metric"
      note={
        <>
          Recomputed here under policy {scores.policyVersion}.{' '}
          {scores.metrics.some(({ interval }) => interval?.assumed === true) && ASSUMED_WORDS}{' '}
          <a href="/methodology">Definitions</a>
        </>
      }
    >
      <StackTable
        caption="Metrics of this result"
        columns={COLUMNS}
        rows={scores.metrics.map((own) => ({
          key: own.metric,
          cells: [
            <Term key="metric" of={METRIC_DEFINITIONS[own.metric].term}>
              {METRIC_DEFINITIONS[own.metric].name}
            </Term>,
            own.value === null
              ? (MISSING_WORDS[own.missing ?? 'NOT_REPORTED'] ?? 'missing')
              : valueWords(own.metric, own.value),
            own.value === null ? '' : own.unit,
            own.metric === 'FLEXIBILITY' && own.value !== null
              ? `simulated, of ${counted(chips, 'chip')} in one group`
              : withBasis(own, scores.costs[0]?.basis),
          ],
        }))}
      />
      <GoodputLine goodput={scores.goodput} />
    </Section>
  );
}

type Metric = Scores['metrics'][number];

/** A share as the other pages say it. */
function valueWords(metric: Metric['metric'], value: number): string {
  return metric === 'FLEXIBILITY' ? `${formatValue(100 * value)} %` : formatValue(value);
}

const OF_COST: ReadonlySet<Metric['metric']> = new Set(['COST_EFFICIENCY', 'USD_PER_MTOK']);

/** A price says how the chips are paid for. */
function withBasis(own: Metric, basis: Scores['costs'][number]['basis'] | undefined): string {
  const words = withinWords(own);
  return own.value === null || basis === undefined || !OF_COST.has(own.metric)
    ? words
    : `${words}; ${BASIS_WORDS[basis]}`;
}

function withinWords({ interval, missingText }: Metric): string {
  if (interval === null) return missingText ?? '';
  const range = `${formatValue(interval.low)} to ${formatValue(interval.high)}`;
  return interval.assumed ? `${range}, assumed ±5 %` : range;
}

function GoodputLine({ goodput }: Pick<Scores, 'goodput'>) {
  if (goodput === null) return null;
  const { slo, basis, low, high } = goodput;
  const share = (value: number) => `${formatValue(100 * value)} %`;
  const limit = (name: string, ms: number | null) =>
    ms === null ? [] : [`${name} of ${formatValue(ms)} ms`];
  const limits = [
    ...limit('TTFT', slo.ttftMs),
    ...limit('TPOT', slo.tpotMs),
    ...limit('end to end', slo.e2eMs),
  ];
  return (
    <p>
      {basis === 'REQUESTS'
        ? `${share(goodput.fraction)} of all sent requests (${share(low)} to ${share(high)})`
        : `Between ${share(low)} and ${share(high)} of all sent requests, as far as the percentiles tell,`}{' '}
      keep {limits.join(' and ')}.
    </p>
  );
}
