import type { Power } from '@inferbench/domain/runs/point';
import type { PowerClock } from '@inferbench/domain/runs/run-context';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { epochSec } from '@inferbench/units/utc-time';
import { inOrder, type Integral, integrate, type Span } from './integrate.ts';
import type { PowerLog } from './power-log.ts';

export interface NoPower {
  code: string;
  message: string;
}

/** Readings further apart are a gap (the bound of InferenceX, at one reading a second). */
const MAX_GAP_SEC = 3;
const MIN_COVERAGE = 0.99;

interface Wanted {
  /** Time in UTC. */
  span: Span;
  chips: number | null;
  clock: PowerClock | undefined;
}

/** Mean power and energy of a window by one log, summed over its devices, or why there is none. */
export function meterWindow(log: PowerLog, { span, chips, clock }: Wanted): Result<Power, NoPower> {
  const offsetSec = log.isUtc === true ? (clock?.aheadSec ?? 0) : clockOffset(clock);
  if (offsetSec === null)
    return none('POWER_CLOCK_UNKNOWN', 'its times have no zone; state powerLog.utcOffset in the context');
  const devices = devicesOf(log, { chips, stated: clock?.devices });
  const onClock = { beginSec: span.beginSec + offsetSec, endSec: span.endSec + offsetSec };
  const maxGapSec = clock?.maxGapSec ?? MAX_GAP_SEC;
  if (!devices.ok) return fail(withSum(devices.error, log, { onClock, maxGapSec }));
  const integrals: Integral[] = [];
  for (const device of devices.value) {
    const samples = inOrder(log.devices.get(device) ?? []);
    if (samples === null)
      return none('POWER_CLOCK_STEPPED', `the clock was set back in the log of device ${device}`);
    const integral = integrate(samples, onClock, maxGapSec);
    const gap = gapOf(integral, { device, maxGapSec, windowSec: span.endSec - span.beginSec });
    if (gap !== null) return fail(gap);
    integrals.push(integral);
  }
  return ok(powerOf(log, integrals, span.endSec - span.beginSec));
}

/** A refusal for too many devices, with what all of them drew together; idle ones of the box are among them. */
function withSum(
  error: NoPower,
  { devices }: PowerLog,
  { onClock, maxGapSec }: { onClock: Span; maxGapSec: number },
): NoPower {
  if (error.code !== 'POWER_DEVICES_MORE') return error;
  const watts = [...devices.values()].map((samples) => {
    const ordered = inOrder(samples);
    const integral = ordered === null ? null : integrate(ordered, onClock, maxGapSec);
    return integral === null || integral.coveredSec === 0 ? null : integral.joules / integral.coveredSec;
  });
  const known = watts.flatMap((value) => value ?? []);
  if (known.length < devices.size) return error;
  const sum = known.reduce((total, value) => total + value, 0);
  return { ...error, message: `${error.message}; all of them drew ${formatNumber(sum)} W together` };
}

function none(code: string, message: string): Result<never, NoPower> {
  return fail({ code, message });
}

/** What to add to UTC for the time on the log's clock. */
function clockOffset(clock: PowerClock | undefined): number | null {
  if (clock === undefined) return null;
  const midnight = epochSec(`1970-01-01T00:00:00${clock.utcOffset}`);
  return midnight === null ? null : (clock.aheadSec ?? 0) - midnight;
}

/** All channels of a wall meter; of board power as many devices as the system has chips. */
function devicesOf(
  { boundary, devices }: PowerLog,
  { chips, stated }: { chips: number | null; stated: readonly string[] | undefined },
): Result<readonly string[], NoPower> {
  const all = [...devices.keys()];
  const absent = stated?.filter((device) => !devices.has(device)) ?? [];
  if (absent.length > 0)
    return none('POWER_DEVICE_ABSENT', `it has no reading of device ${absent.join(', ').slice(0, 100)}`);
  const used = stated ?? all;
  // A sensor of the whole server is one device, whatever its number of chips.
  if (boundary === 'wall' || boundary === 'node_sensor') return ok(used);
  if (chips === null) return none('POWER_CHIPS_UNKNOWN', 'how many chips the system has is not stated');
  if (used.length < chips)
    return none('POWER_DEVICES_FEWER', `it has ${used.length} devices and the system ${chips} chips`);
  if (used.length > chips) {
    const message = `it has ${used.length} devices and the system ${chips} chips; state which in powerLog.devices`;
    return none('POWER_DEVICES_MORE', message);
  }
  return ok(used);
}

function gapOf(
  { coveredSec, longestGapSec, samples }: Integral,
  { device, maxGapSec, windowSec }: { device: string; maxGapSec: number; windowSec: number },
): NoPower | null {
  // Two readings around a window say nothing of what happened in it.
  if (samples === 0 && coveredSec > 0)
    return {
      code: 'POWER_PARTIAL',
      message: `device ${device} has no reading within the window of ${formatNumber(windowSec)} s`,
    };
  const longest = longestGapSec ?? windowSec;
  if (coveredSec >= MIN_COVERAGE * windowSec && longest <= maxGapSec) return null;
  const gap =
    longest > maxGapSec
      ? `, readings up to ${formatNumber(longest)} s apart (bound ${formatNumber(maxGapSec)} s)`
      : '';
  return {
    code: 'POWER_PARTIAL',
    message: `device ${device} covers ${formatNumber(coveredSec)} s of ${formatNumber(windowSec)} s (${formatPercent(coveredSec / windowSec)})${gap}`,
  };
}

/** Energy over the window at the mean of the covered time, which is at least 99 % of it. */
function powerOf(log: PowerLog, integrals: readonly Integral[], windowSec: number): Power {
  const averageWatts = integrals.reduce((sum, { joules, coveredSec }) => sum + joules / coveredSec, 0);
  const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value));
  return {
    boundary: log.boundary,
    averageWatts,
    energyJoules: averageWatts * windowSec,
    windowSec,
    sampleHz: least(integrals.map(({ samples }) => samples)) / windowSec,
    coverage: Math.min(1, least(integrals.map(({ coveredSec }) => coveredSec)) / windowSec),
    meter: log.meter.slice(0, 120),
    devices: integrals.length,
  };
}
