import type { Counts } from './slots.ts';

/** Counters in the names and words that llama.cpp's own server has them in. */
export function metricsText(counts: Counts, contextTokens: number): string {
  const rows: readonly [name: string, type: 'counter' | 'gauge', help: string, value: number][] = [
    ['prompt_tokens_total', 'counter', 'Number of prompt tokens processed.', counts.promptTokens],
    ['prompt_seconds_total', 'counter', 'Prompt process time', counts.promptSeconds],
    ['tokens_predicted_total', 'counter', 'Number of generation tokens processed.', counts.answerTokens],
    ['tokens_predicted_seconds_total', 'counter', 'Predict process time', counts.answerSeconds],
    [
      'kv_cache_usage_ratio',
      'gauge',
      'KV-cache usage. 1 means 100 percent usage.',
      counts.heldTokens / contextTokens,
    ],
    ['requests_processing', 'gauge', 'Number of requests processing.', counts.running],
    ['requests_deferred', 'gauge', 'Number of requests deferred.', counts.waiting],
  ];
  return rows
    .map(
      ([name, type, help, value]) =>
        `# HELP llamacpp:${name} ${help}\n# TYPE llamacpp:${name} ${type}\nllamacpp:${name} ${value}\n`,
    )
    .join('');
}
