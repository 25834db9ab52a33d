import { csvComment, csvLine } from '@inferbench/units/csv';
import { Tradeoff, type TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { tradeoffCitation } from '@inferbench/graphql-documents/tradeoff-citation';
import {
  TRADEOFF_ROW_KEYS,
  tradeoffRows,
  measuredOf,
  type TradeoffGroup,
} from '@inferbench/graphql-documents/tradeoff-rows';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Command } from 'commander';
import { askServer } from '../server/ask-server.ts';
import { serverOf, withServerFlag } from '../server/server-flags.ts';
import { printData, printJson } from '../terminal/output.ts';
import { questionOf, type TradeoffFlags } from '../tradeoff/question.ts';
import { LARGE_UNIT_WORDS, LargeUnit } from '@inferbench/domain/chips/large-unit';
import { measuredWords } from '@inferbench/domain/terms/measured-on';
import { rankWords } from '@inferbench/domain/scores/ranking';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';
import { tradeoffPlot } from '../tradeoff/plot.ts';

const EXAMPLES = `Examples:
  $ inferbench tradeoff --model deepseek-r1 --lengths 8192/1024 --at 40 --currency usd
  $ inferbench tradeoff --model gpt-oss-120b --ttft p99:500 --tpot mean:20 --csv > systems.csv
`;

export function configureTradeoff(command: Command): void {
  withServerFlag(command)
    .requiredOption('--model <name>', 'catalogue model')
    .option('--lengths <in/out>', 'prompt/answer tokens; default: those of the fullest slice')
    .option('--precision <class>', 'FP16, FP8, FP4, …; default: any, named on each row')
    .option('--technique <class>', 'plain or drafting; default: that of the fullest slice')
    .option('--at <n>', 'at least so many tokens/s per user')
    .option('--ttft <ms>', 'limit on the time to first token: 500 of p95, or p99:500, p50:500, mean:500')
    .option('--tpot <ms>', 'limit on the time per output token, in the same words')
    .option('--e2e <ms>', 'limit on the whole request, in the same words')
    .option('--currency <word>', 'what ranks: tokens (a chip), usd, joules or kw', 'tokens')
    .option('--basis <word>', 'basis of cost; default: that of most systems')
    .option('--boundary <word>', 'power boundary; default: the best of two systems or more')
    .option('--csv', 'a row for each system as CSV')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: TradeoffFlags) => {
      if (flags.csv && flags.json)
        throw new InferbenchError('USAGE', 'Either --csv or --json.', { path: '--csv' });
      const server = serverOf(flags);
      const { tradeoff } = await askServer({ server }, Tradeoff, questionOf(flags));
      const rows = tradeoffRows(tradeoff.ranking);
      const citation = tradeoffCitation(server.origin, tradeoff);
      if (flags.json) printJson('tradeoff', { ok: true, ...citation, rows });
      else if (flags.csv) {
        const head = [csvComment(`Cite as: ${citation.cite}`), csvComment(citation.sentence)];
        const lines = [TRADEOFF_ROW_KEYS, ...rows.map((row) => Object.values(row))].map((row) =>
          csvLine(row),
        );
        printData([...head, ...lines].join('\n'));
      } else printData(describeTradeoff(tradeoff));
    });
}

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

const columnsOf = (ranked: TradeoffAnswer['ranking']['ranked']): TableColumn<Row>[] => [
  ['rank', (row) => (row['rank'] === null ? NONE : rankWords(Number(row['rank']), ranked)), 'NUMBER'],
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
function describeTradeoff(answer: TradeoffAnswer): string {
  const rows = tradeoffRows(answer.ranking);
  const parts = Object.entries(TITLES).flatMap(([group, title]) => {
    const own = rows.filter((row) => row['group'] === group);
    if (own.length === 0) return [];
    const detail: TableColumn<Row> = ['why', text('detail')];
    const usual = columnsOf(answer.ranking.ranked);
    const columns = group === 'ranked' || group === 'typicalKept' ? usual : [...usual, detail];
    return [`${title === '' ? '' : `${title}\n`}${table(columns, own)}`];
  });
  const plot = tradeoffPlot(
    answer.curves,
    rows.map((row) => String(row['system'])),
  );
  return [answer.sentence, ...parts, plot].filter((part) => part !== '').join('\n\n');
}
