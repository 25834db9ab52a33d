// Format: `llama-benchy --format json`.
// https://github.com/eugr/llama-benchy/blob/main/schemas/benchmark_report_schema.json (read 2026-11-27)
import { meanContext, type SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { MS_PER_SEC } from '@inferbench/units/si';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';
import { isRecord, objectsOf } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { Importer, JsonObject } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readEach } from '../../shared/read-each.ts';
import { distributionOf } from '../../shared/statistics.ts';
import { summaryPoint } from '../../shared/summary-point.ts';

/** One report is a run: of each combination the prompts of one stream, and the tokens of all of them. */
export const llamaBenchy: Importer = {
  format: 'LLAMA_BENCHY',
  recognises: ({ content }) => {
    const reports = objectsOf(content);
    return reports.length > 0 && reports.every(isReport);
  },
  read: (files) => readEach(files, readReport),
};

function isReport({ latency_mode: mode, benchmarks }: JsonObject): boolean {
  return (
    mode !== undefined &&
    Array.isArray(benchmarks) &&
    benchmarks.length > 0 &&
    benchmarks.every(
      (entry: unknown) => isRecord(entry) && 'pp_throughput' in entry && 'tg_throughput' in entry,
    )
  );
}

function readReport(reader: FieldReader): Run {
  const points: SummaryPoint[] = [];
  for (const benchmark of reader.elements('benchmarks', { listed: true }) ?? [])
    points.push(...pointsOf(benchmark, points.length));
  if (points.length === 0) throw nothingMeasured(reader.place('benchmarks'), 'No combination has a rate');
  noteLatency(reader);
  const servedName = reader.text('model', 'model.servedName');
  const toolVersion = reader.text('version', 'source.toolVersion');
  reader.hint('prefix_caching_enabled', 'techniques.prefixCache');
  reader.hint('max_concurrency', 'system');
  const recordedAt = instantOf(reader.raw('timestamp'));
  reader.understood(['timestamp']);
  return newRun(reader, {
    tool: 'llama-benchy',
    toolVersion,
    servedName,
    recordedAt,
    points,
  });
}

/** "2026-02-07 19:09:00Z". */
function instantOf(raw: unknown): string | null {
  const seconds = typeof raw === 'string' ? epochSec(raw.trim().replace(' ', 'T')) : null;
  return seconds === null ? null : (isoOfEpochSec(seconds)?.replace('.000Z', 'Z') ?? null);
}

/** Notes what the tool subtracts from the first response before it divides the prompt by it. */
function noteLatency(reader: FieldReader): void {
  const mode = reader.text('latency_mode', 'points[0].prefillLatencySec') ?? '?';
  const ms = reader.number('latency_ms', 'points[0].prefillLatencySec', 'ms') ?? 0;
  reader.note(
    'LATENCY_SUBTRACTED',
    `The tool takes ${ms} ms (mode ${mode}) for the way to the server and subtracts it from the time of a prompt.`,
    'points[0].prefillLatencySec',
  );
}

/** Values of all repetitions of one metric, or their mean where the report has no list of them. */
function valuesOf(benchmark: FieldReader, name: string): number[] {
  const metric = benchmark.inside(name);
  const mean = metric?.number('mean', 'points', null) ?? 0;
  return (metric?.numbers('values') ?? [mean]).filter((value) => value > 0);
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function pointsOf(benchmark: FieldReader, from: number): SummaryPoint[] {
  const at = (name: string) => `points[${from}].${name}`;
  const batch = benchmark.neededWhole('concurrency', at('batch'), 'requests');
  if (batch === 0) throw benchmark.refused('concurrency', 0, 'at least 1');
  const context = benchmark.whole('context_size', at('contextTokens'), 'tokens') ?? 0;
  const prompt = benchmark.neededWhole('prompt_size', at('inputTokens'), 'tokens');
  const answer = benchmark.neededWhole('response_size', at('outputTokens'), 'tokens');
  const points: SummaryPoint[] = [];
  const promptMs = valuesOf(benchmark, 'est_ppt');
  const prefillSec = meanOf(promptMs);
  if (context > 0)
    benchmark.note(
      'PREFILL_AT_DEPTH',
      `${benchmark.place('prompt_size')}: a prompt of ${prompt} after ${context} tokens of context is no prefill of ours; left out.`,
      'points',
    );
  else if (batch === 1 && prefillSec !== null && prompt > 0)
    points.push(
      summaryPoint({
        phase: 'PREFILL',
        batch,
        inputTokens: prompt,
        iterations: promptMs.length,
        prefillLatencySec: prefillSec / MS_PER_SEC,
        derived: [
          { key: 'prefillLatencySec', formula: 'mean of est_ppt: first response − way to the server' },
        ],
      }),
    );
  const decode = decodePoint(benchmark, { batch, inputTokens: context + prompt, outputTokens: answer });
  return decode === null ? points : [...points, decode];
}

/** Time a token of one stream: the mean of 1 ÷ rate, of which a mean of rates would hide the slow ones. */
function decodePoint(
  benchmark: FieldReader,
  lengths: { batch: number; inputTokens: number; outputTokens: number },
): SummaryPoint | null {
  const rates = valuesOf(benchmark, 'tg_req_throughput');
  const tpotSec = meanOf(rates.map((rate) => 1 / rate));
  if (tpotSec === null || lengths.outputTokens === 0) return null;
  const first = valuesOf(benchmark, 'e2e_ttft').map((ms) => ms / MS_PER_SEC);
  return summaryPoint({
    ...lengths,
    phase: 'DECODE',
    batchBasis: lengths.batch === 1 ? 'STATIC' : 'ACHIEVED',
    contextTokens: meanContext(lengths),
    iterations: rates.length,
    tpotSec,
    latency: { ttft: distributionOf(first), tpot: null, itl: null, e2e: null },
    derived: [
      { key: 'tpotSec', formula: 'mean of 1 ÷ tg_req_throughput' },
      { key: 'inputTokens', formula: 'context_size + prompt_size' },
      { key: 'contextTokens', formula: 'context + prompt + answer ÷ 2' },
    ],
  });
}
