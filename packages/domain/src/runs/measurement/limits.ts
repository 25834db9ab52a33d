/** What one file of a measurement may hold; a file beyond is refused and read by nobody. */
export const MEASUREMENT_LIMITS = {
  /** 115 days, in microseconds. */
  us: 1e13,
  /** Requests of a stage are numbered below. */
  requests: 10_000_000,
  tokens: 1e9,
  /** Gaps of one answer. */
  gaps: 1_000_000,
  stages: 1000,
  loads: 200,
  repeats: 100,
  /** Servers that requests are dealt to. */
  servers: 64,
  /** Readings of one power line. */
  samples: 1_000_000,
} as const;
