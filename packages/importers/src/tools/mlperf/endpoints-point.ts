import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { OtherWindow, RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { NS_PER_SEC } from '@inferbench/units/si';
import { isRecord } from '../../shared/content-items.ts';
import { loadOf } from '../../shared/client-load.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { rangeOf } from '../../shared/coarse-duration.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { reportedDistribution } from '../../shared/reported-distribution.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

const at = (name: string) => `points[0].${name}`;

interface Known {
  /** Whether figures are those of report.txt, whose figures have two decimals. */
  printed: boolean;
  /** Whether answers were streamed, as the configuration says; null without it. */
  streamed: boolean | null;
}

/** The one point of a summary. Rates count what completed over the whole run, whatever window the tool divides by. */
export function readEndpointsPoint(reader: FieldReader, { printed, streamed }: Known): RequestsPoint {
  const counts = readCounts(reader);
  const durationNs = reader.number('duration_ns', at('durationSec'), 'ns');
  if (!isPositive(durationNs))
    throw reader.refused('duration_ns', durationNs, 'a time above 0: from first issue to last completion');
  const durationSec = durationNs / NS_PER_SEC;
  const { completed } = counts;
  const e2e = readSeries(reader, 'latency', { ours: 'e2e', n: completed });
  const ttft = readSeries(reader, 'ttft', { ours: 'ttft', n: completed });
  const tpot = readSeries(reader, 'tpot', { ours: 'tpot', n: null });
  const isStreamed = streamed !== false && (ttft === null || ttft.meanSec !== e2e?.meanSec);
  if (!isStreamed)
    reader.note(
      'NOT_STREAMED',
      'Answers were not streamed: there is no first token and no TPOT.',
      at('latency.ttft'),
    );
  if (reader.raw('complete') === false || !['complete', null].includes(textOf(reader.raw('state'))))
    reader.note(
      'INCOMPLETE',
      `The run ended in the state "${textOf(reader.raw('state')) ?? 'not said'}": the tool does not call it complete.`,
      'points[0]',
    );
  const load = readLoad(reader);
  const rates = readRates(reader, { completed, durationSec });
  noteRest(reader);
  return requestsPoint({
    load,
    counts,
    durationSec,
    ...(printed ? rangeOf({ value: durationSec, halfStep: HALF_STEP_SEC }) : {}),
    ...rates,
    latency: { ttft: isStreamed ? ttft : null, tpot: isStreamed ? tpot : null, itl: null, e2e },
  });
}

/** Two decimals of a second. */
const HALF_STEP_SEC = 0.005;

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value.slice(0, 40) : null;
}

/** Newer files say how many succeeded; in older ones completed may hold the failed ones, which shows in the sum. */
function readCounts(reader: FieldReader): RequestsPoint['counts'] {
  const count = (key: string, name: string) => reader.whole(key, at(`counts.${name}`), 'samples');
  const issued = reader.neededWhole('n_samples_issued', at('counts.issued'), 'samples');
  const failed = count('n_samples_failed', 'failed') ?? 0;
  const succeeded = count('n_samples_succeeded', 'completed');
  const finished = reader.neededWhole('n_samples_completed', at('counts.completed'), 'samples');
  const includesFailed = succeeded === null && failed > 0 && finished + failed > issued;
  const completed = succeeded ?? (includesFailed ? finished - failed : finished);
  if (completed <= 0) throw nothingMeasured('n_samples_completed', `None of ${issued} samples completed`);
  if (includesFailed)
    reader.note(
      'COMPLETED_DERIVED',
      `${finished} completed of ${issued} hold the ${failed} that failed: ${completed} succeeded.`,
      at('counts.completed'),
    );
  const unfinished = Math.max(0, issued - completed - failed);
  if (unfinished > 0)
    reader.note(
      'UNFINISHED',
      `${issued} issued − ${completed} completed − ${failed} failed: ${unfinished} samples did neither.`,
      at('counts.cancelled'),
    );
  return {
    issued,
    completed,
    failed,
    cancelled: unfinished,
    inputTokens: readTokens(reader, 'input_sequence_lengths', 'inputTokens', completed),
    outputTokens: readOutput(reader, completed),
  };
}

function readOutput(reader: FieldReader, completed: number): number {
  const tokens = readTokens(reader, 'output_sequence_lengths', 'outputTokens', completed);
  if (tokens === null)
    throw reader.refused(
      'output_sequence_lengths.total',
      'nothing',
      'a number of tokens: configure a tokenizer',
    );
  return tokens;
}

/** The exact sum; of a printed report the rounded mean × samples. */
function readTokens(
  reader: FieldReader,
  key: string,
  name: 'inputTokens' | 'outputTokens',
  completed: number,
): number | null {
  const lengths = reader.inside(key);
  const path = at(`counts.${name}`);
  const total = lengths?.whole('total', path, 'tokens') ?? null;
  if (total !== null || !lengths?.has('avg')) return total;
  const mean = lengths.needed('avg', path, 'tokens/sample');
  const tokens = Math.round(mean * completed);
  reader.note(
    'TOTAL_FROM_MEAN',
    `${lengths.place('avg')} × ${completed} samples = ${tokens}, rounded.`,
    path,
  );
  return tokens;
}

const PERCENTILES = { p50Sec: 50, p90Sec: 90, p95Sec: 95, p99Sec: 99 } as const;

/** Values behind a series: its sum, which exceeds 2^53, ÷ its mean. Null where that is no whole number. */
function valuesOf(series: FieldReader): number | null {
  const [total, mean] = [series.raw('total'), series.raw('avg')];
  if (!isPositive(total) || !isPositive(mean)) return null;
  const count = Math.round(total / mean);
  return count > 0 && Math.abs(total / mean - count) <= 1e-6 * count ? count : null;
}

/** Nanoseconds. `early_stopping_percentiles` are upper estimates with a confidence and no percentiles; they are left. */
function readSeries(
  reader: FieldReader,
  name: string,
  { ours, n }: { ours: string; n: number | null },
): Distribution | null {
  const series = reader.inside(name);
  if (series === null) return null;
  const path = at(`latency.${ours}`);
  const distribution = reportedDistribution(series, {
    path,
    unit: 'ns',
    n: valuesOf(series) ?? n,
    keys: { meanSec: 'avg', stdSec: 'std_dev', minSec: 'min', p50Sec: 'median', maxSec: 'max' },
  });
  const percentiles = series.inside('percentiles');
  if (distribution === null || percentiles === null) return distribution;
  const raw = series.raw('percentiles');
  const keys = isRecord(raw) ? Object.keys(raw) : [];
  const read = (percent: number, statistic: string) => {
    const key = keys.find((found) => Number(found) === percent);
    const value = key === undefined ? null : percentiles.number(key, `${path}.${statistic}`, 'ns');
    return value === null ? null : value / NS_PER_SEC;
  };
  read(99.9, 'p99.9Sec');
  const found = Object.fromEntries(
    Object.entries(PERCENTILES).map(([statistic, percent]) => [statistic, read(percent, statistic)]),
  );
  const early = series.inside('early_stopping_percentiles');
  const estimate = early?.number('99.0', `${path}.earlyStoppingP99`, 'ns') ?? null;
  if (estimate !== null)
    reader.note(
      'EARLY_STOPPING',
      `${name}: the early-stopping estimate at 99 % is ${estimate / NS_PER_SEC} s, an upper bound with a confidence and no percentile; it is not used.`,
      path,
    );
  return { ...distribution, ...found, p50Sec: found['p50Sec'] ?? distribution.p50Sec };
}

/** Rates over the run as those of the tool; over the window of the old load generator, beside them under its name. */
function readRates(
  reader: FieldReader,
  { completed, durationSec }: { completed: number; durationSec: number },
): Pick<RequestsPoint, 'toolRates' | 'otherWindows'> {
  const requestsPerSec = reader.number('qps', at('otherWindows[0].requestsPerSec'), 'samples/s');
  const outputTokensPerSec = reader.number('tps', at('otherWindows[0].outputTokensPerSec'), 'tokens/s');
  const windowNs = reader.number(
    'legacy_loadgen_window_duration_ns',
    at('otherWindows[0].durationSec'),
    'ns',
  );
  const rates = {
    requestsPerSec: aboveZero(requestsPerSec),
    outputTokensPerSec: aboveZero(outputTokensPerSec),
  };
  if (rates.requestsPerSec === null && rates.outputTokensPerSec === null) return { toolRates: null };
  const legacy = isPositive(windowNs) || isLegacy(reader);
  if (!legacy) return { toolRates: rates };
  const window: OtherWindow = {
    name: 'window of the old load generator: first issue to last issue',
    durationSec: isPositive(windowNs) ? windowNs / NS_PER_SEC : null,
    ...rates,
  };
  reader.note(
    'LEGACY_WINDOW',
    `The tool divides by the window of the old load generator${window.durationSec === null ? '' : ` (${window.durationSec} s)`} and counts one sample less: ${rates.requestsPerSec ?? '?'} samples/s. Over the whole run of ${durationSec} s it is ${completed} ÷ ${durationSec} = ${completed / durationSec} samples/s, which is what ranks.`,
    at('otherWindows'),
  );
  return { toolRates: null, otherWindows: [window] };
}

function aboveZero(rate: number | null): number | null {
  return isPositive(rate) ? rate : null;
}

/** Whether a file is of before: only an open load has that window. */
function isLegacy(reader: FieldReader): boolean {
  const pattern = reader.inside('run_config')?.inside('load_pattern') ?? null;
  return pattern?.raw('use_legacy_loadgen_qps_metrics') === true && pattern.raw('type') === 'poisson';
}

function readLoad(reader: FieldReader): RequestsPoint['load'] {
  const pattern = reader.inside('run_config')?.inside('load_pattern') ?? null;
  const type = pattern?.text('type', at('load.mode')) ?? null;
  const rate = pattern?.number('target_qps', at('load.requestRatePerSec'), 'samples/s') ?? null;
  const limit = pattern?.whole('target_concurrency', at('load.concurrencyLimit'), 'samples') ?? null;
  if (type === 'poisson' && isPositive(rate)) return loadOf(rate, limit);
  if (type === 'max_throughput') return { ...loadOf(null, limit), mode: 'burst' };
  if (type === 'concurrency' && isPositive(limit)) return loadOf(null, limit);
  reader.note('LOAD_UNKNOWN', 'The summary does not say how requests arrived.', at('load'));
  return loadOf(null, null);
}

/** Settings and seeds beyond 2^53, histograms, and a start that is 0 where it is not known. */
function noteRest(reader: FieldReader): void {
  const startedAt = reader.raw('test_started_at');
  const message =
    startedAt === 0 || startedAt === null
      ? 'The summary does not say when the run started (test_started_at is 0).'
      : 'test_started_at has no stated unit and zone; it is not used.';
  reader.note('START_UNKNOWN', message, 'startedAt');
  reader.understood(['run_config', 'git_sha', 'finish_reason_counts', 'n_samples_dropped', 'accuracy']);
}
