import { CounterServer, ServerCounters } from '@inferbench/domain/runs/measurement/counters';
import { COUNTER_NAMES } from './counter-names.ts';
import { type MetricSample, readMetrics } from './prometheus-text.ts';

export interface ReadCounters {
  server: CounterServer;
  values: ServerCounters;
}

/** A share of each engine's own cache: engines of one server are alike, so that their mean is the server's. */
const SHARES: ReadonlySet<keyof ServerCounters> = new Set(['kvUsedRatio']);

const KEYS = ServerCounters.keyof().options;

/** What a server counts, in our words; null for an answer of none that is known. What it does not count is left out. */
export function readCounters(text: string): ReadCounters | null {
  const known = new Set(Object.values(COUNTER_NAMES).flatMap((names) => Object.values(names).flat()));
  const samples = readMetrics(text, (name) => known.has(name));
  const read = CounterServer.options.map((server) => ({ server, values: valuesOf(server, samples) }));
  const [fullest] = read.toSorted((a, b) => Object.keys(b.values).length - Object.keys(a.values).length);
  return fullest === undefined || Object.keys(fullest.values).length === 0 ? null : fullest;
}

/** Adds up the counters of alike servers; null where one of them does not say. Counters that one lacks are left out. */
export function summedCounters(read: readonly (ReadCounters | null)[]): ReadCounters | null {
  const known = read.filter((one) => one !== null);
  const [first] = known;
  if (first === undefined || known.length < read.length) return null;
  if (known.some(({ server }) => server !== first.server)) return null;
  const values: Partial<Record<keyof ServerCounters, number>> = {};
  for (const key of KEYS) {
    const counted = known.flatMap(({ values: own }) => own[key] ?? []);
    if (counted.length < known.length) continue;
    const sum = counted.reduce((total, value) => total + value, 0);
    values[key] = SHARES.has(key) ? sum / counted.length : sum;
  }
  return { server: first.server, values };
}

function valuesOf(server: CounterServer, samples: readonly MetricSample[]): ServerCounters {
  const values: Partial<Record<keyof ServerCounters, number>> = {};
  for (const key of KEYS) {
    const names = COUNTER_NAMES[server][key] ?? [];
    const ofNames = names.map((name) => samples.filter((sample) => sample.name === name));
    const found = ofNames.find(({ length }) => length > 0);
    if (found === undefined) continue;
    const sum = found.reduce((total, { value }) => total + value, 0);
    const value = SHARES.has(key) ? sum / found.length : sum;
    if (ServerCounters.shape[key].safeParse(value).success) values[key] = value;
  }
  return values;
}
