// Format: `guidellm benchmark --output-path benchmarks.csv`: three lines of names, a row a benchmark.
// https://github.com/vllm-project/guidellm/blob/main/src/guidellm/benchmark/outputs/csv.py (read 2026-11-27)
import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Latencies, Point, RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { loadOf } from '../../shared/client-load.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { Content, JsonObject } from '../../shared/importer.ts';
import { noTestFinished, nothingMeasured } from '../../shared/nothing-measured.ts';
import { cellLines } from '../../shared/read-table.ts';
import { runOfReaders } from '../../shared/run-of-readers.ts';
import { soundDistribution } from '../../shared/sound-distribution.ts';
import { summaryPoint } from '../../shared/summary-point.ts';
import { wholeTotal } from '../../shared/whole-total.ts';
import { counting } from './reported.ts';
import { cutWindow } from './window.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** Whether a text is such a table: its first line names the groups, one above each column. */
export function isGuidellmTable(text: string): boolean {
  return /^"?Run Info"?,(?:"?Run Info"?,)*"?Benchmark"?,/.test(text);
}

export function isTable(content: Content): boolean {
  return content.kind === 'text' && isGuidellmTable(content.text);
}

/** Lines of names above its rows. */
export const GUIDELLM_NAME_LINES = 3;

/** Rows under the three names of each column: "Request Latency | Successful Sec | Mean". */
function rowsOf(content: Content): JsonObject[] {
  const [groups = [], names = [], kinds = [], ...rows] =
    content.kind === 'text' ? (cellLines(content.text) ?? []) : [];
  const keys = groups.map((group, i) =>
    [group, names[i] ?? '', kinds[i] ?? ''].filter((part) => part !== '').join(' | '),
  );
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(keys.map((key, i) => [key, cells[i] ?? ''])));
}

/** One run, a point for each benchmark of the table. */
export function tableRun(content: Content): Run {
  const rows = rowsOf(content);
  if (rows.length === 0) throw noTestFinished('guidellm');
  const readers = rows.map((row, i) =>
    fieldReader(row, { prefix: `line ${i + GUIDELLM_NAME_LINES + 1}: `, textual: true }),
  );
  const points: Point[] = [];
  for (const reader of readers) {
    const point = readRow(reader, `points[${points.length}]`);
    if (point !== null) points.push(point);
    else
      reader.note(
        'POINT_LEFT_OUT',
        `${reader.place('').replace(/: $/, '')} has no completed request and is left out.`,
        'points',
      );
  }
  if (points.length === 0) throw nothingMeasured('line 4', 'No request of any benchmark completed');
  for (const reader of readers) reader.understood(reader.keys());
  return runOfReaders(readers, { tool: 'guidellm', points });
}

/** Point of a benchmark; null where no request completed. */
function readRow(reader: FieldReader, at: string): Point | null {
  const completed = reader.neededWhole('Request Counts | Successful', `${at}.counts.completed`, 'requests');
  if (completed === 0) return null;
  const failed = reader.whole('Request Counts | Errored', `${at}.counts.failed`, 'requests');
  const cancelled = reader.whole('Request Counts | Incomplete', `${at}.counts.cancelled`, 'requests');
  const path = `${at}.durationSec`;
  const stated = reader.needed('Timings | Duration | Sec', path, 's');
  const cooldown = Number(reader.raw('Timings | Cooldown | Sec') ?? 0);
  const durationSec = cutWindow(reader, { key: 'Timings | Duration | Sec', stated, past: -cooldown, path });
  const latency = latencyOf(reader, { at, completed });
  reader.note(
    'PERCENTILES_AS_STEPS',
    'Percentiles of the tool are steps and count from enough requests on; figures weighted by tokens are not read; benchmarks.json has more.',
    `${at}.latency`,
  );
  const tokens = (which: string, name: string) =>
    reader.has(`Token Metrics | Successful ${which} Tokens | Mean`)
      ? wholeTotal(reader, {
          key: `Token Metrics | Successful ${which} Tokens | Mean`,
          path: `${at}.counts.${name}`,
          count: completed,
        })
      : null;
  const outputTokens = tokens('Output', 'outputTokens');
  const load = readLoad(reader, at);
  if (outputTokens === null)
    return withoutTokens({ latency, completed, durationSec, streams: load.concurrencyLimit });
  const issued = completed + (failed ?? 0) + (cancelled ?? 0);
  return requestsPoint({
    load,
    counts: {
      issued,
      completed,
      failed,
      cancelled,
      inputTokens: tokens('Input', 'inputTokens'),
      outputTokens,
    },
    durationSec,
    latency,
  });
}

/** Versions without a count of tokens give latencies alone. */
function withoutTokens({
  latency,
  completed,
  durationSec,
  streams,
}: {
  latency: Latencies;
  completed: number;
  durationSec: number;
  streams: number | null;
}): Point {
  const meanE2eSec = latency.e2e?.meanSec ?? null;
  const inFlight = meanE2eSec === null ? null : (completed * meanE2eSec) / durationSec;
  return summaryPoint({
    phase: 'SERVING',
    batch: inFlight ?? streams,
    batchBasis: 'ACHIEVED',
    latency,
    derived:
      inFlight === null ? [] : [{ key: 'batch', formula: 'requests ÷ duration × mean latency (Little)' }],
  });
}

function readLoad(reader: FieldReader, at: string): RequestsPoint['load'] {
  const strategy = reader.text('Benchmark | Strategy', `${at}.load.mode`);
  if (strategy === 'synchronous') return loadOf(null, 1);
  reader.note(
    'LOAD_UNKNOWN',
    'The table has neither streams nor rate of the strategy; state the load.',
    `${at}.load`,
  );
  if (strategy === 'throughput') return loadOf(null, null, true);
  return { ...loadOf(null, null), mode: strategy === 'concurrent' ? 'closed' : null };
}

/** Metrics of one value a request; gaps between tokens are weighted by tokens and none of ours. */
const METRICS = [
  ['ttft', 'Time to First Token | Successful ms', 1000],
  ['e2e', 'Request Latency | Successful Sec', 1],
] as const;

function latencyOf(reader: FieldReader, { at, completed }: { at: string; completed: number }): Latencies {
  const latency: Latencies = { ttft: null, tpot: null, itl: null, e2e: null };
  for (const [metric, prefix, perSec] of METRICS) {
    const path = `${at}.latency.${metric}`;
    const sec = (name: string, statistic: string) => {
      const value = reader.number(`${prefix} | ${name}`, `${path}.${statistic}`, perSec === 1 ? 's' : 'ms');
      return value === null ? null : value / perSec;
    };
    const steps = stepsOf(reader.raw(`${prefix} | Percentiles`)).map((value) => value / perSec);
    const distribution: Distribution = {
      n: completed,
      meanSec: sec('Mean', 'meanSec'),
      stdSec: sec('Std Dev', 'stdSec'),
      minSec: steps[0] ?? null,
      p50Sec: sec('Median', 'p50Sec'),
      p90Sec: steps[7] ?? null,
      p95Sec: steps[8] ?? null,
      p99Sec: steps[9] ?? null,
      maxSec: steps[10] ?? null,
      origin: 'reported',
    };
    const sound = soundDistribution(reader, distribution, path);
    latency[metric] = sound === null ? null : counting(sound);
  }
  return latency;
}

const STEPS = 11;

/** "[min, p0.1, p1, p5, p10, p25, p75, p90, p95, p99, max]" as the tool prints it; none where it is anything else. */
function stepsOf(raw: unknown): number[] {
  const parts = typeof raw === 'string' ? raw.replaceAll(/^\[|\]$/g, '').split(',') : [];
  const values = parts.map((part) => (/^\s*\d/.test(part) ? Number(part) : Number.NaN));
  return values.length === STEPS && values.every((value) => isPositive(value) || value === 0) ? values : [];
}
