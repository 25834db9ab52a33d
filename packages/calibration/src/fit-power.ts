import type { PowerCoefficients, PowerShares } from '@inferbench/domain/scores/calibration';
import { type FullRates, fullRates, JOULES_PER_LINK_BYTE, scaledToLimit } from '@inferbench/simulator/power';
import { powInt } from '@inferbench/units/exact-math';
import { type Equation, nonNegativeLeastSquares } from './non-negative-least-squares.ts';
import type { Observation } from './observation.ts';

/** A power row beside the mean rates of one of its chips at the expected time. */
export interface Powered {
  observation: Observation;
  /** Power at the boundary of the row, divided by its chips. */
  wattsPerChip: number;
  /** FLOP/s, each counted by what it takes against one of 16 bits. */
  flopsPerSec: number;
  bytesPerSec: number;
  linkBytesPerSec: number;
  weight: number;
}

export interface PowerFit {
  power: PowerCoefficients[];
  powerShares: PowerShares;
}

/** share of limit = floor + compute · (F ÷ peak) + memory · (B ÷ bandwidth); squares of relative errors. */
function equationOf(row: Powered, full: FullRates): Equation {
  const watts = row.wattsPerChip - JOULES_PER_LINK_BYTE * row.linkBytesPerSec;
  return {
    coefficients: [1, row.flopsPerSec / full.flopsPerSec, row.bytesPerSec / full.bytesPerSec],
    value: watts / full.limitWatts,
    weight: row.weight * powInt(full.limitWatts / watts, 2),
  };
}

/** How many rows the shares of all chips count for in a chip's own fit: a chip with few rows stays near them. */
const PRIOR_ROWS = 1;

/**
 * A chip that multiplies at three quarters of its peak draws its limit: the share was fitted on chips under their limits, so
 * that more would slow it a second time. Large products read a tenth of the bandwidth.
 */
const FULL_LOAD = { share: 0.75, bandwidth: 0.1, rows: 10 } as const;

/**
 * A chip at its clocks that does nothing yet draws a seventh of its limit: published idle readings are a tenth to a sixth, with
 * clocks down. The rows cannot tell the floor from memory power, because nearly all of them read memory at full rate.
 */
const FLOOR = { share: 0.15, rows: 4 } as const;

function commonAnchors(): Equation[] {
  return [
    { coefficients: [1, FULL_LOAD.share, FULL_LOAD.bandwidth], value: 1, weight: FULL_LOAD.rows },
    { coefficients: [1, 0, 0], value: FLOOR.share, weight: FLOOR.rows / (FLOOR.share * FLOOR.share) },
  ];
}

/**
 * Coefficients of each measured chip, drawn towards the shares of all of them; no coefficient of a model or framework
 * (docs/model.md#calibration).
 */
export function fitPower(rows: readonly Powered[]): PowerFit {
  const full = commonAnchors();
  const usable = rows.flatMap((row) => {
    const rates = fullRates(row.observation.resolved.chip);
    return rates === null ? [] : [{ row, full: rates, equation: equationOf(row, rates) }];
  });
  const shares = nonNegativeLeastSquares([...usable.map(({ equation }) => equation), ...full], 3);
  const byChip = new Map<string, typeof usable>();
  for (const entry of usable) {
    const { slug } = entry.row.observation.resolved.chip;
    byChip.set(slug, [...(byChip.get(slug) ?? []), entry]);
  }
  const power = [...byChip].map(([chip, entries]) =>
    coefficientsOf(chip, entries, { shares, anchors: full }),
  );
  const [floor = 0, compute = 0, memory = 0] = shares;
  return { power, powerShares: { floor, compute, memory } };
}

function coefficientsOf(
  chip: string,
  entries: readonly { full: FullRates; equation: Equation }[],
  { shares, anchors }: { shares: readonly number[]; anchors: readonly Equation[] },
): PowerCoefficients {
  const prior = shares.map((share, i): Equation => ({
    coefficients: shares.map((_, j) => (i === j ? 1 : 0)),
    value: share,
    weight: share > 0 ? PRIOR_ROWS / (share * share) : 0,
  }));
  const own = nonNegativeLeastSquares([...entries.map(({ equation }) => equation), ...anchors, ...prior], 3);
  const full = entries[0]?.full;
  if (full === undefined) throw new RangeError('a chip is fitted on its rows');
  const [floor = 0, compute = 0, memory = 0] = own;
  return { chip, ...scaledToLimit(full, { floor, compute, memory }), rows: entries.length };
}
