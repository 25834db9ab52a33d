import { BUSY_SHARE, ENERGY_SHARE } from '@inferbench/simulator/power';
import { fitEffects } from './fit-effects.ts';
import { fitPower, type Powered, type PowerFit } from './fit-power.ts';
import type { PowerRow, PreparedRows } from './prepared-rows.ts';
import { rowWeights } from './row-weight.ts';
import { type RowTimes, rowTimes } from './row-times.ts';
import type { Observation } from './observation.ts';
import { unitsOf } from './predicted.ts';

/** Everything that a set of rows taught. */
export interface FittedRows {
  theta: Float64Array;
  /** Expected seconds of all rows, taught or not. */
  seconds: Float64Array;
  /** How long compute units are busy in them. */
  busy: Float64Array;
  power: PowerFit;
}

export function fitPrepared(prepared: PreparedRows): FittedRows {
  return withPower(prepared, fitEffects(prepared.times, { taught: prepared.taught }));
}

/** What is left out of a fit of power, and which rows are asked for; all where left out. */
interface HeldOut {
  held?: (row: PowerRow) => boolean;
  only?: Uint8Array;
}

/** Times under some parameters, and the power that they give without the rows that are held out. */
export function withPower(
  prepared: PreparedRows,
  theta: Float64Array,
  { held, only }: HeldOut = {},
): FittedRows {
  const { seconds, busy } = rowTimes(prepared.times, theta, only);
  return { theta, seconds, busy, power: fitPower(poweredRows(prepared, { seconds, busy }, held)) };
}

type Times = Pick<RowTimes, 'seconds' | 'busy'>;

/** Power rows at their expected times, but those of a group that is held out. */
function poweredRows(
  { power }: PreparedRows,
  times: Times,
  held: ((row: PowerRow) => boolean) | undefined,
): Powered[] {
  const weights = weightsOf(power);
  return power
    .filter(
      (row) => row.observation.boundary === 'device_sensor' && isFittedFamily(row) && held?.(row) !== true,
    )
    .map((row) => poweredOf(row, times, weights.get(row) ?? 1));
}

function isFittedFamily({ observation }: PowerRow): boolean {
  return observation.resolved.chip.family === 'simt';
}

/** Rates of one chip: at the published time of the same point where there is one. */
export function poweredOf(
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
