import type { MeasurementHeader, PowerRecord, StageRecord } from '@inferbench/domain/runs/measurement/record';
import type { Power } from '@inferbench/domain/runs/point';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { US_PER_SEC } from '@inferbench/units/si';
import type { MeasuredStage } from './file.ts';
import { meterWindow, type NoPower } from '../../power/meter-window.ts';
import type { PowerLog } from '../../power/power-log.ts';

/** The readings of all devices are one sum. */
const ALL = 'all devices';

/** Power of the measured window of a stage at its strongest boundary; null where nothing was metered. */
export function stagePower(
  { stage, power }: MeasuredStage,
  { context }: MeasurementHeader,
): Result<Power, NoPower> | null {
  const order = PowerBoundary.options;
  const results = power
    .toSorted((a, b) => order.indexOf(a.boundary) - order.indexOf(b.boundary))
    .map((record) => metered(record, stage, context?.system?.chips ?? null));
  return results.find(({ ok: isMetered }) => isMetered) ?? results[0] ?? null;
}

function metered(record: PowerRecord, stage: StageRecord, chips: number | null): Result<Power, NoPower> {
  if (record.boundary === 'device_sensor' && chips !== null && record.devices !== chips) {
    const message = `${record.sampler} read ${record.devices} devices and the system has ${chips} chips`;
    return fail({ code: 'POWER_DEVICES_DIFFER', message });
  }
  const span = { beginSec: stage.warmUpEndUs / US_PER_SEC, endSec: stage.endedUs / US_PER_SEC };
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
