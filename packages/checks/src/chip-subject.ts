import type { Chip } from '@inferbench/domain/chip';
import type { Finding } from '@inferbench/domain/finding';

/** What measured points say of a chip's own bounds: shares of the declared peak and bandwidth that they reached. */
export interface ReachedBounds {
  pointId: string;
  computeShare: number | null;
  bandwidthShare: number | null;
}

export interface ChipSubject {
  chip: Chip;
  /** Points of anybody on this chip; empty for a new one. */
  reached: readonly ReachedBounds[];
  /** Moment of receipt, ISO 8601 in UTC; null where nobody receives it. */
  receivedOn: string | null;
}

export type ChipCheck = (subject: ChipSubject) => Finding[];
