import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { formatPercent, formatUsd, formatValue } from '@inferbench/units/format';
import { Fragment, type ReactNode } from 'react';
import { chipAddress, pointAddress } from '../address/pages.ts';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { Column, Row } from '../chart/table/table-parts.ts';

type Group = WorkloadBoardAnswer['groups'][number];
type BoardRow = Group['rows'][number];
type Shown = BoardRow['output'];

/** Columns of a group: the form that people use first, that of the metric under it. */
export function groupColumns(outputUnit: string): Column[] {
  return [
    { head: 'Place and system' },
    { head: 'Output', unit: `${outputUnit}; useful TOPS, of peak`, label: 'Output', numeric: true },
    { head: 'Price', unit: '$ per M tokens rented; TOPS per $/h', label: 'Price', numeric: true },
    { head: 'Energy', unit: 'J per token; TOPS/W', label: 'Energy', numeric: true },
    { head: 'Flexibility', unit: 'share of work', label: 'Flexibility', numeric: true },
    { head: 'First token', unit: 'ms', label: 'First token', numeric: true },
    { head: 'Tokens/s', unit: 'each user', label: 'Tokens/s each', numeric: true },
  ];
}

/** A row a system; equal places stand side by side in the margin. */
export function groupRows({ rows }: Group): Row[] {
  return rows.map((row, index) => ({
    key: row.key,
    className: bracketClass(rows, index),
    cells: [
      systemCell(row),
      figure(row.output, [
        valueWords(row.usefulTops, 'TOPS'),
        row.peakShare === null ? '' : formatPercent(row.peakShare),
      ]),
      priceCell(row),
      figure(row.energy, [row.energy.words, valueWords(row.energyEfficiency, 'TOPS/W')]),
      row.flexibility.value === null
        ? row.flexibility.words
        : withSub(formatPercent(row.flexibility.value), ['simulated']),
      figure(row.firstToken, [row.firstToken.words]),
      figure(row.speed, []),
    ],
  }));
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
  const { place, label, chips, ran, evidence, pointId, whose, marks } = row;
  return (
    <>
      <span className="place">{place ?? '–'}</span>{' '}
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
      <span className="sub">
        {gradeWords(row)}
        {pointId === null ? evidence : <a href={pointAddress(pointId)}>{evidence}</a>}
      </span>
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

function priceCell({ price, contract, costEfficiency }: BoardRow): ReactNode {
  if (price.value !== null)
    return withSub(formatUsd(price.value), [valueWords(costEfficiency, 'TOPS per $/h')]);
  const estimate = contract === null ? [] : [`contract estimate ${formatUsd(contract)}`];
  return withSub(price.words, estimate);
}

function figure({ value, words }: Shown, sub: readonly string[]): ReactNode {
  return value === null ? words : withSub(formatValue(value), sub);
}

function withSub(head: string, sub: readonly string[]): ReactNode {
  const told = sub.filter((words) => words !== '').join(', ');
  return (
    <>
      {head}
      {told === '' ? null : <span className="sub">{told}</span>}
    </>
  );
}

function valueWords({ value }: Shown, unit: string): string {
  return value === null ? '' : `${formatValue(value)} ${unit}`;
}
