import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Refused } from '@inferbench/domain/errors/outcome';
import { ErrorCode } from '@inferbench/domain/errors/error-code';
import {
  YourWorkload,
  type MissedEntry,
  type SimulatedEntry,
  type WorkloadResult,
} from '@inferbench/graphql-documents/workload';
import { type Command, Option } from 'commander';
import { type RankFlags, workloadOfFlags } from '../rank/question.ts';
import { sourcesOf, type RankedSource } from '../rank/sources.ts';
import { askServer } from '../server/ask-server.ts';
import { serverOf, withServerFlag } from '../server/server-flags.ts';
import { printData, printJson } from '../terminal/output.ts';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { rankWords } from '@inferbench/domain/scores/ranking';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench rank --model llama-3.1-70b --input-tokens 8k --output-tokens 1k --users 50 --ttft 2s
  $ inferbench rank --model gpt-oss-120b --input-tokens 1k --output-tokens 1k --rate 20 --tpot 40ms --by joules --json
`;

export function configureRank(command: Command): void {
  withServerFlag(command)
    .requiredOption('--model <name>', 'catalogue model')
    .option('--input-tokens <n>', 'prompt tokens a request: 8192, or 8k; needed')
    .option('--output-tokens <n>', 'answer tokens a request; needed')
    .addOption(new Option('--in <n>', 'the same as --input-tokens').hideHelp())
    .addOption(new Option('--out <n>', 'the same as --output-tokens').hideHelp())
    .option('--users <n>', 'requests in flight at once')
    .option('--rate <n>', 'requests that arrive each second, instead of --users')
    .option('--ttft <time>', 'limit on the p95 time to first token: 500ms, 2s, or a number of ms')
    .option('--tpot <time>', 'limit on the p95 time per output token')
    .option('--e2e <time>', 'limit on the p95 of the whole request')
    .option(
      '--by <word>',
      'what ranks: usd (per million output tokens), joules, chip or user (tokens/s)',
      'usd',
    )
    .option('--precision <class>', 'FP16, FP8, FP4, …; default: any')
    .option('--basis <word>', 'basis of cost: rented, owned, contract; default: that of most systems')
    .option('--measured', 'leave out what was only simulated')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: RankFlags) => {
      const request = workloadOfFlags(flags);
      const server = serverOf(flags);
      const { answer } = await askServer({ server }, YourWorkload, { request });
      if ('code' in answer) throw refused(answer);
      const sources = await sourcesOf(server, answer);
      if (flags.json) printJson('rank', { ok: true, ranking: answer, sources });
      else printData(describeRanking(answer, sources));
    });
}

function refused({ code, message, path, fix }: Refused) {
  const known = ErrorCode.safeParse(code);
  return new InferbenchError(known.success ? known.data : 'INVALID', message, {
    ...(path === null ? {} : { path }),
    ...(fix === null ? {} : { fix }),
  });
}

const shown = (value: number | null) => (value === null ? NONE : formatNumber(value));

/** A ranking for people: measured systems in order, then what was simulated under the load. */
function describeRanking(result: WorkloadResult, sources: readonly RankedSource[]): string {
  const bySource = new Map(sources.map((source) => [source.pointId, source]));
  const sourceOf = ({ pointIds: [id] }: WorkloadResult['ranking'][number]) => bySource.get(id ?? '');
  const { ranking, simulated, nearest, unit } = result;
  return [
    result.sentence,
    ...section('measured and published', ranking, [
      ['rank', ({ rank }) => rankWords(rank, ranking), 'NUMBER'],
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
    `engine ${result.engineVersion}, policy ${result.policyVersion}`,
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
