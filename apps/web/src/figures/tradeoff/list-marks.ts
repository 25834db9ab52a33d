import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';
import type { UserAxis } from '@inferbench/answers/load/request';
import { capitalised, counted } from '@inferbench/units/english';
import { formatNumber, formatValue } from '@inferbench/units/format';
import { box, group, level, link, type Mark, text } from '@inferbench/chart/drawing';
import { wrapped } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import { ranParts, upperWords } from '../../words/ran.ts';
import type { Room } from './room.ts';
import { type ShownList, shownLists } from './shown-rows.ts';
import { TEXT_SIZE } from '@inferbench/chart/figure';

const HEAD = 44;
const LINE = 16;
/** Room of places and swatches before a name, and of values after it, px. */
const NAME_AT = 40;
const VALUE_ROOM = 72;
export interface ListInput {
  chart: TradeoffChart;
  room: Room;
  /** Where a click on a name leads: the same view with that chip asked for, or not any more. */
  addressWith: (chip: string) => string;
}

/** The lists at the line: place where they have one, name, value with its upper end, and what ran. */
export function listMarks({ chart, room, addressWith }: ListInput): { marks: Mark[]; bottom: number } {
  const { left, right, top } = room.list;
  const marks: Mark[] = [
    text('strong', { x: left, y: top }, lineTitle(chart)),
    ...wrapped(`${chart.axis.unit}; "to": what the next slower run allows`, right - left, TEXT_SIZE).map(
      (words, i) => text('words', { x: left, y: top + 18 + i * LINE }, words),
    ),
  ];
  let y = top + HEAD + 10;
  for (const list of shownLists(chart, room.list.rows)) {
    marks.push(text('words', { x: left, y }, list.title));
    y += 8;
    for (const row of list.rows) {
      const drawn = rowMark(row, { y, left, right, addressWith, list, x: chart.slice.x });
      marks.push(drawn.mark);
      y = drawn.bottom;
    }
    if (list.more > 0) {
      marks.push(text('', { x: left + NAME_AT, y: y + 14 }, counted(list.more, 'more system')));
      y += 22;
    }
    y += 22;
  }
  return { marks, bottom: y };
}

function lineTitle({ slice, axis }: TradeoffChart): string {
  return axis.xLowerIsBetter ? capitalised(axis.line) : `At ${formatValue(slice.at)} tokens/s each or more`;
}

interface RowInput {
  y: number;
  left: number;
  right: number;
  addressWith: (chip: string) => string;
  list: ShownList;
  x: UserAxis;
}

function rowMark(
  row: PlacedRow,
  { y, left, right, addressWith, list, x }: RowInput,
): { mark: Mark; bottom: number } {
  const { place, chip, coloured, vendor, older, value, label, chips, key } = row;
  const words = coloured ? 'strong' : 'words';
  const name = `${label} × ${formatNumber(chips)}`;
  const first = y + 20;
  const ran = wrapped(
    ranParts(row, list.placed, x).join(' · '),
    right - left - NAME_AT - VALUE_ROOM,
    TEXT_SIZE,
  );
  const swatch = { x: left + 20, y: first - 10 };
  const mark = group(
    coloured ? vendorClass(vendor, older) : 'vendor-ghost',
    [
      level('grid', y, left, right),
      ...(list.placed ? [text('end', { x: left + 13, y: first }, String(place))] : []),
      box(coloured ? 'swatch' : 'swatch-none', swatch, { x: swatch.x + 11, y: swatch.y + 11 }),
      link(addressWith(chip), `${coloured ? 'Drop' : 'Show'} ${name}`, [
        text(words, { x: left + NAME_AT, y: first }, name),
      ]),
      text(`${words} end`, { x: right, y: first }, formatValue(value)),
      text('words end', { x: right, y: first + LINE }, upperWords(row)),
      ...ran.map((line, i) => text('words', { x: left + NAME_AT, y: first + (i + 1) * LINE }, line)),
    ],
    key,
  );
  return { mark, bottom: first + Math.max(1, ran.length) * LINE + 10 };
}
