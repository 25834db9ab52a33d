import type { Latencies, SummaryPoint } from '@inferbench/domain/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { NS_PER_SEC } from '@inferbench/units/si';
import type { FieldReader } from './field-reader.ts';
import type { MlperfDetail } from './mlperf-detail.ts';
import { readMlperfLatency, readMlperfLimits } from './mlperf-latency.ts';
import { summaryPoint } from './summary-point.ts';

/** A closed-division run takes at least this long. */
const FULL_RUN_MS = 600_000;

type Read = (detail: { reader: FieldReader; latency: Latencies; queries: number | null }) => SummaryPoint;

/** What each scenario measures (mlcommons/inference_policies, "Scenarios"). */
const SCENARIOS: Readonly<Record<string, Read>> = {
  Offline: ({ reader }) => {
    noteOffline(reader);
    return { ...throughputPoint(reader, { prefix: '', latency: null }), ...offlineSize(reader) };
  },
  Server: ({ reader, latency }) => throughputPoint(reader, { prefix: 'Completed ', latency }),
  SingleStream: streamPoint,
  MultiStream: streamPoint,
};

/** The one point of a summary log. */
export function readMlperfPoint(reader: FieldReader, detail: MlperfDetail | null): SummaryPoint {
  const scenario = reader.text('Scenario', 'points[0].phase') ?? 'not stated';
  const read = Object.hasOwn(SCENARIOS, scenario) ? SCENARIOS[scenario] : undefined;
  if (read === undefined)
    throw reader.refused('Scenario', scenario, 'Offline, Server, SingleStream or MultiStream');
  noteSize(reader, detail);
  readMlperfLimits(reader);
  const point = read({ reader, latency: readMlperfLatency(reader), queries: detail?.queries ?? null });
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
  { prefix, latency }: { prefix: string; latency: Latencies | null },
): SummaryPoint {
  const named = (what: string) => (prefix === '' ? what : `${prefix}${what.toLowerCase()}`);
  const samples = readSamples(reader, named('Samples per second'));
  const tokens = reader.number(named('Tokens per second'), 'points[0].outputTokensPerSec', 'tokens/s');
  if (!isPositive(samples)) throw reader.refused(named('Samples per second'), samples, 'a rate above 0');
  const stated = latency === null ? {} : { latency };
  if (!isPositive(tokens)) {
    noteImages(reader);
    return summaryPoint({ phase: 'IMAGE', batchBasis: 'DECLARED', imagesPerSec: samples, ...stated });
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
function streamPoint({ reader, latency, queries }: Parameters<Read>[0]): SummaryPoint {
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
  noteImages(reader);
  return summaryPoint({
    ...common,
    phase: 'IMAGE',
    imageLatencySec: mean === null ? null : mean / batch,
    imagesPerSec: mean === null ? null : batch / mean,
    derived: [
      { key: 'imageLatencySec', formula: 'mean latency ÷ samples per query' },
      { key: 'imagesPerSec', formula: 'samples per query ÷ mean latency' },
    ],
  });
}

function noteImages(reader: FieldReader): void {
  reader.note(
    'SAMPLES_AS_IMAGES',
    'The log counts samples and no tokens; they are taken as images. If the model takes another input, this is no point of it.',
    'points[0].phase',
  );
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
