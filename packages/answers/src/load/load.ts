import { classKey, isSameClass } from '@inferbench/domain/board/system-class';
import type { PlacedRow, TradeoffChart } from './shape.ts';
import { placeEntries } from '@inferbench/scoring/place';
import { axisWords, sampleAxes } from './axes.ts';
import { fastestOf } from './at-speed.ts';
import { chartChoices } from './choices.ts';
import { colouredChips, colouredKeys } from './colours.ts';
import { absent } from './figures.ts';
import { frontsOf, pointsOf } from './fronts.ts';
import { headOf } from './head.ts';
import { chipIdentity, curveKey, simulatedName } from './identity.ts';
import { leadersOf } from './leaders.ts';
import type { LoadCurve } from './load-curve.ts';
import { notesOf } from './notes.ts';
import { comparedRows, publishedRows } from './published-rows.ts';
import type { ShownChart, TradeoffChartInput } from './shown.ts';
import { missingRow, simulatedRow, type Unranked } from './simulated-rows.ts';
import { chartTitle } from './title.ts';
import { withLine } from './with-line.ts';

/** A model over load: curves, fronts, the systems at the line and what can be chosen (docs/metrics.md#trade-off-chart). */
export function tradeoffChart(input: TradeoffChartInput): TradeoffChart {
  const { offered } = input;
  const { shown, runs, offAxis, canHide, changed, notes, curves, missing } = withLine(input);
  const { slice, points } = shown;
  const published = publishedRows(runs, shown);
  const comparedAtLine = slice.simulated ? comparedRows(published.rows, shown) : [];
  const simulated = curves.map((curve) => simulatedRow(curve, shown));
  const rows = simulated.flatMap(({ row }) => row ?? []);
  const comparisons = new Map(comparedAtLine.map(({ key, words }) => [key, words]));
  const lists = {
    published: published.rows.map(({ output: _output, best: _best, ...row }) => ({
      ...row,
      comparison: comparisons.get(row.key) ?? null,
      flexibility: absent('not computed'),
    })),
    simulated: placed(rows),
  };
  const fronts = frontsOf(runs, shown);
  const racing = lists.published.filter((row) => isSameClass(row, slice));
  const faster = published.faster.filter((row) => racing.length > 0 && isSameClass(row, slice));
  const coloured = colouredOf({ racing, faster, lists, fronts }, input.asked, shown);
  const paint = <Row extends { key: string }>(row: Row) => ({ ...row, coloured: coloured.has(row.key) });
  const apart = [
    ...published.apart,
    ...simulated.flatMap((each) => each.apart ?? []),
    ...missing.map(([on, outcome]) => missingRow(on, outcome, shown)),
  ];
  const atLine: TradeoffChart['atLine'] = {
    at: slice.at,
    perUser: slice.x === 'SPEED' ? slice.at : null,
    published: lists.published.map(paint),
    simulated: lists.simulated.map(paint),
    unplaced: apart.map(paint),
  };
  const chartPoints = pointsOf(runs, shown);
  const compared = [
    ...comparedAtLine.map(({ same }) => same),
    ...chartPoints.flatMap(({ sameLoadAs }) => sameLoadAs ?? []),
  ];
  const said = [
    ...notes,
    ...notesOf({
      offered,
      settled: { ...input.settled, slice },
      read: input.points.length,
      apart,
      faster,
      compared,
    }),
  ];
  return {
    head: headOf({
      finding: chartTitle({ runs, published, asked: input.asked }, shown),
      notes: said,
      slice,
      points,
      hasCurves: curves.length > 0,
      date: input.date,
    }),
    slice,
    changed,
    choices: chartChoices({ slice, offered, points, offAxis, runs, canHide, curves }),
    axis: axisWords(slice, published.line),
    curves: orderedBy(atLine.simulated, curves).map((curve) => paint(drawnCurve(curve, shown))),
    fronts: fronts.map(paint),
    points: chartPoints,
    atLine,
    leaders: leadersOf(
      {
        published: published.rows,
        faster: published.faster,
        simulated: rows,
        runs: runs.flatMap((own) => own.rows),
      },
      { ...slice, line: published.line },
    ),
  };
}

interface Contenders {
  /** Published systems of the shown class, with a place and without one. */
  racing: readonly Named[];
  faster: readonly Named[];
  lists: { published: readonly Named[]; simulated: readonly Named[] };
  fronts: ReturnType<typeof frontsOf>;
}
type Named = Pick<PlacedRow, 'key' | 'chip' | 'vendor' | 'older' | 'value'>;

/** Keys of the systems in colour: of those that race, else of whatever is published, else simulated. */
function colouredOf(
  { racing, faster, lists, fronts }: Contenders,
  asked: readonly string[],
  { slice, catalogue }: ShownChart,
): ReadonlySet<string> {
  const named = [...racing, ...faster].toSorted((a, b) => b.value - a.value);
  const best = [named, lists.published, lists.simulated].find((list) => list.length > 0) ?? [];
  const chips = colouredChips(best, asked, catalogue);
  return colouredKeys(chips, { published: [...named, ...lists.published], fronts, each: slice.chips });
}

/** Simulated rows by value, the most first; places count within one class. */
function placed(rows: readonly Unranked[]): Omit<PlacedRow, 'coloured'>[] {
  const entries = rows.map((row) => ({
    value: row.value,
    interval: { low: row.low, high: row.high },
    id: row.key,
    row,
  }));
  const classes = new Map<string, typeof entries>();
  for (const entry of entries) {
    const key = classKey(entry.row) ?? entry.id;
    classes.set(key, [...(classes.get(key) ?? []), entry]);
  }
  const places = new Map(
    [...classes.values()].flatMap((own) =>
      placeEntries(own, true).map((one) => [one.entry.id, { ...one, of: own.length }] as const),
    ),
  );
  return placeEntries(entries, true).map(({ entry }) => {
    const { output: _output, best: _best, ...row } = entry.row;
    const own = places.get(entry.id);
    return {
      ...row,
      place: own?.place ?? 1,
      of: own?.of ?? 1,
      overlapsFirst: own?.overlapsFirst ?? true,
      comparison: null,
      flexibility: absent('not computed'),
    };
  });
}

/** Curves in the order of their places; those without one follow, the fastest for one user first. */
function orderedBy(rows: readonly { key: string }[], curves: readonly LoadCurve[]): LoadCurve[] {
  const places = new Map(rows.map(({ key }, index) => [key, index]));
  const placeOf = ({ chip, chips }: LoadCurve) => places.get(curveKey(chip.slug, chips)) ?? rows.length;
  return curves.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || fastestOf(b) - fastestOf(a) || (a.chip.slug < b.chip.slug ? -1 : 1),
  );
}

function drawnCurve(
  { chip, chips, calibrated, errorBar, ends, samples }: LoadCurve,
  { slice, catalogue }: ShownChart,
): Omit<TradeoffChart['curves'][number], 'coloured'> {
  return {
    key: curveKey(chip.slug, chips),
    ...chipIdentity(chip.slug, catalogue),
    system: simulatedName(chip, chips),
    chips,
    calibrated,
    errorBar,
    ends,
    samples: samples.map((sample) => ({
      users: sample.users,
      ...sampleAxes(sample, chip, slice.pay),
      joulesPerOutputToken: sample.joulesPerOutputToken,
      energyBoundary: sample.joulesPerOutputToken === null ? null : 'wall',
    })),
  };
}
