import type { RequestsPoint } from '@inferbench/domain/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { noteChunks } from './client-details.ts';
import { loadOf } from './client-load.ts';
import type { FieldReader } from './field-reader.ts';
import { readCounter, readMetric } from './metric-reader.ts';
import { nothingMeasured } from './nothing-measured.ts';
import { unitsPerSecond } from './time-unit.ts';

const at = (name: string) => `points[0].${name}`;
const REQUESTS = /^(requests?|count)$/;
const TOKENS = /^(tokens?|count)$/;
const PER_SECOND = /(\/|per )s(ec)?$/;

/** The point of aiperf's and genai-perf's metrics; `rounded`: figures of a table, which has two decimals. */
export function readPoint(reader: FieldReader, { rounded }: { rounded: boolean }): RequestsPoint {
  const completed = readCounter(reader, 'request_count', { path: at('counts.completed'), unit: REQUESTS });
  if (completed === null) throw reader.refused('request_count', 'nothing', 'a number of requests');
  if (completed === 0) throw nothingMeasured(reader.place('request_count'), 'No request completed');
  // Written only where something failed.
  const failed =
    readCounter(reader, 'error_request_count', { path: at('counts.failed'), unit: REQUESTS }) ?? 0;
  const rates = readRates(reader);
  const outputTokens = readTokens(reader, 'output', completed);
  // The tools' "inter token latency" is the mean gap of a request, our TPOT; the single gaps are "inter chunk".
  const latency = {
    ttft: readMetric(reader, 'time_to_first_token', { path: at('latency.ttft'), n: completed }),
    tpot: readMetric(reader, 'inter_token_latency', { path: at('latency.tpot'), n: completed }),
    itl: readMetric(reader, 'inter_chunk_latency', { path: at('latency.itl'), n: null }),
    e2e: readMetric(reader, 'request_latency', { path: at('latency.e2e'), n: completed }),
  };
  if (latency.itl !== null && latency.itl.n !== null)
    noteChunks(reader, latency.itl.n, outputTokens - completed);
  const durationSec = readDuration(reader) ?? derivedDuration(reader, completed, rates.requestsPerSec);
  return {
    measurement: 'requests',
    phase: 'SERVING',
    load: readLoad(reader),
    counts: {
      issued: completed + failed,
      completed,
      failed,
      cancelled: 0,
      inputTokens: readTokens(reader, 'input', completed),
      outputTokens,
    },
    perRequest: null,
    durationSec,
    toolRates: rounded ? null : rates,
    latency,
    power: null,
  };
}

function readRates(reader: FieldReader): NonNullable<RequestsPoint['toolRates']> {
  const rate = (name: string, path: string) => readCounter(reader, name, { path, unit: PER_SECOND });
  return {
    requestsPerSec: rate('request_throughput', at('toolRates.requestsPerSec')),
    outputTokensPerSec: rate('output_token_throughput', at('toolRates.outputTokensPerSec')),
  };
}

function readDuration(reader: FieldReader): number | null {
  const unit = reader.inside('benchmark_duration')?.raw('unit');
  const seconds = readCounter(reader, 'benchmark_duration', { path: at('durationSec'), unit: /^\w+$/ });
  if (seconds === null) return null;
  const perSecond = typeof unit === 'string' ? unitsPerSecond(unit) : null;
  if (perSecond === null || seconds === 0)
    throw reader.refused('benchmark_duration', seconds, 'a time above 0 with its unit');
  return seconds / perSecond;
}

/** genai-perf and early aiperf write no duration: requests ÷ requests per second. */
function derivedDuration(reader: FieldReader, completed: number, perSec: number | null): number {
  if (!isPositive(perSec)) throw reader.refused('benchmark_duration', 'nothing', 'a time, or a request rate');
  const message = `The file has no duration; ${completed} requests ÷ ${perSec} requests/s.`;
  reader.note('DURATION_DERIVED', message, at('durationSec'));
  return completed / perSec;
}

/** The sum of all requests; older files have only the mean, from which it follows. */
function readTokens(reader: FieldReader, which: 'input' | 'output', completed: number): number {
  const path = at(`counts.${which}Tokens`);
  const name = `${which}_sequence_length`;
  const total =
    readCounter(reader, which === 'input' ? 'total_isl' : 'total_osl', { path, unit: TOKENS }) ??
    readCounter(reader, name, { path, unit: TOKENS, key: 'sum' });
  if (total !== null) {
    reader.understood([name, 'total_output_tokens']);
    return total;
  }
  const mean = readCounter(reader, name, { path, unit: TOKENS });
  if (mean === null) throw reader.refused(name, 'nothing', 'a number of tokens');
  const message = `The file has the mean length only: ${mean} × ${completed} requests, rounded.`;
  reader.note('TOKENS_DERIVED', message, path);
  return Math.round(mean * completed);
}

/** Phases of 2026's files, `loadgen` of 2025's, flat arguments of genai-perf. */
function readLoad(reader: FieldReader): RequestsPoint['load'] {
  const config = reader.inside('input_config');
  const phases = config?.elements('phases', { listed: true }) ?? [];
  const measured = phases.find((phase) => phase.raw('exclude_from_results') !== true);
  const source = measured ?? config?.inside('loadgen') ?? config;
  if (!source) {
    reader.note('LOAD_UNKNOWN', 'The file does not say how requests arrived.', at('load'));
    return loadOf(null, null);
  }
  const path = at('load.requestRatePerSec');
  const rate = source.number('request_rate', path, 'requests/s') ?? source.number('rate', path, 'requests/s');
  const limit = source.whole('concurrency', at('load.concurrencyLimit'), 'requests');
  return loadOf(isPositive(rate) ? rate : null, limit);
}
