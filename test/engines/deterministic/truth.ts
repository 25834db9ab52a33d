import type { FaultKind } from './settings.ts';

/** What the engine knows of a request; times in microseconds of the machine's monotonic clock, which all processes share. */
export interface RequestTruth {
  ordinal: number;
  /** The client's own name for it, or empty. */
  requestId: string;
  arrivalUs: number;
  firstTokenUs: number | null;
  lastTokenUs: number | null;
  /** Time at which it was over, however. */
  endUs: number | null;
  texts: readonly string[];
  images: readonly string[];
  promptTokens: number;
  cachedTokens: number;
  outputTokens: number;
  maxTokens: number;
  /** Requests in the engine when it came, itself among them. */
  inFlight: number;
  fault: FaultKind | null;
}

export interface EngineTruth {
  requests: RequestTruth[];
  /** Bounds of the freeze, where there was one. */
  frozenUs: [from: number, to: number] | null;
}

export function nowUs(): number {
  return Number(process.hrtime.bigint()) / 1000;
}
