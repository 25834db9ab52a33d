/** Limits where nobody states any: without one a single server takes any load, only slowly. */
export const USUAL_LIMITS = { ttftMs: 2000, tpotMs: 50 } as const;
