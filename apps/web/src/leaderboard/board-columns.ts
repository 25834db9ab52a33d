import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { leaderboardAddress, type ShownWork } from '../address/leaderboard-request.ts';
import type { BoardColumn } from '@inferbench/answers/board/request';
import type { Column } from '../chart/table/table-parts.ts';

export type Group = WorkloadBoardAnswer['groups'][number];
export type BoardRow = Group['rows'][number];
type Shown = BoardRow['output'];
export type Board = Pick<WorkloadBoardAnswer, 'model' | 'by' | 'outputUnit'> & {
  slice: ShownWork;
};
type Figured = 'output' | 'price' | 'energy' | 'flexibility' | 'firstToken' | 'speed';

export interface Ranking {
  by: BoardColumn;
  figure: Figured;
  /** Order in which its best stands first. */
  order: 'ascending' | 'descending';
  head: string;
  unit: string;
  label?: string;
  format: (value: number) => string;
  /** Form of the metric under a figure, or what it was measured by. */
  below: (row: BoardRow) => string[];
  /** The same where the figure is missing. */
  instead?: (row: BoardRow) => string[];
}

/** Columns of a board: the form that people use, that of the metric under it. */
export const RANKINGS: readonly Ranking[] = [
  {
    by: 'OUTPUT',
    figure: 'output',
    order: 'descending',
    head: 'Output',
    unit: 'useful TOPS, of peak',
    format: formatValue,
    below: ({ usefulTops, peakShare }) => [
      valueWords(usefulTops, 'TOPS'),
      peakShare === null ? '' : formatPercent(peakShare),
    ],
  },
  {
    by: 'PRICE',
    figure: 'price',
    order: 'ascending',
    head: 'Price',
    unit: '$ per M tokens rented; TOPS per $/h',
    format: formatUsd,
    below: ({ costEfficiency }) => [valueWords(costEfficiency, 'TOPS per $/h')],
    instead: ({ contract }) => (contract === null ? [] : [`contract estimate ${formatUsd(contract)}`]),
  },
  {
    by: 'ENERGY',
    figure: 'energy',
    order: 'ascending',
    head: 'Energy',
    unit: 'J per token; TOPS/W',
    format: formatValue,
    below: ({ energy, energyEfficiency }) => [energy.words, valueWords(energyEfficiency, 'TOPS/W')],
  },
  {
    by: 'FLEXIBILITY',
    figure: 'flexibility',
    order: 'descending',
    head: 'Flexibility',
    unit: 'share of work',
    format: formatPercent,
    below: () => ['simulated'],
  },
  {
    by: 'FIRST_TOKEN',
    figure: 'firstToken',
    order: 'ascending',
    head: 'First token',
    unit: 'ms',
    format: formatValue,
    below: ({ firstToken }) => [firstToken.words],
  },
  {
    by: 'SPEED',
    figure: 'speed',
    order: 'descending',
    head: 'Tokens/s',
    unit: 'each user',
    label: 'Tokens/s each',
    format: formatValue,
    below: () => [],
  },
];

export function groupColumns({ model, slice, by, outputUnit }: Board, isFirst: boolean): Column[] {
  const ranked = RANKINGS.map(({ by: own, order, head, unit, label = head }) => ({
    head,
    unit: own === 'OUTPUT' ? `${outputUnit}; ${unit}` : unit,
    label,
    numeric: true,
    ...(own === by ? { sorted: order } : {}),
    ...(isFirst ? { href: leaderboardAddress(model, { slice, by: own }) } : {}),
  }));
  return [
    { head: 'Place and system' },
    ...ranked,
    { head: 'Evidence', unit: 'interval', label: 'Evidence', full: true },
  ];
}

function valueWords({ value }: Shown, unit: string): string {
  return value === null ? '' : `${formatValue(value)} ${unit}`;
}
