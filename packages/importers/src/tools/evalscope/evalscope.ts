// Format: `evalscope perf`, benchmark_summary.json, and benchmark_percentile.json of the same run.
// https://evalscope.readthedocs.io/en/latest/user_guides/stress_test/quick_start.html (read 2026-11-27)
import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Latencies, RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isFiniteNumber, isPositive } from '@inferbench/units/numeric-guards';
import { noteChunkMeans } from '../../shared/chunked-stream.ts';
import { loadOf } from '../../shared/client-load.ts';
import { rangeOf } from '../../shared/coarse-duration.ts';
import { everyObjectHas, objectsOf } from '../../shared/content-items.ts';
import { type FieldReader, fieldReader } from '../../shared/field-reader.ts';
import type { Content, Importer, ParsedFile } from '../../shared/importer.ts';
import { fileMissing } from '../../shared/import-refusals.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { shownShare } from '../../shared/rounding.ts';
import { soundDistribution } from '../../shared/sound-distribution.ts';
import { withoutUnseen } from '../../shared/unseen-first-token.ts';
import { wholeTotal } from '../../shared/whole-total.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

const SUMMARY = ['Time taken for tests (s)', 'Succeed requests', 'Average output tokens per request'];
const PERCENTILES = ['Percentiles', 'TTFT (s)', 'Latency (s)'];

/** Half a step of every figure: the tool rounds to four decimals. */
const HALF_STEP = 5e-5;

/** A summary is a run; one file of percentiles beside one summary adds to it. */
export const evalscope: Importer = {
  format: 'EVALSCOPE',
  recognises: ({ content }) => everyObjectHas(content, SUMMARY) || isPercentiles(content),
  read(files) {
    const lists = files.filter(({ content }) => isPercentiles(content));
    const summaries = files.filter((file) => !lists.includes(file));
    if (summaries.length === 0)
      throw fileMissing(
        'The percentiles of EvalScope are no result of their own.',
        'Give benchmark_summary.json of the same run beside them.',
      );
    const [list] = summaries.length === 1 && lists.length === 1 ? lists : [];
    return summaries.flatMap(({ content }) =>
      objectsOf(content).map((object) => readRun(fieldReader(object), list)),
    );
  },
};

function isPercentiles(content: Content): boolean {
  return content.kind === 'list' && everyObjectHas(content, PERCENTILES);
}

function readRun(reader: FieldReader, list: ParsedFile | undefined): Run {
  const at = (name: string) => `points[0].${name}`;
  const completed = reader.neededWhole('Succeed requests', at('counts.completed'), 'requests');
  if (completed === 0) throw nothingMeasured(reader.place('Succeed requests'), 'No request succeeded');
  const failed = reader.whole('Failed requests', at('counts.failed'), 'requests');
  const issued = reader.whole('Total requests', at('counts.issued'), 'requests');
  const durationSec = reader.needed('Time taken for tests (s)', at('durationSec'), 's');
  if (!isPositive(durationSec)) throw reader.refused('Time taken for tests (s)', 0, 'a time above 0 s');
  const total = (key: string, name: string) =>
    wholeTotal(reader, { key, path: at(`counts.${name}`), count: completed });
  const latency = readLatency(reader, list, completed);
  const point: RequestsPoint = requestsPoint({
    load: readLoad(reader),
    counts: {
      issued: issued ?? completed + (failed ?? 0),
      completed,
      failed,
      cancelled: null,
      inputTokens: reader.has('Average input tokens per request')
        ? total('Average input tokens per request', 'inputTokens')
        : null,
      outputTokens: total('Average output tokens per request', 'outputTokens'),
    },
    durationSec,
    ...rangeOf({ value: durationSec, halfStep: HALF_STEP }),
    latency,
  });
  noteChunkMeans(reader, point);
  noteRounding(reader, latency);
  reader.understood(reader.keys());
  return newRun(reader, { tool: 'evalscope-perf', points: [point] });
}

/** Parallel workers, each with one request at a time; a rate of −1 is no limit. */
function readLoad(reader: FieldReader): RequestsPoint['load'] {
  const key = 'Request rate (req/s)';
  const raw = reader.raw(key);
  const unlimited = isFiniteNumber(raw) && raw < 0;
  const rate = unlimited ? null : reader.number(key, 'points[0].load.requestRatePerSec', 'requests/s');
  const limit = reader.whole('Number of concurrency', 'points[0].load.concurrencyLimit', 'requests');
  return loadOf(isPositive(rate) ? rate : null, limit, unlimited);
}

const METRICS = [
  ['ttft', 'Average time to first token (s)', 'TTFT (s)'],
  ['tpot', 'Average time per output token (s)', 'TPOT (s)'],
  ['itl', 'Average inter-token latency (s)', 'ITL (s)'],
  ['e2e', 'Average latency (s)', 'Latency (s)'],
] as const;

function readLatency(reader: FieldReader, list: ParsedFile | undefined, completed: number): Latencies {
  const latency: Latencies = { ttft: null, tpot: null, itl: null, e2e: null };
  const rows = list === undefined ? [] : objectsOf(list.content);
  const rowOf = new Map(rows.map((row) => [row['Percentiles'], fieldReader(row)]));
  for (const [metric, mean, column] of METRICS) {
    const path = `points[0].latency.${metric}`;
    const percentile = (label: string, name: string) => {
      const value = rowOf.get(label)?.number(column, `${path}.${name}`, 's') ?? null;
      return value;
    };
    const distribution: Distribution = {
      n: metric === 'itl' ? null : completed,
      meanSec: reader.number(mean, `${path}.meanSec`, 's'),
      stdSec: null,
      minSec: null,
      p50Sec: percentile('50%', 'p50Sec'),
      p90Sec: percentile('90%', 'p90Sec'),
      p95Sec: percentile('95%', 'p95Sec'),
      p99Sec: percentile('99%', 'p99Sec'),
      maxSec: null,
      origin: 'reported',
    };
    latency[metric] = soundDistribution(reader, distribution, path);
  }
  return withoutUnseen(reader, latency);
}

function noteRounding(reader: FieldReader, { ttft, tpot }: Latencies): void {
  const least = Math.min(...[ttft?.meanSec, tpot?.meanSec].filter((value) => isPositive(value)));
  const share = Number.isFinite(least) ? `, ± ${shownShare(HALF_STEP / least)} of the shortest mean` : '';
  reader.note('DURATION_RANGE', 'Every rate carries what the duration can be.', 'points[0].durationRange');
  reader.note('ROUNDED', `The tool rounds every figure to four decimals${share}.`, 'points[0].latency');
}
