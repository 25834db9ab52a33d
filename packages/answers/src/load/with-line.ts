import { intervalOf } from '@inferbench/domain/tradeoff/interval';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { classWords } from '@inferbench/domain/board/system-class';
import { frameworkName } from '@inferbench/domain/names/framework-name';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { type ChipRuns, chipRuns, type LoadClass, shownClass } from './chip-runs.ts';
import type { LoadCurve } from './load-curve.ts';
import { DEFAULT_LINE } from './request.ts';
import { type PublishedRows, publishedRows } from './published-rows.ts';
import type { ChartSlice } from './shape.ts';
import type { ShownChart, TradeoffChartInput } from './shown.ts';
import { type SimulatedSystems, simulatedSystems } from './simulated-systems.ts';
import { speedWords } from './slice-words.ts';
import { USER_AXES } from './user-axes.ts';

interface Lined extends SimulatedSystems {
  shown: ShownChart;
  /** Published points of the slice by chip and class. */
  runs: ChipRuns[];
  /** The same with those that do not state what stands along the base. */
  offAxis: readonly TradeoffPoint[];
  /** Runs alone answer at the speed that is asked for, so that the simulation may be left out. */
  canHide: boolean;
  changed: string[];
  notes: string[];
}

/** A point in the interval of how it is dated, in which verdicts read it. */
function asDated(point: TradeoffPoint): TradeoffPoint {
  return { ...point, intervalShare: intervalOf(point).intervalShare };
}

/** The slice with its class and line, its points and its curves; what of the wish cannot be is said. */
export function withLine(input: TradeoffChartInput): Lined {
  const { settled, offered } = input;
  const { catalogue } = offered;
  const { points: own, framework, changed } = ownPoints({ ...input, points: input.points.map(asDated) });
  const along = alongBase(settled.slice, own, input.users);
  const { points, x, at, users } = along;
  const runs = chipRuns(points, settled.slice, catalogue);
  const compared = shownClass(runs, settled.among);
  const said = [...settled.changed, ...changed, ...along.changed, ...classChange(settled.among, compared)];
  const slice = { ...settled.slice, x, at, framework, ...(compared ?? { extent: null, pools: null }) };
  const isTime = x !== 'SPEED';
  const canHide = !isTime && runsAnswer(runs, publishedRows(runs, { slice, points, catalogue }), input);
  const isHidden = isTime || (!slice.simulated && users === null && canHide);
  const systems = isHidden ? NO_SYSTEMS : simulatedSystems({ slice, points, catalogue });
  const line = users === null ? null : lineOf(users, systems.curves);
  const shown = {
    slice: { ...slice, at: line?.at ?? slice.at, simulated: !isHidden },
    points,
    catalogue,
  };
  const lined = { ...systems, shown, runs, offAxis: own, canHide, changed: said };
  if (line === null) return { ...lined, notes: along.notes };
  if (line.users < (users ?? 0))
    said.push(
      `${counted(users ?? 0, 'user')} at once are more than the memory of any calibrated chip holds; shown are ${formatNumber(line.users)}.`,
    );
  const note = `The line: ${counted(line.users, 'user')} at once on the fastest chip, ${speedWords(line.at)} tokens/s each (simulated).`;
  return { ...lined, notes: [note] };
}

/** Points that state what stands along the base; the others are counted. Speed where no point states it; users at once move it alone. */
function alongBase({ x, at }: ChartSlice, own: readonly TradeoffPoint[], users: number | null) {
  if (x === 'SPEED') return { points: own, x, at, users, changed: [], notes: [] };
  const { of, missing, name } = USER_AXES[x];
  const points = own.filter((point) => of(point) !== null);
  if (points.length === 0)
    return {
      points: own,
      x: 'SPEED' as const,
      at: DEFAULT_LINE.SPEED,
      users,
      changed: [`No published run here states its ${missing}; shown is the speed of each user.`],
      notes: [],
    };
  const hidden = own.length - points.length;
  return {
    points,
    x,
    at,
    users: null,
    changed: users === null ? [] : ['Users at once move a line of speed alone.'],
    notes: [
      ...(hidden === 0
        ? []
        : [
            `${counted(hidden, 'published run')} ${hidden === 1 ? 'states no' : 'state no'} ${missing} and ${hidden === 1 ? 'is' : 'are'} not shown.`,
          ]),
      `Our simulation tells no time to ${name} under load and is not shown.`,
    ],
  };
}

const NO_SYSTEMS: SimulatedSystems = { curves: [], missing: [] };

/** Points of the software that is asked for, of all where it has none; that, and chips that do not exist, is said. */
function ownPoints({ settled, offered, points, asked }: TradeoffChartInput) {
  const { framework } = settled.slice;
  const own = framework === null ? points : points.filter((point) => point.framework === framework);
  const changed = asked
    .filter((slug) => !offered.catalogue.chips.has(slug))
    .map((slug) => `No chip is called "${slug}".`);
  if (own.length > 0 || framework === null) return { points: own, framework, changed };
  if (points.length > 0)
    changed.unshift(`No published run of ${frameworkName(framework)} is in this slice; shown are all.`);
  return { points, framework: null, changed };
}

/** Whether runs alone answer: two chips have one at the line, and all that are asked for have one at all. */
function runsAnswer(
  runs: readonly ChipRuns[],
  { rows }: PublishedRows,
  { asked, offered }: TradeoffChartInput,
): boolean {
  const ran = new Set(runs.map(({ chip }) => chip));
  const known = asked.filter((slug) => offered.catalogue.chips.has(slug));
  return new Set(rows.map(({ chip }) => chip)).size > 1 && known.every((slug) => ran.has(slug));
}

/** Says that nobody ran the class that was asked for, and which is shown. */
function classChange(wish: Partial<LoadClass>, compared: LoadClass | null): string[] {
  if (compared === null) return [];
  const isKept =
    (wish.extent === undefined || wish.extent === compared.extent) &&
    (wish.pools === undefined || wish.pools === compared.pools);
  if (isKept) return [];
  const asked = classWords({ ...compared, ...wish });
  return [`No run of ${asked} is published in this slice; compared are those of ${classWords(compared)}.`];
}

/** The speed that the fastest calibrated system gives so many users, or as many as any holds; null without a curve. */
function lineOf(users: number, curves: readonly LoadCurve[]): { at: number; users: number } | null {
  const known = curves.filter(({ calibrated }) => calibrated);
  const most = Math.max(0, ...known.map(({ ends }) => ends.users));
  if (most === 0) return null;
  const shown = Math.min(users, most);
  const speeds = known.flatMap(({ samples }) => speedWith(shown, samples) ?? []);
  return speeds.length === 0 ? null : { at: Number(Math.max(...speeds).toPrecision(2)), users: shown };
}

/** Tokens a second of each of so many users: the time of a token grows with them in a straight line between samples; null beyond the last. */
function speedWith(users: number, samples: LoadCurve['samples']): number | null {
  const after = samples.find((sample) => sample.users >= users);
  const before = samples.findLast((sample) => sample.users < users);
  if (after === undefined || before === undefined) return after?.perUser ?? null;
  const share = (users - before.users) / (after.users - before.users);
  return 1 / ((1 - share) / before.perUser + share / after.perUser);
}
