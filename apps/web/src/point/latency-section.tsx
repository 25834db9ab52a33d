import type { MissingReason } from '@inferbench/domain/terms/metric';
import type { PointResult } from '@inferbench/graphql-documents/point-page';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { MISSING_WORDS } from '../words/words.ts';
import { Term } from '../glossary/term.tsx';
import { StackTable } from '../chart/table/stack-table.tsx';
import { eachInRow } from '../chart/table/table-parts.ts';
import { known } from '../words/numbers.ts';
import { Section } from '../frame/section.tsx';

type Latency = PointResult['latency'];

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
          {...eachInRow(reported, ([key]) => key, [
            ['Latency', ([key, name]) => <Term of={key}>{name}</Term>],
            ['Mean', ([key]) => milliseconds(latency[key].meanMs, null), 'NUMBER', 'ms'],
            ['p50', ([key]) => milliseconds(latency[key].p50Ms, latency[key].p50Missing), 'NUMBER', 'ms'],
            ['p90', ([key]) => milliseconds(latency[key].p90Ms, latency[key].p90Missing), 'NUMBER', 'ms'],
            ['p95', ([key]) => milliseconds(latency[key].p95Ms, latency[key].p95Missing), 'NUMBER', 'ms'],
            ['p99', ([key]) => milliseconds(latency[key].p99Ms, latency[key].p99Missing), 'NUMBER', 'ms'],
            ['Samples', ([key]) => known(latency[key].n, formatNumber, 'not reported'), 'NUMBER'],
          ])}
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
