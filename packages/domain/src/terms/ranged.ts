/** A value with the ends of its interval, all in one unit. */
export interface Ranged {
  value: number;
  low: number;
  high: number;
}

/** A value that is known within a share of itself either way, as runs are: value × (1 ± share). */
export function rangedBy(value: number, share: number): Ranged {
  return { value, low: value * (1 - share), high: value * (1 + share) };
}

/**
 * A rate whose time is known within a share of itself, as simulated ones are: value ÷ and · (1 + share), since twice as long is as far
 * as half as long.
 */
export function rangedByTime(value: number, timeShare: number): Ranged {
  return { value, low: value / (1 + timeShare), high: value * (1 + timeShare) };
}

/** A figure that may be unknown, with its interval, of which an end may be open. */
export function rangeOf({ value, low, high }: { [Key in keyof Ranged]: number | null }): {
  value: number;
  interval: { low: number; high: number };
} | null {
  return value === null ? null : { value, interval: { low: low ?? 0, high: high ?? Infinity } };
}
