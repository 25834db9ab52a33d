/**
 * Limits of rules that no source gives: chosen so that a rule flags at most 1 % of the published points
 * (docs/rules.md#the-control-set). A change of one is a new version of the engine.
 */
export const RULE_LIMITS = {
  /** PHYS-ATTAINABLE: error bars beyond attainable. */
  attainableErrorBars: 2,
  /** PHYS-POWER: least share of its limit that a chip draws while it works. */
  powerFloorShare: 0.1,
  /** PHYS-POWER: least share of the host's watts in a reading at the wall or the rack. */
  hostFloorShare: 0.25,
  /** PHYS-POWER: least share of the energy that a calibrated chip is expected to take. */
  expectedEnergyShare: 0.6,
  /** ACC-ENERGY: least share of the window between readings. */
  powerCoverage: 0.95,
  /** ACC-WINDOW: clocks of one tool differ by less. */
  clockShare: 0.02,
  /** TECH-SPECULATIVE: most accepted tokens a step without the server's counters. */
  acceptedTokens: 6,
  /** DUP-POINT: a rate and a latency this near are those of another's point. */
  duplicateShare: 1e-3,
  /** OUT-SYSTEM, OUT-RIVAL: points of others on the chip by which both judge, the newest. */
  outSystemNewest: 300,
  /** OUT-SYSTEM: times the best software share of so many other points on the chip. */
  outSystemBest: 1.25,
  outSystemBestPoints: 3,
  /** OUT-SYSTEM: times the best software share of one other point or more at the same load. */
  outSystemNeighbour: 1.35,
  /** OUT-RIVAL: share of the median of so many other points of chip and phase, of a run by a third party. */
  outSystemMedian: 0.35,
  outSystemMedianPoints: 5,
  /** SPEC-RANGE: below the least shipped value of a family, above the greatest. */
  rangeBelow: 0.5,
  rangeAbove: 2,
  /** SPEC-RANGE: families with fewer shipped values are judged by those of all families. */
  rangeValues: 3,
  /** SPEC-RIDGE: FLOP per byte of memory off the chip, of the same in-memory, and on the chip. */
  ridgeOffChip: [5, 4_000],
  ridgeInMemory: [5, 50_000],
  /** SPEC-RIDGE: of a machine of one's own, whose few cores may have the memory of many. */
  ridgeLocal: [0.5, 4_000],
  ridgeOnChip: [0.2, 500],
} as const;
