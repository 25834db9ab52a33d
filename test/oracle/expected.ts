/** A figure of the oracle: exact, within a band whose reason is named, missing for a reason, or left open by the documents. */
export type Value =
  | { kind: 'exact'; value: number }
  | { kind: 'band'; low: number; high: number; why: string }
  | { kind: 'missing'; reason: string }
  | { kind: 'open'; why: string };

export interface Cost {
  usdPerHour: Value;
  usdPerMillionOutputTokens: Value;
  usdPerMillionInputTokens: Value;
  /** Useful TOPS of all chips ÷ USD an hour of all chips. */
  efficiency: Value;
}

export interface Energy {
  boundary: string;
  watts: number;
  /** Prompt included. */
  joulesPerOutputToken: Value;
  joulesPerRequest: Value;
  joulesPerImage: Value;
  /** Useful TOPS of all chips ÷ watts of all chips. */
  efficiency: Value;
}

/** What the documents say of one published point. */
export interface ExpectedPoint {
  /** Rows of the measurement list that are this point. */
  rows: readonly string[];
  title: string;
  phase: 'PREFILL' | 'DECODE' | 'GENERATE' | 'SERVING' | 'IMAGE';
  chips: number;
  /** All chips. */
  peakOpsPerSec: number;
  flopsPerSec: number | null;
  /** Part of the FLOPs that prompts need. */
  prefillShare: number | null;
  /** Per chip. */
  usefulTops: Value;
  utilisation: number | null;
  tokensPerSecPerUser: Value;
  tokensPerSecPerChip: Value;
  imagesPerSec: number | null;
  costs: { RENTED: Cost | null; OWNED: Cost | null; CONTRACT: Cost | undefined };
  energy: Energy | null;
  /** Ideal useful TOPS ÷ peak. */
  algorithm: Value;
  /**
   * Null: no slice can be named. A context of null is not stated by the documents (images have no tokens). At maximum load the
   * batch is 0, and so is the context where only the benchmark's data set names the lengths.
   */
  slice: {
    shape: 'PROMPT_HEAVY' | 'BALANCED' | 'ANSWER_HEAVY' | 'OFFLINE' | 'SERVER' | 'INTERACTIVE' | null;
    batch: number;
    context: number | null;
    precision: string;
  } | null;
}
