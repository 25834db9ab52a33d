import type { MeasurementHeader, PowerRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import type { Power } from '@inferbench/domain/runs/point';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { US_PER_SEC } from '@inferbench/units/si';
import type { Span } from '../../power/integrate.ts';
import type { MeasuredStage } from './file.ts';
import { steadyWindow } from './steady-window.ts';
import { meterWindow, type NoPower } from '../../power/meter-window.ts';
import type { PowerLog } from '../../power/power-log.ts';

/** The readings of all devices are one sum. */
const ALL = 'all devices';

/** Power of the steady window of a stage, or of all of it, at its strongest boundary; null where nothing was metered. */
export function stagePower(
  { stage, power, requests }: MeasuredStage,
  { context }: MeasurementHeader,
): Result<Power, NoPower> | null {
  const order = PowerBoundary.options;
  const span = spanOf(stage, requests);
  const results = power
    .toSorted((a, b) => order.indexOf(a.boundary) - order.indexOf(b.boundary))
    .map((record) => metered(record, span, context?.system?.chips ?? null));
  return results.find(({ ok: isMetered }) => isMetered) ?? results[0] ?? null;
}

/** Power is of the time that the throughput is of. */
function spanOf(stage: StageRecord, requests: MeasuredStage['requests']): Span {
  const steady = steadyWindow(stage, requests);
  if (steady === null)
    return { beginSec: stage.warmUpEndUs / US_PER_SEC, endSec: stage.endedUs / US_PER_SEC };
  const startSec = stage.startedUs / US_PER_SEC;
  return { beginSec: startSec + steady.fromSec, endSec: startSec + steady.toSec };
}

function metered(record: PowerRecord, span: Span, chips: number | null): Result<Power, NoPower> {
  if (record.boundary === 'device_sensor' && chips !== null && record.devices !== chips) {
    const message = `${record.sampler} read ${record.devices} devices and the system has ${chips} chips`;
    return fail({ code: 'POWER_DEVICES_DIFFER', message });
  }
  const read = meterWindow(logOf(record), { span, chips: 1, clock: undefined });
  return read.ok ? ok({ ...read.value, devices: record.devices }) : read;
}

/** Log on the clock of the client, which is that of its requests. */
function logOf({ sampler, boundary, samples }: PowerRecord): PowerLog {
  const readings = samples.map(([atUs, watts]) => ({ clockSec: atUs / US_PER_SEC, watts }));
  return {
    name: null,
    meter: sampler,
    boundary,
    devices: new Map([[ALL, readings]]),
    isUtc: true,
    unusable: null,
  };
}
