import type { MissedEntry, SimulatedEntry, WorkloadResult } from '@inferbench/graphql-documents/workload';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { TableColumn } from '@inferbench/chart/table';
import type { RankedSource } from './sources.ts';
import { NONE, table } from '../terminal/table.ts';

const shown = (value: number | null) => (value === null ? NONE : formatNumber(value));

/** A ranking for people: measured systems in order, then what was simulated under the load. */
export function describeRanking(result: WorkloadResult, sources: readonly RankedSource[]): string {
  const bySource = new Map(sources.map((source) => [source.pointId, source]));
  const sourceOf = ({ pointIds: [id] }: WorkloadResult['ranking'][number]) => bySource.get(id ?? '');
  const { ranking, simulated, nearest, missesLimits, noData, unit } = result;
  return [
    result.sentence,
    ...section('measured and published', ranking, [
      ['rank', (entry) => `${entry.tied ? '=' : ''}${entry.rank}`, 'NUMBER'],
      ...common<WorkloadResult['ranking'][number]>(unit),
      ['how', ({ kind }) => kind.toLowerCase()],
      ['computed in', (entry) => sourceOf(entry)?.computedIn ?? null],
      ['source', (entry) => sourceOf(entry)?.source ?? null],
      ['measured', (entry) => sourceOf(entry)?.date ?? null],
      ['page', (entry) => sourceOf(entry)?.link ?? null],
    ]),
    ...section('simulated under the load: no place among measured ones', simulated, simulatedColumns(unit)),
    ...section('nearest to the limits', nearest, [
      ...simulatedColumns(unit),
      [
        'over its limit',
        ({ furthestOver }) => (furthestOver === null ? NONE : formatPercent(furthestOver - 1)),
        'NUMBER',
      ],
      ['keeps at', ({ keepsAtConcurrency }) => keepsAtConcurrency, 'NUMBER'],
    ]),
    '',
    `${missesLimits.length} measured systems miss a limit, ${noData.length} were not run near it; engine ${result.engineVersion}, policy ${result.policyVersion}`,
  ].join('\n');
}

function section<T>(title: string, rows: readonly T[], columns: readonly TableColumn<T>[]): string[] {
  return rows.length === 0 ? [] : ['', title, table(columns, rows)];
}

function common<T extends Pick<MissedEntry, 'label' | 'precision' | 'value' | 'interval' | 'usdPerHour'>>(
  unit: string,
): TableColumn<T>[] {
  return [
    ['system', ({ label, precision }) => `${label} ${precision}`],
    [unit, ({ value }) => value, 'NUMBER'],
    ['from', ({ interval }) => interval.low, 'NUMBER'],
    ['to', ({ interval }) => interval.high, 'NUMBER'],
    ['USD/h', ({ usdPerHour }) => usdPerHour, 'NUMBER'],
  ];
}

function simulatedColumns(unit: string): TableColumn<SimulatedEntry>[] {
  const latency = (
    name: string,
    of: (entry: SimulatedEntry) => SimulatedEntry['ttft'],
  ): TableColumn<SimulatedEntry>[] => [
    [`${name} p95, ms`, (entry) => of(entry).p95Ms, 'NUMBER'],
    ['band', (entry) => `${shown(of(entry).p95LowMs)} to ${shown(of(entry).p95HighMs)}`, 'NUMBER'],
  ];
  return [
    ['limits', ({ verdict }) => (verdict === 'WITHIN' ? 'within the band' : verdict.toLowerCase())],
    ...common<SimulatedEntry>(unit),
    ...latency('TTFT', ({ ttft }) => ttft),
    ...latency('TPOT', ({ tpot }) => tpot),
    ['rests on', ({ basis }) => basis],
  ];
}
