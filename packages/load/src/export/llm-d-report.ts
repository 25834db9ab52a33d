import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { MeasuredStage, MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import { type StageStatistics, stageStatistics } from '@inferbench/importers/tools/measurement/statistics';
import { US_PER_SEC } from '@inferbench/units/si';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';

const VERSION = '0.2.1';

/**
 * A stage as a benchmark report of llm-d: aggregates alone, over the whole time.
 * https://github.com/llm-d/llm-d-benchmark/tree/main/benchmark_report (read 2026-11-22)
 */
export function llmdReport(
  { header }: Pick<MeasurementFile, 'header'>,
  { stage, requests }: MeasuredStage,
): Record<string, unknown> {
  const statistics = stageStatistics(stage, requests);
  const { counts, durationSec, requestsPerSec } = statistics;
  const { load } = stage;
  const startedSec = epochSec(header.startedAt);
  const at = (us: number) => (startedSec === null ? null : isoOfEpochSec(startedSec + us / US_PER_SEC));
  return {
    version: VERSION,
    run: {
      time: {
        start: at(stage.warmUpEndUs),
        end: at(stage.endedUs),
        duration: `PT${durationSec}S`,
      },
    },
    scenario: {
      load: {
        standardized: {
          tool: header.tool.name,
          tool_version: header.tool.version,
          stage: stage.position,
          ...(load.kind === 'closed' ? { concurrency: load.concurrency } : { rate_qps: load.requestsPerSec }),
        },
      },
    },
    results: {
      request_performance: {
        aggregate: {
          requests: {
            total: counts.issued,
            failures: counts.issued - counts.completed,
            incomplete: 0,
            ...lengths('input_length', counts.inputTokens, counts.completed),
            ...lengths('output_length', counts.outputTokens, counts.completed),
          },
          latency: latencies(statistics),
          throughput: {
            request_rate: { units: 'queries/s', mean: requestsPerSec },
            output_token_rate: { units: 'tokens/s', mean: counts.outputTokens / durationSec },
          },
        },
      },
    },
  };
}

function lengths(name: string, tokens: number | null, completed: number): Record<string, unknown> {
  return tokens === null || completed === 0 ? {} : { [name]: { units: 'count', mean: tokens / completed } };
}

function latencies({ latency }: StageStatistics): Record<string, unknown> {
  return Object.fromEntries(
    [
      ['time_to_first_token', 's', latency.ttft] as const,
      ['time_per_output_token', 's/token', latency.tpot] as const,
      ['inter_token_latency', 's/token', latency.itl] as const,
      ['request_latency', 's', latency.e2e] as const,
    ].flatMap(([name, units, distribution]) =>
      distribution === null ? [] : [[name, { units, ...statisticOf(distribution) }]],
    ),
  );
}

function statisticOf(distribution: Distribution): Record<string, number> {
  const { meanSec, stdSec, minSec, p50Sec, p90Sec, p95Sec, p99Sec, maxSec } = distribution;
  const all = {
    mean: meanSec,
    stddev: stdSec,
    min: minSec,
    p50: p50Sec,
    p90: p90Sec,
    p95: p95Sec,
    p99: p99Sec,
    max: maxSec,
  };
  return Object.fromEntries(Object.entries(all).flatMap(([key, sec]) => (sec === null ? [] : [[key, sec]])));
}
