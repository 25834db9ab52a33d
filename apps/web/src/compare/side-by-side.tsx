import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { SideRow } from '@inferbench/answers/side-by-side/shape';
import { BASIS_WORDS, formatSide, sideRange } from '@inferbench/answers/side-by-side/words';
import { formatNumber } from '@inferbench/units/format';
import type { SettledView } from '../address/compare-view.ts';
import { exportFiles } from '../address/pages.ts';
import { withBelow } from '../chart/table/linked.tsx';
import { type ColumnOf, eachInRow } from '../chart/table/table-parts.ts';
import { TableSection } from '../frame/table-section.tsx';
import { FileLinks } from '../frame/file-links.tsx';
import { vendorClass } from '../words/vendor-class.ts';
import { filesQuery } from './comparison-charts.ts';

type Sides = NonNullable<ChipComparison['sideBySide']>;

interface SideBySideProps {
  chips: ChipComparison['chips'];
  sides: Sides;
  settled: SettledView;
  /** Text that the page has above: nothing is said twice. */
  lede: string;
}

/** Three or four chips in one table: one question a row, and what its figures are beside each. */
export function SideBySideTable({ chips, sides, settled, lede }: SideBySideProps) {
  return (
    <TableSection
      id="sides"
      title={sides.title}
      note={
        <>
          {lede.includes(sides.sentence) ? '' : `${sides.sentence} `}One user with{' '}
          {formatNumber(sides.context)} tokens of context, on as many chips as hold the model.
        </>
      }
      head={
        <p className="files">
          <FileLinks files={exportFiles('sides', filesQuery(settled))} />
        </p>
      }
      caption="Chips side by side"
      {...eachInRow(sides.rows, ({ question }) => question, [
        [
          'Question',
          ({ title, unit, basis }) =>
            withBelow(title, `${unit === '' ? '' : `${unit}, `}${BASIS_WORDS[basis]}`),
        ],
        ...chips.map(({ label, vendor, older }, at): ColumnOf<SideRow> => [
          label,
          (row) => <Figure row={row} at={at} />,
          { numeric: true, vendor: vendorClass(vendor, older) },
        ]),
      ])}
    />
  );
}

function Figure({ row: { question, figures }, at }: { row: SideRow; at: number }) {
  const figure = figures[at];
  if (figure === undefined || figure.value === null)
    return <span className="missing">{figure?.words ?? 'not known'}</span>;
  const range = sideRange(question, figure);
  // The file of the table has what a chip costs.
  const isPrice = question === 'PRICE' || question === 'OWNED_PRICE';
  const words = [range ?? '', isPrice ? '' : figure.words].filter((each) => each !== '');
  return (
    <>
      <span className="strong">{formatSide(question, figure.value)}</span>
      <span className="sub">{words.join(', ')}</span>
    </>
  );
}
