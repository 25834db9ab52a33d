import type { ChartSlice } from './shape.ts';
import type { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { frameworkName } from '@inferbench/domain/names/framework-name';
import { counted } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import type { LoadCurve } from './load-curve.ts';
import { type SimulatedSystems, simulatedSystems } from './simulated-systems.ts';
import { speedWords } from './slice-words.ts';
import type { TradeoffChartInput } from './shown.ts';

interface Lined extends SimulatedSystems {
  slice: ChartSlice;
  points: readonly TradeoffPoint[];
  changed: string[];
  notes: string[];
}

/** The slice with its line, its points and its curves; what of the wish cannot be is said. */
export function withLine({ settled, offered, points: all, users, asked }: TradeoffChartInput): Lined {
  const { catalogue } = offered;
  const changed = [...settled.changed];
  const { framework } = settled.slice;
  const own = framework === null ? all : all.filter((point) => point.framework === framework);
  const points = own.length > 0 ? own : all;
  if (framework !== null && own.length === 0 && all.length > 0)
    changed.push(`No published run of ${frameworkName(framework)} is in this slice; shown are all.`);
  for (const slug of asked) if (!catalogue.chips.has(slug)) changed.push(`No chip is called "${slug}".`);
  const kept = { ...settled.slice, framework: own.length > 0 ? framework : null };
  const systems = simulatedSystems({ slice: kept, points, catalogue });
  const line = users === null ? null : lineOf(users, systems.curves);
  if (line === null) return { ...systems, slice: kept, points, changed, notes: [] };
  if (line.users < (users ?? 0))
    changed.push(
      `${counted(users ?? 0, 'user')} at once are more than any chip's memory holds; shown are ${formatNumber(line.users)}.`,
    );
  const note = `${formatNumber(line.users)} users at once see ${speedWords(line.at)} tokens/s each on the fastest chip: the line stands there.`;
  return { ...systems, slice: { ...kept, at: line.at }, points, changed, notes: [note] };
}

/** The speed that the fastest calibrated system gives so many users, or as many as any holds; null without a curve. */
function lineOf(users: number, curves: readonly LoadCurve[]): { at: number; users: number } | null {
  const known = curves.filter(({ calibrated }) => calibrated);
  const most = Math.max(0, ...known.map(({ ends }) => ends.users));
  if (most === 0) return null;
  const shown = Math.min(users, most);
  const speeds = known.flatMap(({ samples }) =>
    samples.filter((sample) => sample.users >= shown).map(({ perUser }) => perUser),
  );
  return speeds.length === 0 ? null : { at: Number(Math.max(...speeds).toPrecision(2)), users: shown };
}
