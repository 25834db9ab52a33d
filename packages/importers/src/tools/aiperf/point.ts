import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { noteChunkMeans, noteChunks } from '../../shared/chunked-stream.ts';
import {
  coarseDuration,
  type Printed,
  printedFigure,
  rangeOf,
  shownDuration,
} from '../../shared/coarse-duration.ts';
import { readAiperfLatency } from './latency.ts';
import { noteLength, readAiperfLoad } from './load.ts';
import { readCancelled } from './errors.ts';
import { readWindows } from './windows.ts';
import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { readCounter } from '../../shared/metric-reader.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { summaryPoint } from '../../shared/summary-point.ts';
import { unitsPerSecond } from '../../shared/time-unit.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

const at = (name: string) => `points[0].${name}`;
const REQUESTS = /^(requests?|count)$/;
const TOKENS = /^(tokens?|count)$/;
const PER_SECOND = /(\/|per )s(ec)?$/;

/** What the readers of one summary share: the file, and where in it the metrics stand. */
export interface Summary {
  reader: FieldReader;
  /** `records` of October 2025; else the file itself. */
  metrics: FieldReader;
  /** Figures of a table, which has two decimals. */
  rounded: boolean;
}

/** The point of aiperf's and genai-perf's metrics: of requests, or without their number or time a few figures. */
export function readPoint(summary: Summary): Point {
  const { metrics } = summary;
  if (!isRecord(metrics.raw('request_count'))) return steadyPoint(summary);
  const completed = readCounter(metrics, 'request_count', { path: at('counts.completed'), unit: REQUESTS });
  if (completed === null) throw metrics.refused('request_count', 'nothing', 'a number of requests');
  if (completed === 0) throw nothingMeasured(metrics.place('request_count'), 'No request completed');
  const { durationSec, ...range } = readDuration(summary, completed) ?? { durationSec: null };
  return durationSec === null
    ? steadyPoint(summary, completed)
    : servedPoint(summary, { completed, durationSec, ...range });
}

type Timed = Pick<RequestsPoint, 'durationSec' | 'durationRange'> & { completed: number };

function servedPoint(summary: Summary, { completed, ...time }: Timed): RequestsPoint {
  const { reader, metrics, rounded } = summary;
  // Written only where something failed; those that the client took back are among them.
  const errors =
    readCounter(metrics, 'error_request_count', { path: at('counts.failed'), unit: REQUESTS }) ?? 0;
  const cancelled = readCancelled(reader, errors);
  const failed = errors - cancelled;
  const rates = readRates(metrics);
  const outputTokens = readTokens(metrics, 'output', completed);
  if (outputTokens === null) throw metrics.refused('output_sequence_length', 'nothing', 'a number of tokens');
  const latency = readAiperfLatency(reader, metrics, { completed, meanOutput: outputTokens / completed });
  if (latency.itl !== null && latency.itl.n !== null)
    noteChunks(reader, latency.itl.n, outputTokens - completed);
  else noteChunkMeans(reader, { latency, counts: { completed, outputTokens } });
  noteLength(reader, outputTokens / completed);
  return requestsPoint({
    load: readAiperfLoad(reader),
    counts: {
      issued: completed + errors,
      completed,
      failed,
      cancelled,
      inputTokens: readTokens(metrics, 'input', completed),
      outputTokens,
    },
    ...time,
    ...(rounded
      ? { toolRates: null }
      : readWindows(reader, rates, { completed, durationSec: time.durationSec })),
    latency,
  });
}

/** A steady state by rates and means: genai-perf counts no requests, and a table's rates may be too coarse to divide by. */
function steadyPoint(summary: Summary, completed: number | null = null): SummaryPoint {
  const { reader, metrics } = summary;
  const mean = (which: string, ours: string) =>
    readCounter(metrics, `${which}_sequence_length`, { path: at(ours), unit: TOKENS });
  const outputTokens = mean('output', 'outputTokens');
  const latency = readAiperfLatency(reader, metrics, { completed, meanOutput: outputTokens ?? 0 });
  const { requestsPerSec, outputTokensPerSec } = completed === null ? readRates(metrics) : NO_RATES;
  const meanE2eSec = latency.e2e?.meanSec ?? null;
  const inFlight = isPositive(requestsPerSec) && meanE2eSec !== null ? requestsPerSec * meanE2eSec : null;
  if (completed === null)
    noteUncounted(summary, { known: isPositive(outputTokensPerSec) || meanE2eSec !== null });
  if (outputTokens !== null) noteLength(reader, outputTokens);
  return summaryPoint({
    phase: 'SERVING',
    batch: inFlight,
    batchBasis: 'ACHIEVED',
    inputTokens: mean('input', 'inputTokens'),
    outputTokens,
    outputTokensPerSec: isPositive(outputTokensPerSec) ? outputTokensPerSec : null,
    tpotSec: latency.tpot?.meanSec ?? null,
    latency,
    derived: inFlight === null ? [] : [{ key: 'batch', formula: 'requests/s × mean latency (Little)' }],
  });
}

function noteUncounted({ reader, metrics }: Summary, { known }: { known: boolean }): void {
  const message =
    'The file has neither a number of requests nor a duration: rates and means are all that it says of the load.';
  reader.note('COUNT_UNKNOWN', message, at('iterations'));
  readAiperfLoad(reader);
  if (!known) throw metrics.refused('output_token_throughput', 'nothing', 'a rate, or latencies of requests');
}

const NO_RATES = { requestsPerSec: null, outputTokensPerSec: null };

function readRates(metrics: FieldReader): NonNullable<RequestsPoint['toolRates']> {
  const rate = (name: string, path: string) => readCounter(metrics, name, { path, unit: PER_SECOND });
  return {
    requestsPerSec: rate('request_throughput', at('toolRates.requestsPerSec')),
    outputTokensPerSec: rate('output_token_throughput', at('toolRates.outputTokensPerSec')),
  };
}

/** Duration as the file states it, else by the finer of its rates; null where those are too coarse. */
function readDuration(summary: Summary, completed: number): Omit<Timed, 'completed'> | null {
  const { metrics } = summary;
  const unit = metrics.inside('benchmark_duration')?.raw('unit');
  const seconds = readCounter(metrics, 'benchmark_duration', { path: at('durationSec'), unit: /^\w+$/ });
  if (seconds === null) return derivedDuration(summary, completed);
  const perSecond = typeof unit === 'string' ? unitsPerSecond(unit) : null;
  if (perSecond === null || seconds === 0)
    throw metrics.refused('benchmark_duration', seconds, 'a time above 0 with its unit');
  const printed = printedFigure(metrics.inside('benchmark_duration')?.raw('avg'), summary);
  return { durationSec: seconds / perSecond, ...(printed === null ? {} : rangeOf(printed, perSecond)) };
}

/** genai-perf and older tables state no duration: requests ÷ requests/s, or tokens ÷ tokens/s, which has more digits. */
function derivedDuration(
  { reader, metrics, rounded }: Summary,
  completed: number,
): Omit<Timed, 'completed'> | null {
  const figure = (name: string): Printed | null =>
    printedFigure(metrics.inside(name)?.raw('avg'), { rounded });
  const requestRate = figure('request_throughput');
  const tokenRate = figure('output_token_throughput');
  const mean = figure('output_sequence_length');
  if (requestRate === null && tokenRate === null)
    throw metrics.refused('benchmark_duration', 'nothing', 'a time, or a request rate');
  const tokens =
    mean === null ? null : { value: mean.value * completed, halfStep: mean.halfStep * completed };
  const { best, byRequests, byTokens } = coarseDuration({ completed, requestRate, tokens, tokenRate });
  if (best === null) {
    const message = `The file has no duration, and ${requestRate?.value ?? '?'} requests/s does not give one: its last digit leaves more than a fifth open.`;
    reader.note('DURATION_UNKNOWN', message, 'points[0]');
    return null;
  }
  const { durationSec, range, by } = best;
  const ways = [
    ...(byTokens === null || by === 'requests'
      ? []
      : [
          `${completed} requests × ${mean?.value} tokens ÷ ${tokenRate?.value} tokens/s = ${shownDuration(byTokens)}`,
        ]),
    ...(byRequests === null
      ? []
      : [`${completed} requests ÷ ${requestRate?.value} requests/s = ${shownDuration(byRequests)}`]),
  ];
  const finer = ways.length > 1 ? '; the first has more digits' : '';
  const message = `The file has no duration; ${ways.join(', ')}${finer}.`;
  reader.note('DURATION_DERIVED', message, at('durationSec'));
  if (range === null) return { durationSec };
  reader.note('DURATION_RANGE', 'Every rate carries what the duration can be.', at('durationRange'));
  return { durationSec, durationRange: range };
}

/** The sum of all requests; older files have only the mean, from which it follows. Null where prompts were not counted. */
function readTokens(metrics: FieldReader, which: 'input' | 'output', completed: number): number | null {
  const path = at(`counts.${which}Tokens`);
  const name = `${which}_sequence_length`;
  const total =
    readCounter(metrics, which === 'input' ? 'total_isl' : 'total_osl', { path, unit: TOKENS }) ??
    readCounter(metrics, name, { path, unit: TOKENS, key: 'sum' });
  if (total !== null) {
    metrics.understood([name, 'total_output_tokens']);
    return total;
  }
  const mean = readCounter(metrics, name, { path, unit: TOKENS });
  if (mean === null) {
    if (which === 'input')
      metrics.note(
        'PROMPTS_UNCOUNTED',
        'The file has no input length, as with a load from a data-set file; state workload.inputTokens if you know it.',
        path,
      );
    return null;
  }
  const message = `The file has the mean length only: ${mean} × ${completed} requests, rounded.`;
  metrics.note('TOKENS_DERIVED', message, path);
  return Math.round(mean * completed);
}
