/** What a bench found, and the ratios within one run that it is judged by. */
export interface BenchOutcome {
  results: Record<string, unknown>;
  ratios: Record<string, number | null>;
}
