import { METRIC_DEFINITIONS } from '@inferbench/domain/terms/metric';
import type {
  NoWorkloadData,
  RankedWorkloadEntry,
  WorkloadEntry,
} from '@inferbench/domain/workload/workload-ranking';
import { rankEntries } from '@inferbench/scoring/rank';
import { candidatesOf } from './candidates.ts';
import { type EntryOf, entryOf } from './entry.ts';
import { systemKey } from './option.ts';
import type { GroupsInput } from './groups-input.ts';
import { keyOfRanking } from './ranking-key.ts';

/** Every system of the model once, and the key under which those that keep the limits rank. */
export interface Groups {
  key: string | null;
  ranking: RankedWorkloadEntry[];
  missesLimits: WorkloadEntry[];
  noData: NoWorkloadData[];
}

/** Groups under the key that is settled already; without one, under that of most systems. */
export function groupsOf(input: GroupsInput, settledKey: string | null): Groups {
  const { request, workload } = input;
  const { options, tooFar } = candidatesOf(input);
  const key = settledKey ?? keyOfRanking(options, request);
  const { higherIsBetter } = METRIC_DEFINITIONS[request.metric];
  const bySystem = new Map<string, EntryOf[]>();
  for (const option of options) {
    const entry = entryOf(option, { request, workload, key });
    bySystem.set(entry.system, [...(bySystem.get(entry.system) ?? []), entry]);
  }
  const best = [...bySystem.values()].map((entries) => bestOf(entries, higherIsBetter));
  const kept = best.flatMap((outcome) => (outcome.group === 'KEPT' ? [outcome.entry] : []));
  const missed = best.flatMap((outcome) => (outcome.group === 'MISSED' ? [outcome.entry] : []));
  const unknown = best.flatMap((outcome) => (outcome.group === 'UNKNOWN' ? [outcome.noData] : []));
  return {
    key,
    ranking: rankEntries(
      kept.map((entry) => {
        const { value, interval, system, precision } = entry;
        return { entry, value, interval, id: systemKey(system, precision) };
      }),
      higherIsBetter,
    ).map(({ entry: { entry }, rank, tied }) => ({ ...entry, rank, tied })),
    missesLimits: missed.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    noData: [...unknown, ...tooFar].toSorted(
      (a, b) =>
        (a.distance?.largest ?? Infinity) - (b.distance?.largest ?? Infinity) ||
        (a.system < b.system ? -1 : 1),
    ),
  };
}

const ORDER = { KEPT: 0, MISSED: 1, UNKNOWN: 2 } as const;

/** The best of what one system offers: first what keeps the limits, then by the metric. */
function bestOf(entries: readonly EntryOf[], higherIsBetter: boolean): EntryOf {
  const [best] = entries.toSorted((a, b) => {
    const group = ORDER[a.group] - ORDER[b.group];
    if (group !== 0 || a.group === 'UNKNOWN' || b.group === 'UNKNOWN') return group;
    return higherIsBetter ? b.entry.value - a.entry.value : a.entry.value - b.entry.value;
  });
  if (best === undefined) throw new RangeError('a system has at least one option');
  return best;
}
