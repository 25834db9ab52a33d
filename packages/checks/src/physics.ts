/** Bounds of one chip and model on a placement, all chips summed. Least work, most speed: what is left out favours the run. */
export interface Physics {
  peakOpsPerSec: number;
  computePrecision: string;
  /** Marketed sizes read in the larger unit. */
  largestCapacityBytes: number;
  storedWeightBytes: number;
  /**
   * Least time in which all chips together read so many bytes, from their fastest memory as far as that holds them; 0 where
   * their caches hold all of it.
   */
  readSec(bytes: number): number;
  /** Time of the point's own work by the best public stack and at the bound; null where the simulator gives none. */
  attainableSec: number | null;
  idealSec: number | null;
  /** Energy that all chips are expected to take for the point's own work; null where none of this chip was measured. */
  expectedJoules: number | null;
  /** Half-width of the simulator's error bar as a share. */
  errorBarShare: number;
  /** Null for models of images. */
  tokens: TokenPhysics | null;
  /** Null for models of text. */
  images: ImagePhysics | null;
  /** Latencies of the best public stack under the point's own arrivals; null where the point does not state what that takes. */
  served(): ServedPhysics | null;
}

export type ServedKey = 'p50Sec' | 'p95Sec';

export interface ServedPhysics {
  clients: number;
  /** Requests of the simulated run. */
  requests: number;
  /** Null where the simulated run is too short for a percentile, shorter than the measured one, or waits for room that nobody stated. */
  ttft: Record<ServedKey, ServedLatency | null>;
  tpot: Record<ServedKey, ServedLatency | null>;
}

export interface ServedLatency {
  seconds: number;
  /** The share of it that is as fast as one band allows. */
  bandLow: number;
}

export interface TokenPhysics {
  /** Least that a decode step reads of the weights: those of the chosen experts, once a replica. */
  weightBytesPerStep(batch: number): number;
  kvBytesPerStep(batch: number, context: number): number;
  kvBytesPerSequence(tokens: number): number;
  /** One prompt. */
  prefillFlops(inputTokens: number): number;
}

export interface ImagePhysics {
  /** Weights of every network of the pipeline, as often as one batch passes it. */
  weightBytesPerBatch: number;
  /** Weights, and what the widest operator holds of each image. */
  heldBytes(batch: number): number;
}
