import type { PlacedRow, TradeoffChart } from '@inferbench/answers/load/shape';
import { formatValue } from '@inferbench/units/format';
import { box, disc, group, level, line, link, type Mark, text } from '@inferbench/chart/drawing';
import { linearScale, type Scale } from '@inferbench/chart/scale';
import { fittedTo, roomOf } from '@inferbench/chart/text-room';
import { vendorClass } from '../../words/vendor-class.ts';
import type { Room } from './room.ts';
import { shownLists } from './shown-rows.ts';

export const ROW = 32;
const HEAD = 44;
const NAME_AT = 62;

export interface ListInput {
  chart: TradeoffChart;
  room: Room;
  /** Where a click on a name leads: the same view with that chip asked for, or not any more. */
  addressWith: (chip: string) => string;
}

/** The lists at the line: place where they have one, name, value and interval on one axis, a bracket round those not told apart from the first. */
export function listMarks({ chart, room, addressWith }: ListInput): { marks: Mark[]; bottom: number } {
  const lists = shownLists(chart, room.list.rows);
  const rows = lists.flatMap((each) => each.rows);
  const { left, right, top } = room.list;
  const marks: Mark[] = [
    text('strong', { x: left, y: top }, `At ${formatValue(chart.slice.at)} tokens/s per user`),
    text('words', { x: left, y: top + 18 }, `${chart.axis.unit}; the line is what the error allows`),
  ];
  const nameRoom = room.width === 358 ? 108 : 156;
  const valueAt = left + NAME_AT + nameRoom + 52;
  const axis = linearScale(
    { from: 0, to: 1.02 * Math.max(1, ...rows.map(({ high }) => high)) },
    { from: valueAt + 14, to: right - 4 },
  );
  let y = top + HEAD;
  for (const list of lists) {
    if (lists.length > 1 || list.title === 'published') {
      marks.push(text('words', { x: left + 18, y }, list.title));
      y += 22;
    }
    if (list.placed) marks.push(...bracketMarks(list.rows, left + 8, y));
    for (const row of list.rows) {
      marks.push(rowMark(row, { y, left, right, valueAt, nameRoom, axis, addressWith, placed: list.placed }));
      y += ROW;
    }
    if (list.more > 0) {
      marks.push(text('', { x: left + NAME_AT, y: y + 2 }, `${list.more} more in the table`));
      y += 24;
    }
  }
  return { marks, bottom: y };
}

interface RowInput {
  y: number;
  left: number;
  right: number;
  valueAt: number;
  nameRoom: number;
  axis: Scale;
  addressWith: (chip: string) => string;
  placed: boolean;
}

function rowMark(
  row: PlacedRow,
  { y, left, right, valueAt, nameRoom, axis, addressWith, placed }: RowInput,
): Mark {
  const { place, chip, system, coloured, vendor, older, value, low, high, kind, key } = row;
  const at = { x: axis(value), y };
  const words = coloured ? 'strong' : 'words';
  const whole =
    kind === 'SIMULATED' ? row.label : `${row.label} ×${row.chips}${system.slice(row.label.length)}`;
  const name = fittedTo(whole, nameRoom, 13);
  // A name said aloud begins with the words that are seen.
  const said = name === whole ? whole : `${name} ${whole}`;
  const swatch = { x: left + 44, y: y - 5.5 };
  return group(
    coloured ? vendorClass(vendor, older) : 'vendor-ghost',
    [
      ...(placed ? [text('end', { x: left + 36, y: y + 4 }, String(place))] : []),
      box(coloured ? 'swatch' : 'swatch-none', swatch, { x: swatch.x + 11, y: swatch.y + 11 }),
      link(addressWith(chip), coloured ? `Drop ${said}` : `Show ${said}`, [
        text(words, { x: left + NAME_AT, y: y + 4 }, name),
      ]),
      text(`${words} end`, { x: valueAt, y: y + 4 }, formatValue(value)),
      level('grid', y, valueAt + 14, right),
      line(coloured ? 'error-line' : 'error-thin', [
        { x: axis(low), y },
        { x: Math.min(axis(high), right), y },
      ]),
      ...(kind === 'MEASURED' ? [disc('disc', at, 5)] : [disc('ring', at, 5)]),
      ...(kind === 'REPORTED' ? [disc('disc', at, 2)] : []),
    ],
    key,
  );
}

/** Round the first and those that its interval does not leave apart; nothing where it stands alone. */
function bracketMarks(rows: readonly PlacedRow[], x: number, y: number): Mark[] {
  const last = rows.findLastIndex(({ overlapsFirst }) => overlapsFirst);
  if (last < 1) return [];
  const [from, to] = [y - 9, y + last * ROW + 9];
  const places = [
    { x: x + 6, y: from },
    { x, y: from },
    { x, y: to },
    { x: x + 6, y: to },
  ];
  const words = 'cannot be told apart from the first';
  const isRoom = to - from > roomOf(words, 12.5);
  return [
    line('bracket', places),
    ...(isRoom ? [text('middle', { x: x - 6, y: (from + to) / 2 }, words, -90)] : []),
  ];
}
