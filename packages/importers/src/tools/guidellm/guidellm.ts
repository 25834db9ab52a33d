// Format: `guidellm benchmark --output-path benchmarks.json`, reports without version (0.2, 0.3) and of version 1 and 2.
// https://github.com/vllm-project/guidellm/blob/main/src/guidellm/benchmark/schemas/generative/metrics.py (read 2026-11-21)
import type { Latencies, RequestsPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { isPositive } from '@inferbench/units/numeric-guards';
import { isoOfEpochSec } from '@inferbench/units/utc-time';
import { loadOf } from '../../shared/client-load.ts';
import { isRecord, objectsOf } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { readReported } from './reported.ts';
import { readGuidellmRequests } from './requests.ts';
import { isTable, tableRun } from './table.ts';
import { readDuration } from './window.ts';
import type { Importer } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readEach } from '../../shared/read-each.ts';
import { windowEdges } from './window-edges.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

/** One report is one run; each load of its sweep is a point. */
export const guidellm: Importer = {
  format: 'GUIDELLM',
  recognises: ({ content }) => {
    if (isTable(content)) return true;
    const reports = objectsOf(content);
    return reports.length > 0 && reports.every(({ benchmarks }) => isBenchmarks(benchmarks));
  },
  read(files) {
    const tables = files.filter(({ content }) => isTable(content));
    const reports = files.filter((file) => !tables.includes(file));
    return [...readEach(reports, readReport), ...tables.map(({ content }) => tableRun(content))];
  },
};

function isBenchmarks(list: unknown): boolean {
  if (!Array.isArray(list) || list.length === 0) return false;
  return list.every((item: unknown) => isRecord(item) && Object.hasOwn(item, 'type_'));
}

function readReport(report: FieldReader): Run {
  const benchmarks = report.elements('benchmarks', { listed: true }) ?? [];
  const points: RequestsPoint[] = [];
  let detailed = true;
  for (const benchmark of benchmarks) {
    const read = readBenchmark(benchmark, `points[${points.length}]`);
    if (read === null) {
      const message = `${benchmark.place('').replace(/\.$/, '')} has no completed request and is left out.`;
      benchmark.note('POINT_LEFT_OUT', message, 'points');
      continue;
    }
    detailed &&= read.perRequest !== null;
    points.push(read);
  }
  const [first] = benchmarks;
  if (first === undefined || points.length === 0)
    throw nothingMeasured(report.place('benchmarks'), 'No request of any benchmark completed');
  if (!detailed) {
    report.note(
      'SAMPLED_REQUESTS',
      "The report keeps a sample of the requests only: statistics are the tool's; its percentiles are steps and count from enough requests on.",
      'points',
    );
  }
  report.note(
    'INSTANT_RATES',
    "The tool's rates are means of instantaneous rates; ours are counts ÷ duration.",
    'points[0].toolRates',
  );
  const startedAt = first.number('start_time', 'startedAt', 's since 1970');
  const metadata = report.child('metadata');
  const toolVersion = metadata?.text('guidellm_version', 'source.toolVersion') ?? null;
  metadata?.understood(['version', 'python_version', 'platform']);
  const servedName = readModel(report, first);
  report.understood(['args', 'config']);
  return newRun(report, {
    tool: 'guidellm',
    toolVersion,
    variant: detailed ? 'detailed' : 'aggregate',
    servedName,
    startedAt: startedAt === null ? null : isoOfEpochSec(startedAt),
    points,
  });
}

/** The name's place by age: `config.backend` from version 1, `worker` in 0.2. */
function readModel(report: FieldReader, benchmark: FieldReader): string | null {
  const path = 'model.servedName';
  return (
    benchmark.inside('config')?.inside('backend')?.text('model', path) ??
    benchmark.inside('worker')?.text('backend_model', path) ??
    report.inside('args')?.text('model', path) ??
    report.inside('config')?.inside('backend')?.text('model', path) ??
    null
  );
}

/** Null where no request completed. */
function readBenchmark(benchmark: FieldReader, at: string): RequestsPoint | null {
  const counted = readCounts(benchmark, at);
  if (counted.completed === 0) return null;
  const durationSec = readDuration(benchmark, `${at}.durationSec`);
  const details = readGuidellmRequests(benchmark, counted);
  const metrics = benchmark.inside('metrics');
  const tool = readReported(metrics, at, {
    completed: counted.completed,
    ntpot: benchmark.has('config'),
    counts: details === null,
  });
  const tokens = details?.totals ?? {
    inputTokens: sumOf(benchmark, metrics, 'prompt_token_count', `${at}.counts.inputTokens`),
    outputTokens: sumOf(benchmark, metrics, 'output_token_count', `${at}.counts.outputTokens`),
  };
  const { inputTokens, outputTokens } = tokens;
  const latency = oursOrReported(details?.latency ?? null, tool.latency);
  return requestsPoint({
    load: readLoad(benchmark, at),
    counts: { ...counted, inputTokens, outputTokens },
    perRequest: details?.totals ?? null,
    durationSec,
    ...windowEdges(benchmark, at, { durationSec, latency }),
    latency,
    ...(tool.reported.length === 0 ? {} : { reportedLatency: tool.reported }),
    ...(details?.samples ? { samples: details.samples } : {}),
  });
}

type Ours = Pick<Latencies, 'ttft' | 'tpot' | 'e2e'>;

/** Single gaps are not in the report, so there is no ITL. */
function oursOrReported(ours: Ours | null, reported: Ours): Latencies {
  return {
    ttft: ours?.ttft ?? reported.ttft,
    tpot: ours?.tpot ?? reported.tpot,
    itl: null,
    e2e: ours?.e2e ?? reported.e2e,
  };
}

function sumOf(benchmark: FieldReader, metrics: FieldReader | null, name: string, path: string): number {
  const sum = metrics?.inside(name)?.inside('successful')?.whole('total_sum', path, 'tokens') ?? null;
  if (sum === null) throw benchmark.refused(`metrics.${name}`, 'nothing', 'a sum of tokens');
  return sum;
}

type Counted = Pick<RequestsPoint['counts'], 'issued' | 'completed' | 'failed' | 'cancelled'>;

/** `request_totals` where there is one: in 0.2 it is of the measured window, as the statistics are. */
function readCounts(benchmark: FieldReader, at: string): Counted {
  const totals =
    benchmark.inside('request_totals') ??
    benchmark.inside('metrics')?.inside('request_totals') ??
    benchmark.inside('scheduler_metrics')?.inside('requests_made') ??
    benchmark.inside('run_stats')?.inside('requests_made') ??
    null;
  if (totals === null) throw benchmark.refused('request_totals', 'nothing', 'counts of requests');
  const count = (key: string, name: string) => totals.neededWhole(key, `${at}.counts.${name}`, 'requests');
  return {
    issued: count('total', 'issued'),
    completed: count('successful', 'completed'),
    failed: totals.whole('errored', `${at}.counts.failed`, 'requests'),
    cancelled: totals.whole('incomplete', `${at}.counts.cancelled`, 'requests'),
  };
}

/** One request at a time, a fixed number of streams, a rate, or as many as the server takes. */
function readLoad(benchmark: FieldReader, at: string): RequestsPoint['load'] {
  const strategy =
    benchmark.inside('config')?.inside('strategy') ?? benchmark.inside('args')?.inside('strategy') ?? null;
  const type = strategy?.text('type_', `${at}.load.mode`) ?? null;
  const path = `${at}.load.concurrencyLimit`;
  if (strategy === null || type === null) throw benchmark.refused('config.strategy', type, 'a strategy');
  if (type === 'synchronous') return loadOf(null, 1);
  const limit =
    strategy.whole('streams', path, 'requests') ?? strategy.whole('max_concurrency', path, 'requests');
  if (type === 'concurrent') return loadOf(null, limit);
  if (type === 'throughput') return { ...loadOf(null, limit), mode: 'burst' };
  const rate = strategy.number('rate', `${at}.load.requestRatePerSec`, 'requests/s');
  return loadOf(isPositive(rate) ? rate : null, limit);
}
