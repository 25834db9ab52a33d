import type { RequestShape } from './workload-ranking.ts';

/** Mean prompt and answer over a distribution of requests, tokens, each with its weight. */
export function meanLengths(requests: readonly RequestShape[]): {
  inputTokens: number;
  outputTokens: number;
} {
  const sum = (of: (request: RequestShape) => number) =>
    requests.reduce((total, request) => total + request.weight * of(request), 0);
  const weight = sum(() => 1);
  return {
    inputTokens: sum(({ inputTokens }) => inputTokens) / weight,
    outputTokens: sum(({ outputTokens }) => outputTokens) / weight,
  };
}
