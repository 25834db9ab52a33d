import type { Fitted } from '@inferbench/simulator/effects';
import { BUSY_SHARE, ENERGY_SHARE } from '@inferbench/simulator/power';
import { exportedTimes } from './exported.ts';
import { fitPower, type Powered, type PowerFit } from './fit-power.ts';
import type { PowerRow, PreparedRows } from './prepared-rows.ts';
import { rowWeights } from './row-weight.ts';
import { type RowTimes, rowTimes } from './row-times.ts';
import type { Observation } from './observation.ts';
import { unitsOf } from './predicted.ts';

/** Parameters as the product takes them. */
export function fittedOf(
  { times }: PreparedRows,
  theta: Float64Array,
  { edge, power: { power, powerShares } }: { edge: Fitted['edge']; power: PowerFit },
): Fitted {
  return { ...exportedTimes(times, theta), edge, power, powerShares };
}

/** Power at the times of some parameters, learnt of all power rows but those that are held out. */
export function powerOf(
  prepared: PreparedRows,
  theta: Float64Array,
  isHeld: (row: number) => boolean = () => false,
): PowerFit {
  const only = new Uint8Array(prepared.times.rows.length);
  for (const { row } of prepared.power) only[row] = 1;
  return fitPower(poweredRows(prepared, rowTimes(prepared.times, theta, only), isHeld));
}

type Times = Pick<RowTimes, 'seconds' | 'busy'>;

/** Power rows at their expected times. */
function poweredRows({ power }: PreparedRows, times: Times, isHeld: (row: number) => boolean): Powered[] {
  const weights = weightsOf(power);
  return power
    .filter((row) => row.observation.boundary === 'device_sensor' && isFittedFamily(row) && !isHeld(row.row))
    .map((row) => poweredOf(row, times, weights.get(row) ?? 1));
}

function isFittedFamily({ observation }: PowerRow): boolean {
  return observation.resolved.chip.family === 'simt';
}

/** Rates of one chip: at the published time of the same point where there is one. */
function poweredOf(
  { observation, work, row, measuredSec }: PowerRow,
  { seconds, busy }: Times,
  weight: number,
): Powered {
  const expected = seconds[row] ?? Number.NaN;
  const sec = measuredSec ?? expected;
  const { precision, denseOpsPerSec } = observation.resolved.peak;
  const busyShare = Math.min(1, (busy[row] ?? 0) / expected);
  const { chips, bytes, linkBytes } = work;
  return {
    observation,
    wattsPerChip: wattsPerChip(observation, { chips, seconds: sec }),
    flopsPerSec: ENERGY_SHARE[precision] * busyShare * denseOpsPerSec * BUSY_SHARE,
    bytesPerSec: bytes / sec,
    linkBytesPerSec: linkBytes / sec,
    weight,
  };
}

/** Rows of one model, stack and chip weigh together as the root of their number, as times do. */
function weightsOf(power: readonly PowerRow[]): Map<PowerRow, number> {
  const weights = rowWeights(power.map(({ observation }) => observation));
  return new Map(power.map((row, index) => [row, weights[index] ?? 1]));
}

/** Watts of one chip that a row publishes: as such, or as joules of its unit over the time of the unit. */
function wattsPerChip(
  { quantity, value, metric, request }: Observation,
  { chips, seconds }: { chips: number; seconds: number },
): number {
  const watts = quantity === 'power' ? value : (value * unitsOf(metric, request)) / seconds;
  return watts / chips;
}
