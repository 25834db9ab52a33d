import type { Latencies, RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';
import { loadOf } from '../../shared/client-load.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { withoutChunkMeans } from '../inference-perf/latency.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readUnitStatistic } from '../../shared/unit-statistic.ts';
import { withoutUnseen } from '../../shared/unseen-first-token.ts';
import { wholeTotal } from '../../shared/whole-total.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

const at = (name: string) => `points[0].${name}`;

/** The parts of a report that hold figures, whichever version it is. */
interface Parts {
  latency: FieldReader | null;
  throughput: FieldReader | null;
  requests: FieldReader;
  /** `run.time` of 0.2, `metrics.time` of 0.1. */
  time: FieldReader | null;
  load: FieldReader | null;
}

interface LlmdPoint {
  point: RequestsPoint;
  /** The load generator with its version. */
  tool: string | null;
  startedAt: string | null;
}

/** One load stage of a report. */
export function readLlmdPoint(reader: FieldReader): LlmdPoint {
  const parts = partsOf(reader);
  const counts = readCounts(parts);
  const { completed } = counts;
  const statistic = (name: string, ours: string, n: number | null) =>
    readUnitStatistic(parts.latency, name, { path: at(`latency.${ours}`), n });
  const reported = withoutUnseen(reader, {
    ttft: statistic('time_to_first_token', 'ttft', completed),
    tpot: statistic('time_per_output_token', 'tpot', completed),
    itl: statistic('inter_token_latency', 'itl', null),
    e2e: statistic('request_latency', 'e2e', completed),
  });
  const toolRates = readRates(parts.throughput);
  const durationSec = readDuration(parts.time) ?? derivedDuration(reader, completed, toolRates);
  const { startedAt, otherWindows } = readRunWindow(parts.time, durationSec);
  const tool =
    parts.load?.text('tool', 'source.toolVersion') ?? parts.load?.text('name', 'source.toolVersion');
  const version = parts.load?.text('tool_version', 'source.toolVersion') ?? null;
  return {
    tool: tool === null || tool === undefined ? null : `${tool} ${version ?? ''}`.trim(),
    startedAt,
    point: requestsPoint({
      load: readLoad(reader, parts.load),
      counts,
      durationSec,
      ...(otherWindows.length > 0 ? { otherWindows } : {}),
      toolRates,
      latency: isBelow(reported, counts)
        ? withoutChunkMeans(reader, at, { latency: reported, counts })
        : reported,
    }),
  };
}

function partsOf(reader: FieldReader): Parts {
  const load = reader.inside('scenario')?.inside('load') ?? null;
  const old = reader.inside('metrics');
  if (old !== null) return { ...figuresOf(reader, old, 'metrics'), time: old.inside('time'), load };
  const place = 'results.request_performance.aggregate';
  const aggregate = reader.inside('results')?.inside('request_performance')?.inside('aggregate') ?? null;
  return {
    ...figuresOf(reader, aggregate, place),
    time: reader.inside('run')?.inside('time') ?? null,
    load: load?.inside('standardized') ?? null,
  };
}

function figuresOf(
  reader: FieldReader,
  figures: FieldReader | null,
  place: string,
): Pick<Parts, 'latency' | 'throughput' | 'requests'> {
  return {
    latency: figures?.inside('latency') ?? null,
    throughput: figures?.inside('throughput') ?? null,
    requests: needed(reader, figures?.inside('requests') ?? null, `${place}.requests`),
  };
}

function needed(reader: FieldReader, part: FieldReader | null, path: string): FieldReader {
  if (part === null) throw reader.refused(path, 'nothing', 'counts of requests: the report has no results');
  return part;
}

function readCounts({ requests }: Parts): RequestsPoint['counts'] {
  const issued = requests.neededWhole('total', at('counts.issued'), 'requests');
  const failed = requests.whole('failures', at('counts.failed'), 'requests') ?? 0;
  const cancelled = requests.whole('incomplete', at('counts.cancelled'), 'requests') ?? 0;
  const completed = issued - failed - cancelled;
  if (completed < 0) throw requests.refused('failures', failed, `at most ${issued}, the requests of all`);
  if (completed === 0) throw nothingMeasured(requests.place('total'), `None of ${issued} requests completed`);
  if (failed + cancelled > 0)
    requests.note(
      'COMPLETED_DERIVED',
      `${issued} requests − ${failed} failures − ${cancelled} incomplete = ${completed} completed.`,
      at('counts.completed'),
    );
  const total = (key: string, path: string) => {
    const lengths = requests.inside(key);
    return lengths?.has('mean') ? wholeTotal(lengths, { key: 'mean', path, count: completed }) : null;
  };
  const outputTokens = total('output_length', at('counts.outputTokens'));
  if (outputTokens === null)
    throw requests.refused('output_length.mean', 'nothing', 'the mean length of an answer');
  return {
    issued,
    completed,
    failed,
    cancelled,
    inputTokens: total('input_length', at('counts.inputTokens')),
    outputTokens,
  };
}

const PER_SECOND = /\/(?:s|sec|second)$/;

/** Reads rates, with their units in 0.2, plain numbers a second in 0.1. */
function readRates(throughput: FieldReader | null): RequestsPoint['toolRates'] {
  if (throughput === null) return null;
  const rate = (key: string, old: string, path: string, unit: string) => {
    const metric = throughput.inside(key);
    if (metric === null) return throughput.number(old, path, unit);
    const units = metric.raw('units');
    if (typeof units !== 'string' || !PER_SECOND.test(units))
      throw metric.refused('units', units, 'a rate a second, such as queries/s or tokens/s');
    return metric.number('mean', path, units.slice(0, 20));
  };
  const requestsPerSec = rate(
    'request_rate',
    'requests_per_sec',
    at('toolRates.requestsPerSec'),
    'requests/s',
  );
  const outputTokensPerSec = rate(
    'output_token_rate',
    'output_tokens_per_sec',
    at('toolRates.outputTokensPerSec'),
    'tokens/s',
  );
  const none = requestsPerSec === null && outputTokensPerSec === null;
  return none ? null : { requestsPerSec, outputTokensPerSec };
}

const ISO_DURATION = /^P(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,20})?)S)?)?$/;

/** Reads the duration of the load: ISO 8601 ("PT49.97S") or seconds. */
function readDuration(time: FieldReader | null): number | null {
  if (time === null || !time.has('duration')) return null;
  const path = at('durationSec');
  const raw = time.raw('duration');
  if (typeof raw !== 'string') {
    const seconds = time.number('duration', path, 's');
    if (isPositive(seconds)) return seconds;
    throw time.refused('duration', raw, 'a time above 0');
  }
  const parts = ISO_DURATION.exec(raw.trim());
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (parts ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const total = days * 86_400 + hours * 3600 + minutes * 60 + seconds;
  if (parts === null || !isPositive(total))
    throw time.refused('duration', raw, 'a time above 0, such as PT49.97S');
  time.text('duration', path);
  if (total !== seconds) time.note('DURATION_ISO', `${raw.slice(0, 60)} is ${total} s.`, path);
  return total;
}

function derivedDuration(reader: FieldReader, completed: number, rates: RequestsPoint['toolRates']): number {
  const perSec = rates?.requestsPerSec ?? null;
  if (!isPositive(perSec))
    throw reader.refused('run.time.duration', 'nothing', 'the time of the load, or a request rate');
  const message = `The report has no duration of the load; ${completed} requests ÷ ${perSec} requests/s.`;
  reader.note('DURATION_DERIVED', message, at('durationSec'));
  return completed / perSec;
}

/** Start and end further apart than this are of the run, deployment included, and not of the load. */
const SAME_WINDOW = 0.02;

function readRunWindow(
  time: FieldReader | null,
  durationSec: number,
): { startedAt: string | null; otherWindows: NonNullable<RequestsPoint['otherWindows']> } {
  const startSec = instant(time, ['start']);
  const endSec = instant(time, ['end', 'stop']);
  if (time === null || startSec === null || endSec === null) return { startedAt: null, otherWindows: [] };
  const runSec = endSec - startSec;
  if (Math.abs(runSec - durationSec) <= SAME_WINDOW * durationSec)
    return { startedAt: isoOfEpochSec(startSec), otherWindows: [] };
  const isLonger = runSec > durationSec;
  time.note(
    'RUN_WINDOW',
    isLonger
      ? `The load took ${durationSec} s; from start to end of the run it is ${runSec} s, deployment included. Rates are of the load, whose own start is not said.`
      : `The load took ${durationSec} s, which start and end of the run (${runSec} s) do not cover; the start is not used.`,
    at('otherWindows'),
  );
  if (!isLonger) return { startedAt: null, otherWindows: [] };
  const name = 'run from start to end, deployment included';
  return {
    startedAt: null,
    otherWindows: [{ name, durationSec: runSec, requestsPerSec: null, outputTokensPerSec: null }],
  };
}

/** ISO 8601 with a zone, or seconds since 1970. */
function instant(time: FieldReader | null, keys: readonly string[]): number | null {
  for (const key of keys) {
    const raw = time?.raw(key) ?? null;
    if (typeof raw === 'string') return epochSec(raw.trim().replace(' ', 'T'));
    if (isPositive(raw)) return raw;
  }
  return null;
}

/** `.inf` is a load without limit; a limit on conversations is none on requests. */
function readLoad(reader: FieldReader, load: FieldReader | null): RequestsPoint['load'] {
  const limit = readLimit(load, 'concurrency');
  const rate = isUnlimited(load?.raw('rate_qps'))
    ? null
    : (load?.number('rate_qps', at('load.requestRatePerSec'), 'requests/s') ?? null);
  load?.number('stage', 'source.stage', 'number');
  const known = isPositive(rate) || isPositive(limit) || isUnlimited(load?.raw('concurrency'));
  if (!known) reader.note('LOAD_UNKNOWN', 'The report does not say how requests arrived.', at('load'));
  const said = loadOf(isPositive(rate) ? rate : null, isPositive(limit) ? limit : null);
  if (load?.inside('multi_turn')?.raw('enabled') !== true) return said;
  reader.note(
    'CONVERSATIONS',
    'Requests belong to conversations of several turns; a limit is one of conversations and not of requests.',
    at('load.concurrencyLimit'),
  );
  return { ...said, concurrencyLimit: null };
}

function readLimit(load: FieldReader | null, key: string): number | null {
  if (load === null || isUnlimited(load.raw(key))) return null;
  return load.whole(key, at('load.concurrencyLimit'), 'requests');
}

function isUnlimited(value: unknown): boolean {
  if (value === Number.POSITIVE_INFINITY) return true;
  return typeof value === 'string' && /^\.?inf(?:inity)?$/i.test(value.trim());
}

/** Whether TTFT + (n − 1) · TPOT falls short of E2E, as it does where the generator divides by chunks. */
function isBelow(
  { ttft, tpot, e2e }: Latencies,
  { completed, outputTokens }: RequestsPoint['counts'],
): boolean {
  const implied = (ttft?.meanSec ?? 0) + (outputTokens / completed - 1) * (tpot?.meanSec ?? 0);
  return implied < (e2e?.meanSec ?? 0);
}
