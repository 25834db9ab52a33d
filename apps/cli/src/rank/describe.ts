import type { MissedEntry, SimulatedEntry, WorkloadResult } from '@inferbench/graphql-documents/workload';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { type Column, NONE, table } from '../terminal/table.ts';

const shown = (value: number | null) => (value === null ? NONE : formatNumber(value));

/** A ranking for people: measured systems in order, then what was simulated under the load. */
export function describeRanking(result: WorkloadResult): string {
  const { ranking, simulated, nearest, missesLimits, noData, unit } = result;
  return [
    result.sentence,
    ...section('measured and published', ranking, [
      { title: 'rank', of: (entry) => `${entry.tied ? '=' : ''}${entry.rank}`, align: 'right' },
      ...common<WorkloadResult['ranking'][number]>(unit),
    ]),
    ...section('simulated under the load: no place among measured ones', simulated, simulatedColumns(unit)),
    ...section('nearest to the limits', nearest, [
      ...simulatedColumns(unit),
      {
        title: 'over its limit',
        of: ({ furthestOver }) => (furthestOver === null ? NONE : formatPercent(furthestOver - 1)),
        align: 'right',
      },
      { title: 'keeps at', of: ({ keepsAtConcurrency }) => shown(keepsAtConcurrency), align: 'right' },
    ]),
    '',
    `${missesLimits.length} measured systems miss a limit, ${noData.length} were not run near it; engine ${result.engineVersion}, policy ${result.policyVersion}`,
  ].join('\n');
}

function section<T>(title: string, rows: readonly T[], columns: readonly Column<T>[]): string[] {
  return rows.length === 0 ? [] : ['', title, table(columns, rows)];
}

function common<T extends Pick<MissedEntry, 'label' | 'precision' | 'value' | 'interval' | 'usdPerHour'>>(
  unit: string,
): Column<T>[] {
  return [
    { title: 'system', of: ({ label, precision }) => `${label} ${precision}` },
    { title: unit, of: ({ value }) => formatNumber(value), align: 'right' },
    { title: 'from', of: ({ interval }) => formatNumber(interval.low), align: 'right' },
    { title: 'to', of: ({ interval }) => formatNumber(interval.high), align: 'right' },
    { title: 'USD/h', of: ({ usdPerHour }) => shown(usdPerHour), align: 'right' },
  ];
}

function simulatedColumns(unit: string): Column<SimulatedEntry>[] {
  const latency = (
    name: string,
    of: (entry: SimulatedEntry) => SimulatedEntry['ttft'],
  ): Column<SimulatedEntry>[] => [
    { title: `${name} p95, ms`, of: (entry) => shown(of(entry).p95Ms), align: 'right' },
    {
      title: 'band',
      of: (entry) => `${shown(of(entry).p95LowMs)} to ${shown(of(entry).p95HighMs)}`,
      align: 'right',
    },
  ];
  return [
    {
      title: 'limits',
      of: ({ verdict }) => (verdict === 'WITHIN' ? 'within the band' : verdict.toLowerCase()),
    },
    ...common<SimulatedEntry>(unit),
    ...latency('TTFT', ({ ttft }) => ttft),
    ...latency('TPOT', ({ tpot }) => tpot),
  ];
}
