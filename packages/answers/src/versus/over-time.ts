import { precisionNames } from '@inferbench/domain/catalogue/names';
import { isDecided, type OnModel } from '../verdict/by-model.ts';
import { rowWords, timeTitle } from '../verdict/over-models.ts';
import { speedLine } from '../verdict/line.ts';
import { pairVerdict } from '../verdict/pair.ts';
import type { SliceWish } from '../verdict/request.ts';
import type { ServingRow } from '../verdict/runs.ts';
import { comparedBy, heldWords } from '../verdict/side.ts';
import type { SystemVerdict } from '../verdict/shape.ts';
import { isOfWish, type LikeSlice } from '../verdict/slices.ts';
import { ratioRange, runOf } from './ratio.ts';
import type { VersusDate, VersusTime } from './shape.ts';

/** Fewest dated verdicts that say something over time. */
const FEWEST = 2;

/**
 * The model and precision, of two on equal chips the system, with most dated leads: each day on which a side improved, by what had been published until then. Runs
 * without a day and medians over months are left out. Null where in no slice two days have a verdict.
 */
export function overTime(
  models: readonly OnModel[],
  wish: SliceWish,
  { at }: { at: number },
): VersusTime | null {
  const found = models.flatMap((on) =>
    on.like.filter((slice) => isOfWish(slice, wish)).map((slice) => ({ on, ...datesOf(on, slice, at) })),
  );
  const decided = ({ dates }: { dates: readonly VersusDate[] }) =>
    dates.filter(({ kind }) => kind !== 'NONE').length;
  const led = ({ dates }: { dates: readonly VersusDate[] }) =>
    dates.filter(({ leader }) => leader !== null).length;
  const [most] = found
    .filter((dated) => decided(dated) >= FEWEST)
    .toSorted(
      (x, y) => led(y) - led(x) || decided(y) - decided(x) || (x.on.model.slug < y.on.model.slug ? -1 : 1),
    );
  if (most === undefined) return null;
  const { name } = most.on.model;
  const [precision = null] = most.said.flatMap((said) => said.precision ?? []);
  const [row] = most.said.flatMap(({ rows }) => rows);
  const on = row === undefined ? null : heldWords(comparedBy(most.on.sides), row);
  const where = `${name}${on === null ? '' : `, ${on}`}${precision === null ? '' : ` in ${precisionNames(precision).short}`}`;
  return { modelName: name, precision, on, title: timeTitle(where, most.dates), dates: most.dates };
}

function datesOf(on: OnModel, { rows }: LikeSlice, at: number) {
  const dated = rows.filter(isDated).toSorted((x, y) => (dayOf(x) < dayOf(y) ? -1 : 1));
  const days = [...new Set(dated.map(dayOf))];
  const said: SystemVerdict[] = [];
  const dates: VersusDate[] = [];
  for (const day of days) {
    const known = pairVerdict({
      ...on,
      rows: dated.filter((row) => dayOf(row) <= day),
      line: speedLine(at),
      footing: 'LIKE',
    });
    const [a, b] = known.sides;
    if (a?.row == null || b?.row == null || !isChanged(known, said.at(-1))) continue;
    said.push(known);
    const { kind, leader } = known;
    const range = isDecided(known) ? ratioRange(known) : null;
    dates.push({
      date: day,
      kind,
      leader,
      low: null,
      high: null,
      ...range,
      words: rowWords(known),
      a: runOf(a),
      b: runOf(b),
    });
  }
  return { dates, said };
}

/** A day of one run: a median over months has none. */
const isDated = ({ measuredFrom, measuredTo }: ServingRow) => measuredTo !== null && measuredFrom === null;
const dayOf = ({ measuredTo }: ServingRow) => measuredTo ?? '';

/** Tells whether either side stands on another run than before, or is bounded by another. */
function isChanged(known: SystemVerdict, before: SystemVerdict | undefined): boolean {
  const runs = (said: SystemVerdict | undefined) =>
    said?.sides.map(({ row, next }) => [row?.pointId, next?.pointId].join(' ')).join(' ');
  return runs(known) !== runs(before);
}
