// Format: profile_export_aiperf_sweep.json, the summary of a sweep of aiperf.
// https://github.com/ai-dynamo/aiperf/blob/main/docs/api/sweep-aggregate.md (read 2026-11-27)
import type { Run } from '@inferbench/domain/runs/run';
import { isRecord } from '../../shared/content-items.ts';
import { MAX_FIELDS, fieldReader } from '../../shared/field-reader.ts';
import type { Content, JsonObject, ParsedFile } from '../../shared/importer.ts';
import { newRun } from '../../shared/new-run.ts';
import { nothingMeasured } from '../../shared/nothing-measured.ts';
import { readPoint } from './point.ts';

const LIST = 'per_combination_metrics';

export function isSweep(content: Content): boolean {
  return content.kind === 'object' && Array.isArray(content.object[LIST]);
}

/** Statistics of requests, which stand beside those over trials: `std`, `min` and `max` are of the means of trials. */
const OF_REQUESTS = ['avg', 'p1', 'p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95', 'p99', 'count'] as const;
const FLAT = /^(.+)_(avg|p1|p5|p10|p25|p50|p75|p90|p95|p99)$/;

/** One run, a point for each combination of the sweep, in the order of the file. */
export function sweepRun({ content }: ParsedFile): Run {
  const object = content.kind === 'object' ? content.object : {};
  const runs = (fieldReader(object).elements(LIST, { listed: false }) ?? []).map((_, i) =>
    combinationRun(object, i),
  );
  const [first] = runs;
  if (first === undefined) throw nothingMeasured(LIST, 'The sweep has no combination');
  const fields = runs.flatMap(({ source }, i) => source.fields.map((field) => moved(field, i)));
  const warnings = runs.flatMap(({ source }, i) =>
    source.warnings.map((one) => (one.path === null ? one : moved({ ...one, path: one.path }, i))),
  );
  return {
    ...first,
    source: {
      ...first.source,
      fields: fields.slice(0, MAX_FIELDS),
      warnings: [...warnings, ...noteTrials(object)],
    },
    points: runs.flatMap(({ points }) => points),
  };
}

function combinationRun(object: JsonObject, index: number): Run {
  const list: unknown = object[LIST];
  const combination: unknown = Array.isArray(list) ? list[index] : null;
  const { parameters, metrics } = isRecord(combination) ? combination : {};
  const reader = fieldReader(
    { ...summaryOf(metrics), input_config: { loadgen: loadOf(parameters) } },
    { prefix: `${LIST}[${index}].` },
  );
  const point = readPoint({ reader, metrics: reader, rounded: false });
  reader.understood(reader.keys());
  const run = newRun(reader, { tool: 'aiperf', points: [point] });
  return { ...run, source: { ...run.source, unknownKeys: [] } };
}

/** Parameters by the last part of their name: `phases.profiling.concurrency` is a concurrency. */
function loadOf(parameters: unknown): JsonObject {
  if (!isRecord(parameters)) return {};
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name.split('.').at(-1) ?? name, value]),
  );
}

/** Metrics in the shape of a single summary: nested with their own statistics, or of several trials one a name and statistic. */
function summaryOf(metrics: unknown): JsonObject {
  if (!isRecord(metrics)) return {};
  const summary: Record<string, Record<string, unknown>> = {};
  for (const [name, block] of Object.entries(metrics)) {
    if (!isRecord(block)) continue;
    const [, metric, statistic = 'avg'] = FLAT.exec(name) ?? [];
    const mean = block['mean'] ?? block['avg'];
    if (metric !== undefined)
      summary[metric] = { ...summary[metric], unit: block['unit'], [statistic]: mean };
    else {
      const own = OF_REQUESTS.flatMap((key) =>
        Object.hasOwn(block, key) ? [[key, block[key]] as const] : [],
      );
      summary[name] = { avg: mean, ...Object.fromEntries(own), unit: block['unit'] };
    }
  }
  return summary;
}

function moved<T extends { path: string }>(entry: T, index: number): T {
  return { ...entry, path: entry.path.replace(/^points\[0\]/, `points[${index}]`) };
}

function noteTrials({ metadata, failed_runs: failed }: JsonObject): Run['source']['warnings'] {
  const trials = isRecord(metadata) ? metadata['num_trials_per_value'] : null;
  const several =
    typeof trials === 'number' && trials > 1
      ? [{ code: 'MEANS_OF_TRIALS', message: `Each figure is the mean of ${trials} trials.`, path: null }]
      : [];
  const broken =
    Array.isArray(failed) && failed.length > 0
      ? [
          {
            code: 'RUN_LEFT_OUT',
            message: `${failed.length} runs of the sweep failed and are not in it.`,
            path: null,
          },
        ]
      : [];
  return [...several, ...broken];
}
