import { Fragment, type ReactNode } from 'react';
import { chipAddress, pointAddress } from '../address/pages.ts';
import { evidenceWords } from '@inferbench/domain/scores/evidence-words';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import type { Row } from '../chart/table/table-parts.ts';
import { unbroken } from '../words/numbers.ts';
import { vendorClass } from '../words/vendor-class.ts';
import { type Board, type BoardRow, type Group, type Ranking, RANKINGS } from './board-columns.ts';

/** A row a system; equal places stand side by side in the margin. The column that ranks has a bar on the scale of its group, since groups are in no common order. */
export function groupRows({ rows }: Group, by: Board['by']): Row[] {
  const ranked = RANKINGS.find((ranking) => ranking.by === by)?.figure ?? 'output';
  const most = Math.max(...rows.map((row) => row[ranked].value ?? 0));
  return rows.map((row, index) => ({
    key: row.key,
    className: bracketClass(rows, index),
    cells: [
      systemCell(row),
      ...RANKINGS.map((ranking) =>
        figureCell(row, ranking, ranking.by === by ? barOf(row, row[ranked].value, most) : null),
      ),
      evidenceCell(row),
    ],
  }));
}

function figureCell(
  row: BoardRow,
  { figure, format, below, instead = () => [] }: Ranking,
  bar: ReactNode,
): ReactNode {
  const { value, words } = row[figure];
  const told = (value === null ? instead : below)(row).filter((each) => each !== '');
  return (
    <>
      {value === null ? <span className="missing">{words}</span> : unbroken(format(value))}
      {bar}
      {told.length === 0 ? null : <span className="sub">{unbroken(told.join(', '))}</span>}
    </>
  );
}

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

function evidenceCell(row: BoardRow): ReactNode {
  const { pointId, evidence } = row;
  const known = unbroken(evidence);
  return (
    <>
      {gradeWords(row)}
      {pointId === null ? known : <a href={pointAddress(pointId)}>{known}</a>}
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
