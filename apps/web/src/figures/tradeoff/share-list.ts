import { KIND_WORDS } from '@inferbench/domain/terms/kind-words';
import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { box, group, level, type Mark, text } from '@inferbench/chart/drawing';
import { fittedTo } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import { upperWords } from '../../words/ran.ts';
import type { Room } from './room.ts';
import { shownLists } from './shown-rows.ts';

const ROW = 76;

/** Draws, on a share image, four systems as a list of values with their intervals. */
export function shareListMarks(
  chart: TradeoffChart,
  { list: { left, right, top, rows: most } }: Room,
): Mark[] {
  const [list] = shownLists(chart, most);
  const rows = (list?.rows ?? []).slice(0, most);
  return [
    text('words', { x: left, y: top }, chart.axis.unit),
    ...rows.map((row, index) => rowMark(row, { left, right, y: top + 26 + index * ROW })),
  ];
}

function rowMark(row: PlacedRow, { left, right, y }: { left: number; right: number; y: number }): Mark {
  const { vendor, older, label, chips, kind, value, stack } = row;
  const ran = [stack ?? KIND_WORDS[kind], upperWords(row)].filter((words) => words !== '');
  return group(vendorClass(vendor, older), [
    level('grid', y, left, right),
    box('swatch', { x: left, y: y + 20 }, { x: left + 14, y: y + 34 }),
    text(
      'strong',
      { x: left + 24, y: y + 34 },
      fittedTo(`${label} × ${formatNumber(chips)}`, right - left - 140, 17),
    ),
    text('answer end', { x: right, y: y + 36 }, formatValue(value)),
    text('end', { x: right, y: y + 62 }, ran.join(', ')),
  ]);
}
