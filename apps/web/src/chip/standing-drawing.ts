import { ordinal } from '@inferbench/analyses/context/words';
import { formatValue } from '@inferbench/units/format';
import { disc, discs, type Drawing, group, level, type Mark, text, upright } from '@inferbench/chart/drawing';
import { linearScale, type Scale } from '@inferbench/chart/scale';
import { type DrawnFor, SHARE_ROOM, TEXT_SIZE } from '@inferbench/chart/figure';
import { roomOf } from '@inferbench/chart/text-room';
import { lengthsPair } from '../words/lengths.ts';
import { formatTick } from '../words/numbers.ts';
import { vendorClass } from '../words/vendor-class.ts';
import type { Standing } from './standing.ts';

interface Room {
  width: number;
  left: number;
  right: number;
  row: number;
  top: number;
  narrow: boolean;
}

function roomFor(drawn: DrawnFor): Room {
  if (drawn.form === 'share')
    return { width: SHARE_ROOM.width, left: 136, right: 340, row: 37, top: 34, narrow: false };
  const { width } = drawn;
  return width === 1216
    ? { width, left: 240, right: 900, row: 54, top: 44, narrow: false }
    : { width, left: 8, right: width - 8, row: 78, top: 40, narrow: true };
}

/** Workloads that a share image has room for. */
const MOST_SHARED = 2;

/** Draws each workload as a strip: the leader is 1, the chip's own interval in its colour, the others as circles. */
export function standingDrawing(standings: readonly Standing[], drawn: DrawnFor): Drawing {
  const room = roomFor(drawn);
  const shares = standings.flatMap(({ row, rows }) => {
    const lead = rows[0]?.value ?? 1;
    return [row.high / lead, ...rows.map(({ value }) => value / lead)];
  });
  const to = Math.min(3, Math.max(1.2, ...shares) * 1.04);
  const x = linearScale({ from: 0, to }, { from: room.left, to: room.right });
  const shown = standings.slice(0, drawn.form === 'share' ? MOST_SHARED : undefined);
  const bottom = room.top + shown.length * room.row;
  const ticks = [0, 0.5, 1, 1.5, 2, 2.5].filter((tick) => tick <= to);
  const cut = shown.length < standings.length ? `${shown.length} of ${standings.length} workloads` : null;
  const marks = [
    ...(cut === null ? [] : [text('words', { x: 0, y: room.top - 20 }, cut)]),
    ...ticks.flatMap((tick) => [
      upright(tick === 1 ? 'equal' : 'grid', x(tick), room.top - 12, bottom - 10),
      text(
        tick === 1 ? 'strong middle' : 'middle',
        { x: Math.max(x(tick), room.left + 4), y: room.top - 20 },
        tick === 1 ? 'leader = 1' : formatTick(tick),
      ),
    ]),
    ...shown.flatMap((standing, index) =>
      stripMarks(standing, { room, x, to, y: room.top + index * room.row + (room.narrow ? 48 : 20) }),
    ),
  ];
  return { width: room.width, height: bottom + 8, marks };
}

interface StripInput {
  room: Room;
  x: Scale;
  to: number;
  y: number;
}

function stripMarks({ slice, row, rows }: Standing, { room, x, to, y }: StripInput): Mark[] {
  const lead = rows[0];
  if (lead === undefined) return [];
  const share = (value: number) => x(Math.min(to, value / lead.value));
  const others = rows.filter(({ key }) => key !== row.key);
  const named = labels(row.place === 1 ? others.slice(0, 1) : [lead], share);
  const lengths = lengthsPair(slice);
  const unit = room.width < 500 ? 'tokens/s' : 'tokens/s per chip';
  const value = `${formatValue(row.value)} ${unit}`;
  const head = room.narrow
    ? [
        text('strong', { x: 0, y: y - 24 }, `${slice.modelName}, ${lengths}`),
        text('words end', { x: room.width, y: y - 24 }, `${ordinal(row.place)} of ${row.of}`),
      ]
    : [
        text('strong', { x: 0, y }, slice.modelName),
        text('words', { x: 0, y: y + TEXT_SIZE + 5 }, lengths),
        text('strong end', { x: room.width, y }, `${ordinal(row.place)} of ${row.of}`),
        text('words end', { x: room.width, y: y + TEXT_SIZE + 5 }, value),
      ];
  return [
    ...head,
    level('grid', y, room.left, room.right),
    group('vendor-ghost', [
      discs(
        'ring',
        [
          ...new Map(
            others.map((other) => share(other.value)).map((at) => [Math.round(at / 2), at]),
          ).values(),
        ].map((at) => ({ x: at, y })),
        4,
      ),
    ]),
    ...named.map(({ words, at }) => text('middle halo', { x: at, y: y - 10 }, words)),
    group(
      vendorClass(row.vendor, row.older),
      [level('error-line', y, share(row.low), share(row.high)), disc('ring', { x: share(row.value), y }, 6)],
      row.key,
    ),
  ];
}

/** Names over circles, left to right, as far as they have room. */
function labels(
  rows: readonly { label: string; value: number }[],
  share: (value: number) => number,
): { words: string; at: number }[] {
  const placed: { words: string; at: number; half: number }[] = [];
  for (const { label, value } of rows) {
    const [at, half] = [share(value), roomOf(label, TEXT_SIZE) / 2];
    if (placed.every((other) => Math.abs(other.at - at) > other.half + half + 6))
      placed.push({ words: label, at, half });
  }
  return placed;
}
