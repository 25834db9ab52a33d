import type { EngineSettings } from './settings.ts';
import type { EngineTruth } from './truth.ts';

/** Counters of the engine under the names that vLLM gives them. */
export function metricsText(
  { model, slots }: EngineSettings,
  { requests }: EngineTruth,
  { running, waiting }: { running: number; waiting: number },
): string {
  const sum = (of: (request: EngineTruth['requests'][number]) => number) =>
    requests.reduce((total, request) => total + of(request), 0);
  const values: [name: string, kind: 'counter' | 'gauge', value: number][] = [
    ['num_requests_running', 'gauge', running],
    ['num_requests_waiting', 'gauge', waiting],
    ['kv_cache_usage_perc', 'gauge', Math.min(1, running / slots)],
    ['prompt_tokens_total', 'counter', sum(({ promptTokens }) => promptTokens)],
    ['generation_tokens_total', 'counter', sum(({ outputTokens }) => outputTokens)],
    ['prefix_cache_queries_total', 'counter', sum(({ promptTokens }) => promptTokens)],
    ['prefix_cache_hits_total', 'counter', sum(({ cachedTokens }) => cachedTokens)],
  ];
  return values
    .map(([name, kind, value]) => {
      const full = `vllm:${name}`;
      return `# HELP ${full} Of the deterministic engine.\n# TYPE ${full} ${kind}\n${full}{model_name="${model}"} ${value}\n`;
    })
    .join('');
}
