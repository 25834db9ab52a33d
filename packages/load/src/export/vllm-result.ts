import type { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { MeasuredStage, MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import { stageStatistics } from '@inferbench/importers/tools/measurement/statistics';
import { MS_PER_SEC, US_PER_SEC } from '@inferbench/units/si';

/**
 * A stage as `vllm bench serve --save-detailed` writes a run, for what reads its files; rates are over the whole time, as that tool
 * counts them. https://github.com/vllm-project/vllm/blob/main/vllm/benchmarks/serve.py (read 2026-11-21)
 */
export function vllmResult(
  { header }: Pick<MeasurementFile, 'header'>,
  { stage, requests }: MeasuredStage,
): Record<string, unknown> {
  const measured = requests.filter(({ isWarmUp }) => !isWarmUp).toSorted((a, b) => a.id - b.id);
  const { counts, latency, chunkGaps, durationSec, requestsPerSec } = stageStatistics(stage, requests);
  const { load } = stage;
  const isClosed = load.kind === 'closed';
  const perSec = (tokens: number) => tokens / durationSec;
  return {
    backend: 'openai',
    model_id: header.model,
    num_prompts: counts.issued,
    request_rate: isClosed ? 'inf' : load.requestsPerSec,
    max_concurrency: isClosed ? load.concurrency : (header.plan.maxConcurrency ?? null),
    duration: durationSec,
    completed: counts.completed,
    failed: counts.issued - counts.completed,
    total_input_tokens: counts.inputTokens ?? 0,
    total_output_tokens: counts.outputTokens,
    request_throughput: requestsPerSec,
    output_throughput: perSec(counts.outputTokens),
    total_token_throughput: perSec((counts.inputTokens ?? 0) + counts.outputTokens),
    ...statistics('ttft', latency.ttft),
    ...statistics('tpot', latency.tpot),
    // The tool's own times between tokens are those between chunks.
    ...statistics('itl', chunkGaps),
    ...statistics('e2el', latency.e2e),
    ...details(measured),
  };
}

function statistics(name: string, distribution: Distribution | null): Record<string, number> {
  if (distribution === null) return {};
  const { meanSec, p50Sec, stdSec, p90Sec, p95Sec, p99Sec } = distribution;
  const known = { mean: meanSec, median: p50Sec, std: stdSec, p90: p90Sec, p95: p95Sec, p99: p99Sec };
  return Object.fromEntries(
    Object.entries(known).flatMap(([key, sec]) =>
      sec === null ? [] : [[`${key}_${name}_ms`, sec * MS_PER_SEC]],
    ),
  );
}

/** Single requests; left out where times of chunks are not kept, since that file has no word for what is not known. */
function details(measured: readonly RequestRecord[]): Record<string, unknown> {
  if (measured.some(({ tokenUs, outcome }) => outcome === 'completed' && tokenUs === undefined)) return {};
  const isDone = ({ outcome }: RequestRecord) => outcome === 'completed';
  const sec = (us: number) => us / US_PER_SEC;
  const fromSent = (request: RequestRecord, us: number | null) =>
    isDone(request) && us !== null ? sec(us - (request.sentUs ?? request.scheduledUs)) : 0;
  return {
    input_lens: measured.map(({ inputTokens }) => inputTokens ?? 0),
    output_lens: measured.map((request) => (isDone(request) ? (request.outputTokens ?? 0) : 0)),
    ttfts: measured.map((request) => fromSent(request, request.firstTokenUs)),
    itls: measured.map((request) => (isDone(request) ? (request.tokenUs ?? []).map(sec) : [])),
    latencies: measured.map((request) => fromSent(request, request.lastTokenUs)),
    errors: measured.map((request) => (isDone(request) ? '' : request.outcome)),
  };
}
