import { LEDGER } from '@inferbench/calibration/generated/ledger-data';
import { ledgerSummary, MEANT_INSIDE } from '@inferbench/calibration/ledger/ledger-summary';
import type { TableColumn } from '@inferbench/chart/table';
import {
  BLIND_SETS,
  type LedgerCoverage,
  type LedgerGroup,
  type LedgerOpen,
  type LedgerPoint,
} from '@inferbench/domain/simulation/ledger';
import { formatNumber, formatPercent, formatRatio } from '@inferbench/units/format';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench ledger                # coverage, then misses, what is open, and what is set aside
  $ inferbench ledger --misses       # only what missed, each load with its figures
  $ inferbench ledger --json
`;

interface Flags {
  misses?: true;
  json?: true;
}

export function configureLedger(command: Command): void {
  command
    .option('--misses', 'only predictions that missed, each in full')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action((flags: Flags) => {
      const { points } = LEDGER;
      const missed = points.filter(({ figures }) => figures.some(({ state }) => state === 'MISSED'));
      const report = ledgerSummary(LEDGER);
      if (flags.json) printJson('ledger', { ok: true, ...report, points: flags.misses ? missed : points });
      else printData(flags.misses ? misses(missed) : describe(report));
    });
}

const SET_COLUMNS: readonly TableColumn<LedgerCoverage>[] = [
  ['', ({ set }) => SET_WORDS[set]],
  ['held', ({ held }) => held, 'NUMBER'],
  ['missed', ({ missed }) => missed, 'NUMBER'],
  ['inside', ({ inside }) => (inside === null ? NONE : formatPercent(inside)), 'NUMBER'],
  [
    'typical miss',
    ({ typicalMiss }) => (typicalMiss === null ? NONE : `${formatRatio(typicalMiss)} ×`),
    'NUMBER',
  ],
  ['open', ({ open }) => open, 'NUMBER'],
  ['set aside', ({ setAside }) => setAside, 'NUMBER'],
];

const SET_WORDS: Readonly<Record<LedgerCoverage['set'], string>> = {
  GRID: 'the grid, published afterwards',
  NEW_POINTS: 'new points of a table, unseen',
  SECOND_TABLE: 'points of which it had seen a figure',
  NEW_CHIPS: 'chips that it did not know',
};

const GROUP_COLUMNS: readonly TableColumn<LedgerGroup>[] = [
  ['missed', ({ missed, held }) => `${missed} of ${missed + held}`, 'NUMBER'],
  ['published ÷ said', ({ ratio }) => formatRatio(ratio), 'NUMBER'],
  ['band', ({ low, high }) => `${formatRatio(low)} to ${formatRatio(high)}`, 'NUMBER'],
  ['chip', ({ chip, chips }) => `${chip} × ${chips}`],
  ['model', ({ model }) => model],
  ['figure', ({ metric }) => metric],
  ['said', ({ said, engine }) => `${said}, engine ${engine}`],
];

const OPEN_COLUMNS: readonly TableColumn<LedgerOpen>[] = [
  ['chip', ({ chip, chips }) => `${chip} × ${chips}`],
  ['model', ({ model }) => model],
  ['loads', ({ loads }) => loads, 'NUMBER'],
  ['said, tokens/s a chip', ({ least, most }) => `${formatRatio(least)} to ${formatRatio(most)}`, 'NUMBER'],
  ['on', ({ said }) => said],
];

function describe({ finding, sets, groups, open, setAside }: ReturnType<typeof ledgerSummary>): string {
  return [
    `${finding} Bands are meant to hold ${formatPercent(MEANT_INSIDE)}.`,
    table(SET_COLUMNS, sets),
    `Unseen, the misses first\n${table(GROUP_COLUMNS, groups.filter(isUnseen))}`,
    `Counted apart\n${table(
      GROUP_COLUMNS,
      groups.filter((group) => !isUnseen(group)),
    )}`,
    `Still open\n${table(OPEN_COLUMNS, open)}`,
    [
      'Set aside',
      ...setAside.map(
        ({ figures, outside, chip, model, why }) =>
          `${formatNumber(figures)}  ${chip}, ${model}: ${why} (${formatNumber(outside)} outside the band)`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

const isUnseen = ({ set }: LedgerGroup): boolean => BLIND_SETS.includes(set);

type Miss = LedgerPoint & { figure: LedgerPoint['figures'][number] };

const MISS_COLUMNS: readonly TableColumn<Miss>[] = [
  ['chip', ({ chip, chips }) => `${chip} × ${chips}`],
  ['model', ({ model, weights }) => `${model}, ${weights}`],
  [
    'tokens in, out',
    ({ inputTokens, outputTokens }) => `${formatNumber(inputTokens)}, ${formatNumber(outputTokens)}`,
  ],
  ['in flight', ({ inFlight }) => inFlight, 'NUMBER'],
  ['figure', ({ figure }) => `${figure.metric} ${figure.statistic}`],
  ['said', ({ figure }) => figure.value, 'NUMBER'],
  ['low', ({ figure }) => figure.low, 'NUMBER'],
  ['high', ({ figure }) => figure.high, 'NUMBER'],
  ['published', ({ figure }) => figure.published, 'NUMBER'],
  ['row', ({ figure }) => figure.row],
];

function misses(points: readonly LedgerPoint[]): string {
  const rows = points.flatMap((point) =>
    point.figures.filter(({ state }) => state === 'MISSED').map((figure) => ({ ...point, figure })),
  );
  return table(MISS_COLUMNS, rows);
}
