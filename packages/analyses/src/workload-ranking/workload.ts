import { meanContext } from '@inferbench/domain/runs/point';
import { meanLengths } from '@inferbench/domain/workload/mean-lengths';
import type { WorkloadDistance, WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { ln } from '@inferbench/units/exact-math';

/** A workload as one mean request. */
export interface Workload {
  inputTokens: number;
  outputTokens: number;
  /** Mean keys that an answer token attends to: over all answer tokens, so that long answers weigh more. */
  context: number;
  concurrency: number | null;
}

/** Means over a distribution of requests, each with its weight. */
export function workloadOf({
  requests,
  concurrency,
}: Pick<WorkloadRequest, 'requests' | 'concurrency'>): Workload {
  const sum = (of: (request: (typeof requests)[number]) => number) =>
    requests.reduce((total, request) => total + request.weight * of(request), 0);
  const outputTokens = sum((request) => request.outputTokens);
  return {
    ...meanLengths(requests),
    context: sum((request) => request.outputTokens * meanContext(request)) / outputTokens,
    concurrency,
  };
}

/** Largest |log₂| at which a point still stands for a workload: half a power of two, as far as a slice reaches. */
export const NEAR = 0.5;

export interface Placed {
  inputTokens: number;
  outputTokens: number;
  batch: number;
}

const apart = (a: number, b: number) => Math.abs(ln(a / b) / ln(2));

/** |log₂| of each ratio; an empty prompt is as far from a real one as a prompt of one token. */
export function distanceTo(
  { inputTokens, outputTokens, concurrency }: Omit<Workload, 'context'>,
  point: Placed,
): WorkloadDistance {
  const input = apart(Math.max(1, point.inputTokens), inputTokens);
  const output = apart(Math.max(1, point.outputTokens), outputTokens);
  const users = concurrency === null ? null : apart(point.batch, concurrency);
  return {
    inputTokens: input,
    outputTokens: output,
    concurrency: users,
    largest: Math.max(input, output, users ?? 0),
  };
}
