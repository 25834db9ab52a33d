/** Seconds of each word for a unit of time that tools write. */
const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  sec: 1,
  second: 1,
  seconds: 1,
  ms: 1e-3,
  milliseconds: 1e-3,
  us: 1e-6,
  µs: 1e-6,
  microseconds: 1e-6,
  ns: 1e-9,
  nanoseconds: 1e-9,
};

/** How many units make a second: dividing by it keeps decimals exact where they can be. Null for a word that is none. */
export function unitsPerSecond(unit: string): number | null {
  const seconds = Object.hasOwn(SECONDS, unit) ? SECONDS[unit] : undefined;
  return seconds === undefined ? null : Math.round(1 / seconds);
}
