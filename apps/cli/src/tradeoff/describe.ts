import { LARGE_UNIT_WORDS, LargeUnit } from '@inferbench/domain/chips/large-unit';
import { measuredWords } from '@inferbench/domain/terms/measured-on';
import type { TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { measuredOf, type TradeoffGroup, tradeoffRows } from '@inferbench/graphql-documents/tradeoff-rows';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';
import { tradeoffPlot } from './plot.ts';

type Row = ReturnType<typeof tradeoffRows>[number];

const number = (key: string) => (row: Row) => {
  const value = row[key];
  return typeof value === 'number' ? value : null;
};
const text = (key: string) => (row: Row) => String(row[key] ?? NONE);

function measured(row: Row): string {
  const on = measuredOf(row);
  return on === null ? NONE : measuredWords(on);
}

/** A rack and a wafer do not stand among cards without being told from them. */
function system(row: Row): string {
  const unit = LargeUnit.safeParse(row['largeUnit']).data;
  return unit === undefined ? text('label')(row) : `${text('label')(row)} (${LARGE_UNIT_WORDS[unit].short})`;
}

const COLUMNS: readonly TableColumn<Row>[] = [
  [
    'rank',
    (row) => (row['rank'] === null ? NONE : `${row['rank']}${row['tied'] === true ? '=' : ''}`),
    'NUMBER',
  ],
  ['value', number('value'), 'NUMBER'],
  ['tok/s user', number('tokensPerSecPerUser'), 'NUMBER'],
  ['tok/s chip', number('tokensPerSecPerChip'), 'NUMBER'],
  ['next', number('nextTokensPerSecPerUser'), 'NUMBER'],
  ['tok/s kW', number('tokensPerSecPerKw'), 'NUMBER'],
  ['chips', number('chips'), 'NUMBER'],
  ['load', number('concurrency'), 'NUMBER'],
  ['precision', text('precision')],
  ['layout', text('layout')],
  ['measured', measured],
  ['configuration', (row) => text('configuration')(row).toLowerCase()],
  ['system', system],
];

const TITLES: Readonly<Record<TradeoffGroup, string>> = {
  ranked: '',
  typicalKept: 'Kept by a mean or lower percentile; the one asked for is unknown, so it does not rank:',
  unknown: 'The latency that is limited is not published:',
  misses: 'Never reach the target, the nearest first:',
  withoutValue: 'Keep the target and have no value of what ranks:',
};

/** Answer, table of each group, and the fronts as a plot. */
export function describeTradeoff(answer: TradeoffAnswer): string {
  const rows = tradeoffRows(answer.ranking);
  const parts = Object.entries(TITLES).flatMap(([group, title]) => {
    const own = rows.filter((row) => row['group'] === group);
    if (own.length === 0) return [];
    const detail: TableColumn<Row> = ['why', text('detail')];
    const columns = group === 'ranked' || group === 'typicalKept' ? COLUMNS : [...COLUMNS, detail];
    return [`${title === '' ? '' : `${title}\n`}${table(columns, own)}`];
  });
  const plot = tradeoffPlot(
    answer.curves,
    rows.map((row) => String(row['system'])),
  );
  return [answer.sentence, ...parts, plot].filter((part) => part !== '').join('\n\n');
}
