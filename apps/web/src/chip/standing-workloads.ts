/** A workload in which a chip's place is shown. */
export interface StandingWorkload {
  model: string;
  inputTokens: number;
  outputTokens: number;
  chips?: number;
}

/** Six workloads that the editors chose: two lengths of one model, the large mixtures, a large dense model, a small one. */
export const STANDING_WORKLOADS: readonly StandingWorkload[] = [
  { model: 'llama-3.3-70b', inputTokens: 8192, outputTokens: 1024 },
  { model: 'llama-3.3-70b', inputTokens: 1024, outputTokens: 1024 },
  { model: 'deepseek-r1', inputTokens: 8192, outputTokens: 1024 },
  { model: 'llama-3.1-405b', inputTokens: 8192, outputTokens: 1024 },
  { model: 'qwen3-235b-a22b', inputTokens: 8192, outputTokens: 1024 },
  { model: 'llama-3.1-8b', inputTokens: 1024, outputTokens: 1024 },
];

/** What the chart is asked for a workload: simulated systems of one size, each user at the usual speed. */
export function standingRequest(workload: StandingWorkload, chip: string) {
  return { ...workload, precision: 'FP8' as const, with: [chip] };
}
