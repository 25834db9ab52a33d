import type { MissingReason } from '@inferbench/domain/terms/metric';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { MISSING_WORDS } from '../words/words.ts';
import { Term } from '../glossary/term.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { Section } from '../frame/section.tsx';

type Latency = PointResult['latency'];

const COLUMNS = [
  { head: 'Latency' },
  { head: 'Mean', unit: 'ms', numeric: true },
  { head: 'p50', unit: 'ms', numeric: true },
  { head: 'p90', unit: 'ms', numeric: true },
  { head: 'p95', unit: 'ms', numeric: true },
  { head: 'p99', unit: 'ms', numeric: true },
  { head: 'Samples', numeric: true },
] as const;

const NAMES = [
  ['ttft', 'Time to first token (TTFT)'],
  ['tpot', 'Time per output token after the first (TPOT)'],
  ['e2e', 'End to end'],
] as const;

function milliseconds(value: number | null, reason: MissingReason | null): string {
  return value === null ? MISSING_WORDS[reason ?? 'NOT_REPORTED'] : formatValue(value);
}

/** Distributions behind their sample gates: a percentile that too few requests back is not shown. */
export function LatencySection({ latency }: { latency: Latency }) {
  const reported = NAMES.filter(([key]) => isReported(latency[key]));
  const missing = NAMES.filter(([key]) => !isReported(latency[key])).map(([, name]) => name.toLowerCase());
  return (
    <Section
      id="distributions"
      title="Distributions"
      note="A percentile shows from 5 ÷ (1 − q) requests on: p50 from 10, p95 from 100, p99 from 500. Statistics are ours where the file has single requests, else the tool’s own. What a publication states stands by its word: most do not say of how many requests."
    >
      {reported.length === 0 ? null : (
        <StackTable
          caption="Latency of this result"
          columns={COLUMNS}
          rows={reported.map(([key, name]) => {
            const { n, meanMs, ...percentiles } = latency[key];
            return {
              key,
              cells: [
                <Term key="name" of={key}>
                  {name}
                </Term>,
                milliseconds(meanMs, null),
                milliseconds(percentiles.p50Ms, percentiles.p50Missing),
                milliseconds(percentiles.p90Ms, percentiles.p90Missing),
                milliseconds(percentiles.p95Ms, percentiles.p95Missing),
                milliseconds(percentiles.p99Ms, percentiles.p99Missing),
                n === null ? 'not reported' : formatNumber(n),
              ],
            };
          })}
        />
      )}
      {missing.length === 0 ? null : <p>Not reported: {missing.join('; ')}.</p>}
    </Section>
  );
}

/** A latency of which nothing is known is one word, not a line of it. */
function isReported({ meanMs, p50Ms, p95Ms, n }: Latency['ttft']): boolean {
  return [meanMs, p50Ms, p95Ms, n].some((value) => value !== null);
}
