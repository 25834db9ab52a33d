import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { box, group, level, type Mark, text } from '@inferbench/chart/drawing';
import { fittedTo, roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import { upperWords } from '../../words/ran.ts';
import type { Room } from './room.ts';
import { shownLists } from './shown-rows.ts';
import { TEXT_SIZE } from '@inferbench/chart/figure';

const ROW = 37;
const NAME_AT = 16;

/** Draws, on a share image, three systems as a list of values with their intervals. */
export function shareListMarks(
  chart: TradeoffChart,
  { list: { left, right, top, rows: most } }: Room,
): Mark[] {
  const [list] = shownLists(chart, most);
  const rows = (list?.rows ?? []).slice(0, most);
  return [
    text('words', { x: left, y: top }, fittedTo(chart.axis.unit, right - left, TEXT_SIZE)),
    ...rows.map((row, index) => rowMark(row, { left, right, y: top + 7 + index * ROW })),
  ];
}

function rowMark(row: PlacedRow, { left, right, y }: { left: number; right: number; y: number }): Mark {
  const { vendor, older, label, chips, kind, value, stack } = row;
  const ran = [stack ?? KIND_WORDS[kind], upperWords(row)].filter((words) => words !== '').join(', ');
  const said = formatValue(value);
  const nameRoom = right - left - NAME_AT - roomOf(said, VALUE, true) - 6;
  return group(vendorClass(vendor, older), [
    level('grid', y, left, right),
    box('swatch', { x: left, y: y + 5 }, { x: left + 11, y: y + 16 }),
    text(
      'strong',
      { x: left + NAME_AT, y: y + 15 },
      fittedTo(`${label} × ${formatNumber(chips)}`, nameRoom, 13),
    ),
    text('share-number end', { x: right, y: y + 17 }, said),
    text('', { x: left + NAME_AT, y: y + 31 }, fittedTo(ran, right - left - NAME_AT, TEXT_SIZE)),
  ]);
}

const VALUE = 18;
