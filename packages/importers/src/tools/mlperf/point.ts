import type { Latencies, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Task } from '@inferbench/domain/terms/task';
import { isPositive } from '@inferbench/units/numeric-guards';
import { NS_PER_SEC } from '@inferbench/units/si';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { MlperfDetail } from './detail.ts';
import { readMlperfLatency, readMlperfLimits } from './latency.ts';
import { asImages, summaryPoint } from '../../shared/summary-point.ts';

/** A closed-division run takes at least this long. */
const FULL_RUN_MS = 600_000;

interface Scenario {
  reader: FieldReader;
  latency: Latencies;
  queries: number | null;
  /** What the path or the description of the weights says of the samples. */
  task: Task | null;
}

type Read = (scenario: Scenario) => SummaryPoint;

/** What each scenario measures (mlcommons/inference_policies, "Scenarios"). */
const SCENARIOS: Readonly<Record<string, Read>> = {
  Offline: ({ reader, task }) => {
    noteOffline(reader);
    const point = throughputPoint(reader, { prefix: '', latency: null, task });
    return { ...point, ...offlineSize(reader), offline: true };
  },
  Server: ({ reader, latency, task }) => throughputPoint(reader, { prefix: 'Completed ', latency, task }),
  SingleStream: streamPoint,
  MultiStream: streamPoint,
};

/** The one point of a summary log. */
export function readMlperfPoint(
  reader: FieldReader,
  { detail, task }: { detail: MlperfDetail | null; task: Task | null },
): SummaryPoint {
  const scenario = reader.text('Scenario', 'points[0].phase') ?? 'not stated';
  const read = Object.hasOwn(SCENARIOS, scenario) ? SCENARIOS[scenario] : undefined;
  if (read === undefined)
    throw reader.refused('Scenario', scenario, 'Offline, Server, SingleStream or MultiStream');
  noteSize(reader, detail);
  readMlperfLimits(reader);
  const point = read({ reader, latency: readMlperfLatency(reader), queries: detail?.queries ?? null, task });
  return detail?.window ? { ...point, window: detail.window } : point;
}

/** All samples are issued at time 0, so their times say when the batch was through and nothing about a user. */
function noteOffline(reader: FieldReader): void {
  reader.note(
    'OFFLINE_LATENCY',
    'Offline issues every sample at once: its latency percentiles are completion times and are not used.',
    'points[0].latency.e2e',
  );
}

/** The run ends with the last completion, so the samples it took are rate × greatest latency. */
function offlineSize(reader: FieldReader): Pick<SummaryPoint, 'iterations'> {
  const lastNs = reader.number('Max latency (ns)', 'points[0].iterations', 'ns');
  const samples = reader.number('Samples per second', 'points[0].samplesPerSec', 'samples/s');
  const taken = Math.round(((lastNs ?? 0) / NS_PER_SEC) * (samples ?? 0));
  return { iterations: taken > 0 ? taken : null };
}

/** Offline and Server: a rate in a steady state, of tokens where the model writes some, else of samples. */
function throughputPoint(
  reader: FieldReader,
  { prefix, latency, task }: { prefix: string; latency: Latencies | null; task: Task | null },
): SummaryPoint {
  const named = (what: string) => (prefix === '' ? what : `${prefix}${what.toLowerCase()}`);
  const samples = readSamples(reader, named('Samples per second'));
  const tokens = reader.number(named('Tokens per second'), 'points[0].outputTokensPerSec', 'tokens/s');
  if (!isPositive(samples)) throw reader.refused(named('Samples per second'), samples, 'a rate above 0');
  const stated = latency === null ? {} : { latency };
  if (!isPositive(tokens)) {
    return samplesOf(reader, task, { batchBasis: 'DECLARED', samplesPerSec: samples, ...stated });
  }
  const meanSec = latency?.e2e?.meanSec ?? null;
  const inFlight = meanSec === null ? null : samples * meanSec;
  return summaryPoint({
    phase: 'SERVING',
    batch: inFlight,
    batchBasis: 'ACHIEVED',
    outputTokens: tokens / samples,
    outputTokensPerSec: tokens,
    tpotSec: latency?.tpot?.meanSec ?? null,
    ...stated,
    derived: [
      { key: 'outputTokens', formula: 'tokens/s ÷ samples/s' },
      ...(inFlight === null ? [] : [{ key: 'batch', formula: 'samples/s × mean latency (Little)' }]),
    ],
  });
}

/** Older server logs print the rate at which queries were scheduled, which a valid run keeps up with. */
function readSamples(reader: FieldReader, key: string): number {
  const path = 'points[0].samplesPerSec';
  const completed = reader.number(key, path, 'samples/s');
  if (completed !== null) return completed;
  const scheduled = reader.needed('Scheduled samples per second', path, 'samples/s');
  reader.note('SCHEDULED_RATE', 'This version gives the scheduled rate, not the completed one.', path);
  return scheduled;
}

/** Single stream: one sample at a time; multi stream: so many samples a query, and latency is of the query. */
function streamPoint({ reader, latency, queries, task }: Scenario): SummaryPoint {
  const mean = latency.e2e?.meanSec ?? null;
  const batch = reader.number('samples_per_query', 'points[0].batch', 'samples') ?? 1;
  if (!isPositive(batch)) throw reader.refused('samples_per_query', batch, 'a number above 0');
  const tokens = reader.number('Tokens per second', 'points[0].outputTokensPerSec', 'tokens/s');
  const common = {
    batch,
    batchBasis: 'STATIC' as const,
    iterations: isPositive(queries) ? queries : null,
    latency,
    e2eLatencySec: mean,
  };
  if (isPositive(tokens) || latency.tpot !== null) {
    return summaryPoint({
      ...common,
      phase: 'GENERATE',
      outputTokensPerSec: isPositive(tokens) ? tokens : null,
      tpotSec: latency.tpot?.meanSec ?? null,
      prefillLatencySec: latency.ttft?.meanSec ?? null,
    });
  }
  return samplesOf(reader, task, {
    ...common,
    ...(mean === null ? {} : { samplesPerSec: batch / mean }),
    derived: [{ key: 'samplesPerSec', formula: 'samples per query ÷ mean latency' }],
  });
}

/** Samples are images only where something says so; else they are of the task that is named, or of one that is asked for. */
function samplesOf(reader: FieldReader, task: Task | null, stated: Partial<SummaryPoint>): SummaryPoint {
  const point = summaryPoint({ ...stated, phase: 'SAMPLES', task });
  if (task === 'images') return asImages(point);
  reader.note(
    'SAMPLES_COUNTED',
    task === null
      ? 'The log counts samples and no tokens, and nothing says of what: state the model, or the task.'
      : `The log counts samples of the task ${task}, which are neither images nor answers.`,
    'points[0].task',
  );
  return point;
}

/** Loadgen calls a run VALID that met its own settings, and those may be of a smoke test. */
function noteSize(reader: FieldReader, detail: MlperfDetail | null): void {
  const minimumMs = reader.number('min_duration (ms)', 'points[0].minimumDuration', 'ms');
  const queries = detail?.queries ?? null;
  if ((minimumMs ?? 0) >= FULL_RUN_MS) return;
  const counted = queries === null ? '' : `, ${queries} ${queries === 1 ? 'query' : 'queries'}`;
  reader.note(
    'SMOKE_RUN',
    `VALID under settings of its own: minimum duration ${minimumMs ?? 0} ms${counted}. A submission runs ${FULL_RUN_MS} ms.`,
    'points[0]',
  );
}
