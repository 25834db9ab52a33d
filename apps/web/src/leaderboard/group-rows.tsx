import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { Fragment, type ReactNode } from 'react';
import { leaderboardAddress, type ShownWork } from '../address/leaderboard-request.ts';
import { chipAddress, pointAddress } from '../address/pages.ts';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { BoardColumn } from '@inferbench/answers/board/request';
import type { Column, Row } from '../chart/table/table-parts.ts';
import { vendorClass } from '../words/vendor-class.ts';

export type Group = WorkloadBoardAnswer['groups'][number];
type BoardRow = Group['rows'][number];
type Shown = BoardRow['output'];
export type Board = Pick<WorkloadBoardAnswer, 'model' | 'by' | 'outputUnit' | 'groups'> & {
  slice: ShownWork;
};
type Figured = 'output' | 'price' | 'energy' | 'flexibility' | 'firstToken' | 'speed';

/** Figure that each column ranks by, and the order in which its best stands first. */
const RANKED = {
  OUTPUT: { figure: 'output', order: 'descending' },
  PRICE: { figure: 'price', order: 'ascending' },
  ENERGY: { figure: 'energy', order: 'ascending' },
  FLEXIBILITY: { figure: 'flexibility', order: 'descending' },
  FIRST_TOKEN: { figure: 'firstToken', order: 'ascending' },
  SPEED: { figure: 'speed', order: 'descending' },
} as const satisfies Record<BoardColumn, { figure: Figured; order: 'ascending' | 'descending' }>;

/** Columns of a group: the form that people use first, that of the metric under it; the first table's heads rank by their column. */
export function groupColumns({ model, slice, by, outputUnit }: Board, isFirst: boolean): Column[] {
  const ranking = (column: BoardColumn) => ({
    numeric: true,
    ...(column === by ? { sorted: RANKED[column].order } : {}),
    ...(isFirst ? { href: leaderboardAddress(model, { slice, by: column }) } : {}),
  });
  return [
    { head: 'Place and system' },
    { head: 'Output', unit: `${outputUnit}; useful TOPS, of peak`, label: 'Output', ...ranking('OUTPUT') },
    { head: 'Price', unit: '$ per M tokens rented; TOPS per $/h', label: 'Price', ...ranking('PRICE') },
    { head: 'Energy', unit: 'J per token; TOPS/W', label: 'Energy', ...ranking('ENERGY') },
    { head: 'Flexibility', unit: 'share of work', label: 'Flexibility', ...ranking('FLEXIBILITY') },
    { head: 'First token', unit: 'ms', label: 'First token', ...ranking('FIRST_TOKEN') },
    { head: 'Tokens/s', unit: 'each user', label: 'Tokens/s each', ...ranking('SPEED') },
    { head: 'Evidence', unit: 'interval', label: 'Evidence', full: true },
  ];
}

/** A row a system; equal places stand side by side in the margin, and the column that ranks has a bar on one scale for the whole board. */
export function groupRows({ rows }: Group, { by, groups }: Board): Row[] {
  const ranked = RANKED[by].figure;
  const most = Math.max(...groups.flatMap((group) => group.rows.map((row) => row[ranked].value ?? 0)));
  return rows.map((row, index) => ({
    key: row.key,
    className: bracketClass(rows, index),
    cells: [
      systemCell(row),
      ...FIGURES.map((name) => cellOf(row, name, name === ranked ? barOf(row, row[name].value, most) : null)),
      evidenceCell(row),
    ],
  }));
}

const FIGURES = Object.values(RANKED).map(({ figure }) => figure);

/** A figure as people use it, its bar, and the form of the metric under it; in words why there is none. */
function cellOf(row: BoardRow, name: Figured, bar: ReactNode): ReactNode {
  const { value, words } = row[name];
  const told = (value === null ? absentSub(row, name) : subOf(row, name)).filter((each) => each !== '');
  return (
    <>
      {value === null ? <span className="missing">{words}</span> : FORMATS[name](value)}
      {bar}
      {told.length === 0 ? null : <span className="sub">{told.join(', ')}</span>}
    </>
  );
}

const FORMATS: Readonly<Record<Figured, (value: number) => string>> = {
  output: formatValue,
  price: formatUsd,
  energy: formatValue,
  flexibility: formatPercent,
  firstToken: formatValue,
  speed: formatValue,
};

/** Form of the metric under a figure, or what it was measured by. */
function subOf(row: BoardRow, name: Figured): string[] {
  switch (name) {
    case 'output':
      return [valueWords(row.usefulTops, 'TOPS'), row.peakShare === null ? '' : formatPercent(row.peakShare)];
    case 'price':
      return [valueWords(row.costEfficiency, 'TOPS per $/h')];
    case 'energy':
      return [row.energy.words, valueWords(row.energyEfficiency, 'TOPS/W')];
    case 'flexibility':
      return ['simulated'];
    case 'firstToken':
      return [row.firstToken.words];
    case 'speed':
      return [];
  }
}

function absentSub({ contract }: BoardRow, name: Figured): string[] {
  return name === 'price' && contract !== null ? [`contract estimate ${formatUsd(contract)}`] : [];
}

/** Length of a value on the scale of the board, dashed where it is simulated. */
function barOf({ vendor, older, kind }: BoardRow, value: number | null, most: number): ReactNode {
  if (value === null || most <= 0) return null;
  return (
    <svg
      className={`bar ${kind === 'SIMULATED' ? 'dashed ' : ''}${vendorClass(vendor, older)}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 .5H${((100 * value) / most).toFixed(1)}`} />
    </svg>
  );
}

/** Class of a row among those of equal place: their bracket begins, goes on or ends there. */
function bracketClass(rows: readonly BoardRow[], index: number): string {
  const own = rows[index]?.place ?? null;
  const shares = (other: number) => own !== null && rows[other]?.place === own;
  const [above, below] = [shares(index - 1), shares(index + 1)];
  if (!above && !below) return '';
  return `bracket${above ? '' : ' begins'}${below ? '' : ' ends'}`;
}

function systemCell(row: BoardRow): ReactNode {
  const { place, vendor, older, label, chips, ran, whose, marks } = row;
  return (
    <>
      <span className="place">{place ?? '–'}</span>{' '}
      <span className={`swatch ${vendorClass(vendor, older)}`} />
      <a href={chipAddress(nameSlug(label))}>
        {label} × {chips}
      </a>
      {marks.map(({ words, title }) => (
        <Fragment key={words}>
          {' '}
          <abbr className="tag" title={title}>
            {words}
          </abbr>
        </Fragment>
      ))}
      <span className="sub">{ran}</span>
      {whose === null ? null : <span className="sub">{whose}</span>}
    </>
  );
}

/** The grade of a run and how well it is known, which leads to it. */
function evidenceCell(row: BoardRow): ReactNode {
  const { pointId, evidence } = row;
  return (
    <>
      {gradeWords(row)}
      {pointId === null ? evidence : <a href={pointAddress(pointId)}>{evidence}</a>}
    </>
  );
}

/** The grade of a run, with what it says and no more. */
function gradeWords({ evidenceGrade, kind }: BoardRow): ReactNode {
  if (evidenceGrade === null) return null;
  return (
    <>
      <abbr title={evidenceWords(evidenceGrade, kind)}>{evidenceGrade}</abbr>,{' '}
    </>
  );
}

function valueWords({ value }: Shown, unit: string): string {
  return value === null ? '' : `${formatValue(value)} ${unit}`;
}
