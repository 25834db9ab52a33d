import { loadWords } from '@inferbench/answers/board/words';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { box, disc, type Drawing, group, link, type Mark, text } from '@inferbench/chart/drawing';
import { type DrawnFor, SHARE_ROOM, TEXT_SIZE } from '@inferbench/chart/figure';
import { wrapped } from '@inferbench/chart/text-room';
import { formatNumber } from '@inferbench/units/format';
import { counted } from '@inferbench/units/english';
import { leaderboardAddress } from '../address/leaderboard-request.ts';
import { contextLength, lengthsPair } from '../words/lengths.ts';
import { vendorClass } from '../words/vendor-class.ts';

type Map = NonNullable<WorkloadBoardAnswer['map']>;
type Cell = Map['cells'][number];

const GAP = 3;
const HEAD = 22;
const SHADES = 4;

/** Px of a cell, and of the names of rows; a low cell has the mark of who leads beside its number. */
interface MapRoom {
  width: number;
  cell: number;
  names: number;
  isLow: boolean;
  most: number;
}

function roomOf(drawn: DrawnFor): MapRoom {
  if (drawn.form === 'share') return { width: SHARE_ROOM.width, cell: 24, names: 44, isLow: true, most: 4 };
  const { width } = drawn;
  const names = width < 500 ? 72 : width < 900 ? 150 : 230;
  return { width, cell: 44, names, isLow: false, most: Infinity };
}

/** Cells of as many rows as there is room for, that of the chosen cell among them. */
function shownCells({ cells, columns }: Map, most: number): readonly Cell[] {
  const rows = cells.length / Math.max(1, columns);
  if (rows <= most) return cells;
  const chosen = Math.floor(
    Math.max(
      0,
      cells.findIndex((cell) => cell.chosen),
    ) / columns,
  );
  const from = Math.min(Math.max(0, chosen - Math.floor(most / 2)), rows - most);
  return cells.slice(from * columns, (from + most) * columns);
}

/** Systems over context and users: a number a cell, shaded by it, with who of two vendors leads; each leads to its board. */
export function mapDrawing(map: Map, model: string, drawn: DrawnFor): Drawing {
  const { columns } = map;
  const form = roomOf(drawn);
  const { width, names: room, cell: tall } = form;
  const cells = shownCells(map, form.most);
  const step = (width - room) / Math.max(1, columns);
  const most = Math.max(1, ...cells.map(({ systems }) => systems));
  const place = (index: number) => ({
    x: room + (index % columns) * step,
    y: HEAD + Math.floor(index / columns) * (tall + GAP),
  });
  const heads = cells
    .slice(0, columns)
    .map(({ slice: { users } }, index) =>
      text(
        'strong middle',
        { x: room + (index + 0.5) * step, y: 14 },
        users === null ? 'any' : formatNumber(users),
      ),
    );
  const rows = cells.flatMap((cell, index) => (index % columns === 0 ? [{ cell, y: place(index).y }] : []));
  return {
    width,
    height: HEAD + rows.length * (tall + GAP),
    marks: [
      ...(form.isLow ? [] : [text('', { x: 0, y: 14 }, room < 100 ? 'users' : 'users at once')]),
      ...heads,
      ...rows.flatMap(({ cell, y }) => rowHead(cell, y, form)),
      ...cells.map((cell, index) =>
        cellMark(cell, { ...place(index), step, most, model, vendors: map.vendors, form }),
      ),
    ],
  };
}

/** The sum of a context, and its lengths below it where there is room. */
function rowHead({ slice }: Cell, y: number, { names: room, isLow }: MapRoom): Mark[] {
  const { inputTokens, outputTokens, contextTokens } = slice;
  const tokens = contextTokens ?? (inputTokens ?? 0) + (outputTokens ?? 0);
  const sum = (down: number) =>
    text('strong', { x: 0, y: y + down }, tokens === 0 ? 'any' : contextLength(tokens));
  if (isLow) return [sum(18)];
  const lengths = loadWords(slice);
  const words = room < 100 ? shortWords(slice) : room < 200 ? lengths.replace(' tokens in', ' in') : lengths;
  const lines = wrapped(words, room - 8, TEXT_SIZE).slice(0, 2);
  const isTwo = lines.length > 1;
  return [
    sum(isTwo ? 12 : 18),
    ...lines.map((line, i) => text('', { x: 0, y: y + (isTwo ? 27 : 34) + i * 14 }, line)),
  ];
}

function shortWords({ inputTokens, outputTokens }: Cell['slice']): string {
  return inputTokens === null || outputTokens === null ? '' : lengthsPair({ inputTokens, outputTokens });
}

interface At {
  x: number;
  y: number;
  step: number;
  most: number;
  model: string;
  vendors: readonly string[];
  form: MapRoom;
}

function cellMark(cell: Cell, at: At): Mark {
  const { x, y, step, most, model, vendors, form } = at;
  const middle = x + step / 2;
  if (cell.systems === 0) {
    const dot = text('middle', { x: middle, y: y + form.cell / 2 + 4 }, '·');
    return cell.chosen ? group('', [outline(at), dot]) : dot;
  }
  const shade = Math.max(1, Math.ceil((cell.systems / most) * SHADES));
  const marks = [
    box(`shade-${shade}`, { x: x + 1, y }, { x: x + step - 2, y: y + form.cell }),
    text(
      'strong middle',
      { x: form.isLow ? x + step * 0.27 : middle, y: y + (form.isLow ? 17 : 18) },
      formatNumber(cell.systems),
    ),
    ...leaderMarks(
      cell.mark,
      vendors,
      form.isLow ? { x: x + step * 0.71, y: y + 12 } : { x: middle, y: y + 32 },
    ),
    ...(cell.chosen ? [outline(at)] : []),
  ];
  return link(leaderboardAddress(model, { slice: cell.slice }), cellWords(cell), marks);
}

function outline({ x, y, step, form }: At): Mark {
  return box('target', { x: x + 1, y }, { x: x + step - 2, y: y + form.cell });
}

/** A filled mark of who leads, two rings where neither does. */
function leaderMarks(mark: Cell['mark'], vendors: readonly string[], at: { x: number; y: number }): Mark[] {
  if (mark === null || mark.byStack || mark.turns) return [];
  if (mark.leader !== null) return [group(vendorClass(mark.leader), [disc('disc', at, 4.5)])];
  return vendors.map((vendor, index) =>
    group(vendorClass(vendor), [disc('ring', { x: at.x + (index === 0 ? -6 : 6), y: at.y }, 4)]),
  );
}

function cellWords({ slice, systems, mark }: Cell): string {
  const who = mark === null ? '' : markWords(mark);
  const users = slice.users === null ? 'users not stated' : `${formatNumber(slice.users)} at once`;
  return `${loadWords(slice)}, ${users}: ${counted(systems, 'system')}${who}`;
}

function markWords({ leader, byStack, turns }: NonNullable<Cell['mark']>): string {
  if (turns) return ', it turns with the number of chips';
  if (leader === null) return ', cannot be told apart';
  return byStack ? ', software and layout decide' : `, ${leader} leads`;
}
