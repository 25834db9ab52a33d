import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { SideRow } from '@inferbench/answers/side-by-side/shape';
import { BASIS_WORDS, formatSide, sideRange } from '@inferbench/answers/side-by-side/words';
import { formatNumber } from '@inferbench/units/format';
import type { SettledView } from '../address/compare-view.ts';
import { exportFiles } from '../address/pages.ts';
import { withBelow } from '../chart/table/linked.tsx';
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
  const columns = [
    { head: 'Question' },
    ...chips.map(({ label, vendor, older }) => ({
      head: label,
      numeric: true,
      vendor: vendorClass(vendor, older),
    })),
  ];
  const rows = sides.rows.map((row) => ({
    key: row.question,
    cells: [
      withBelow(row.title, `${row.unit === '' ? '' : `${row.unit}, `}${BASIS_WORDS[row.basis]}`),
      ...chips.map(({ chip }, i) => <Figure key={chip} row={row} at={i} />),
    ],
  }));
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
      columns={columns}
      rows={rows}
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
