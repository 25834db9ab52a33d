/** A value with the ends of its interval, all in one unit. */
export interface Ranged {
  value: number;
  low: number;
  high: number;
}

/**
 * top ÷ bottom, a pure number, with the range that both intervals allow: from the far ends of both
 * (docs/metrics.md#ranks-ties-intervals). Null where the bottom, or its interval, reaches 0: nothing is a multiple of nothing.
 */
export function intervalRatio(top: Ranged, bottom: Ranged): Ranged | null {
  if (bottom.value <= 0 || bottom.low <= 0) return null;
  return { value: top.value / bottom.value, low: top.low / bottom.high, high: top.high / bottom.low };
}
