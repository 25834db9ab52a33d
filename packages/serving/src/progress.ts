/** What engines note of each request while they work, a column each: a request is with one engine at a time. */
export interface Progress {
  /** Neighbours in the one list that the request stands in, −1 for none. */
  next: Int32Array;
  previous: Int32Array;
  /** Tokens of the answer that must be computed again, since the cache was given up. */
  recomputed: Int32Array;
  /** Decode steps done in earlier stays. */
  stepsDone: Int32Array;
  /** 1: its keys and values came with it. */
  arrivesCached: Uint8Array;
  /** End of its last token when it does not decode. */
  lastTokenSec: Float64Array;
  /** Step of its engine at which it started to decode, its length then in units, and the step at which it ends. */
  startStep: Float64Array;
  startUnits: Float64Array;
  finishStep: Float64Array;
  /** Counts its stays among those that decode: events of earlier ones are void. */
  stay: Int32Array;
}

export function newProgress(count: number): Progress {
  return {
    next: new Int32Array(count).fill(-1),
    previous: new Int32Array(count).fill(-1),
    recomputed: new Int32Array(count),
    stepsDone: new Int32Array(count),
    arrivesCached: new Uint8Array(count),
    lastTokenSec: new Float64Array(count),
    startStep: new Float64Array(count),
    startUnits: new Float64Array(count),
    finishStep: new Float64Array(count),
    stay: new Int32Array(count),
  };
}
