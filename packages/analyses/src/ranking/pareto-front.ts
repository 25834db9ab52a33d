import type { BoardKeys } from '@inferbench/domain/board/board-keys';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { type Metric, METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type {
  AxisValue,
  FrontSystem,
  IncompleteSystem,
  ParetoFront,
} from '@inferbench/domain/board/pareto-front';
import { type Contender, paretoSet } from '@inferbench/scoring/dominance';
import { profileOf, profiles } from '@inferbench/scoring/specialist';
import { counted, listed } from '@inferbench/units/english';
import { type StandingSystem, standingValue } from './standing.ts';

export interface FrontInput {
  systems: readonly StandingSystem[];
  axes: readonly Metric[];
  keys: BoardKeys;
  /** Systems of the slice that are not among them. */
  omitted: number;
}

interface Judged extends Contender {
  standing: StandingSystem;
}

/**
 * The Pareto set of a slice with who dominates whom, who specialises, and who lacks an axis
 * (docs/metrics.md#why-four-dominance-pareto-set-specialist).
 */
export function paretoFront({ systems, axes, keys, omitted }: FrontInput): ParetoFront {
  const metrics = [...new Set([...axes, ...FOUR_METRICS])];
  const judged = systems.map((standing): Judged => ({
    id: standing.system,
    standing,
    values: Object.fromEntries(metrics.map((metric) => [metric, standingValue(standing, metric, keys)])),
  }));
  const ofSystem = profiles(judged);
  const common = (entry: Judged) => ({
    system: entry.id,
    label: entry.standing.label,
    chip: entry.standing.chip,
    chips: entry.standing.chips,
    values: valuesOn(entry, axes),
    profile: ofSystem.get(entry.id) ?? profileOf([], 0),
  });
  const set = paretoSet(judged, axes);
  const dominatedBy = new Map(set.dominated.map(({ entry, by }) => [entry.id, by.map(({ id }) => id)]));
  const lacking = new Map(set.incomplete.map(({ entry, missing }) => [entry.id, missing]));
  const complete = judged.filter(({ id }) => !lacking.has(id));
  const front: Omit<ParetoFront, 'summary'> = {
    axes: [...axes],
    keys,
    systems: complete.map((entry): FrontSystem => {
      const by = dominatedBy.get(entry.id) ?? [];
      return { ...common(entry), onFront: by.length === 0, dominatedBy: by };
    }),
    incomplete: set.incomplete.map(({ entry, missing }): IncompleteSystem => ({ ...common(entry), missing })),
    omitted,
  };
  return { ...front, summary: summaryOf(front) };
}

function valuesOn({ standing }: Judged, axes: readonly Metric[]): AxisValue[] {
  return axes.flatMap((metric) => {
    const own = standing.entries.find((entry) => entry.metric === metric);
    if (own === undefined) return [];
    // Whatever the point is: flexibility comes from the simulator.
    const kind = metric === 'FLEXIBILITY' ? 'SIMULATED' : own.kind;
    return [{ ...own, kind, unit: METRIC_DEFINITIONS[metric].unit }];
  });
}

/** Most systems that the sentence names. */
const NAMED = 4;

function summaryOf({ axes, systems, incomplete, omitted }: Omit<ParetoFront, 'summary'>): string {
  const on = systems.filter(({ onFront }) => onFront).map(({ label }) => label);
  const axisWords = listed(axes.map((metric) => METRIC_DEFINITIONS[metric].phrase));
  const lacking =
    incomplete.length === 0
      ? ''
      : `; ${counted(incomplete.length, 'more system')} without a value on every axis`;
  const left = omitted === 0 ? '' : `; ${omitted} not compared`;
  if (systems.length === 0)
    return `No system of this slice has a value on each of ${axisWords}${lacking}${left}.`;
  const names = on.length > NAMED ? listed([...on.slice(0, NAMED), `${on.length - NAMED} more`]) : listed(on);
  const found =
    on.length === 0
      ? `each of ${counted(systems.length, 'system')} is dominated by another`
      : `${on.length} of ${counted(systems.length, 'system')} ${on.length === 1 ? 'is' : 'are'} dominated by no other: ${names}`;
  return `On ${axisWords}, ${found}${lacking}${left}.`;
}
