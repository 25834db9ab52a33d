import type { Chip } from '@inferbench/domain/chips/chip';
import { roofMemory } from '@inferbench/domain/chips/roof-memory';

/** What the score of a point says of its place. */
export interface RoofPoint {
  /** Precision that computes. */
  peakPrecision: string;
  /** Ideal rate ÷ peak of the work; null where the simulator has no ideal time for it. */
  algorithm: number | null;
}

/**
 * Where a point stands under its chip's roofline, FLOP per byte. Where memory limits, ideal rate = bandwidth × intensity, so
 * the split gives the intensity back: algorithm × peak ÷ bandwidth. Work that arithmetic limits has an algorithm share of 1
 * and stands at the ridge. Null without an ideal time, a peak or a bandwidth.
 */
export function roofIntensity(chip: Chip, { peakPrecision, algorithm }: RoofPoint): number | null {
  const peak = chip.peaks.find(({ precision }) => precision === peakPrecision);
  const memory = roofMemory(chip);
  if (peak === undefined || memory === null || algorithm === null || algorithm <= 0) return null;
  return (Math.min(1, algorithm) * peak.denseOpsPerSec) / memory.bandwidthBytesPerSec;
}
