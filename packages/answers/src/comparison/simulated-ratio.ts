import type { Chip } from '@inferbench/domain/chips/chip';
import type { SimulatedRatio } from '@inferbench/domain/simulation/simulate-result';
import { ratioBand } from '@inferbench/simulator/ratio-of';
import { movedAt, type Scales } from '../load/at-speed.ts';
import type { ChartSample } from '../load/shape.ts';
import type { ComparedMetric } from './shape.ts';

/** A simulated load, as far as anything is divided. */
type Divisible = Pick<ChartSample, 'perUser' | 'perChip' | 'usdPerMtok' | 'joulesPerOutputToken'>;

/** Simulated figures that are divided, and whose error the ratio has. */
interface Divided {
  of: (sample: Divisible) => number | null;
  scales: Scales;
  regime: 'serving' | 'energy';
}

const DIVIDED: Readonly<Record<Exclude<ComparedMetric, 'FLEXIBILITY'>, Divided>> = {
  OUTPUT: { of: ({ perChip }) => perChip, scales: 'GROWS', regime: 'serving' },
  PRICE: { of: ({ usdPerMtok }) => usdPerMtok, scales: 'FALLS', regime: 'serving' },
  ENERGY: { of: ({ joulesPerOutputToken }) => joulesPerOutputToken, scales: 'FALLS', regime: 'energy' },
};

export interface SimulatedSide {
  chip: Pick<Chip, 'slug' | 'family' | 'vendor'>;
  curve: { samples: readonly Divisible[] };
}

/**
 * How many times better b is than a at a line, by curves alone. The band of their ratio moves one by its root up and the other as far
 * down, along the rays from the origin; an end is open where a curve then does not reach the line. Null without a figure of both.
 */
export function simulatedRatioAt(
  a: SimulatedSide,
  b: SimulatedSide,
  { metric, speed }: { metric: Exclude<ComparedMetric, 'FLEXIBILITY'>; speed: number },
): Pick<SimulatedRatio, 'ratio' | 'low' | 'high'> | null {
  const { regime, ...measure } = DIVIDED[metric];
  const root = Math.sqrt(1 + ratioBand(a.chip, b.chip, regime).share);
  const gain = ({ curve }: SimulatedSide, factor: number) => {
    const value = movedAt(curve.samples, speed, { ...measure, factor });
    return value === null || measure.scales === 'GROWS' ? value : 1 / value;
  };
  const [own, other] = [gain(b, 1), gain(a, 1)];
  if (own === null || other === null) return null;
  return {
    ratio: own / other,
    low: (gain(b, 1 / root) ?? 0) / (gain(a, root) ?? Infinity),
    high: (gain(b, root) ?? Infinity) / (gain(a, 1 / root) ?? 0),
  };
}
