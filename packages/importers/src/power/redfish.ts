// Format: metric reports of a Redfish TelemetryService, one or several: the controller of a server (BMC).
// https://redfish.dmtf.org/schemas/v1/MetricReport.v1_5_2.json (read 2026-11-27)
import { epochSec } from '@inferbench/units/utc-time';
import { MAX_ROWS } from '../shared/content-limits.ts';
import { objectsOf } from '../shared/content-items.ts';
import type { JsonObject, ParsedFile } from '../shared/importer.ts';
import { addSample, type PowerLog, type PowerSample } from './power-log.ts';

const IS_POWER = /^(?:PowerConsumedWatts|PowerWatts)$|\/PowerConsumedWatts$|\/PowerWatts\/Reading$/;
const WATTS = /^\d{1,6}(?:\.\d{1,6})?$/;

/** Power of the whole server by its own sensor, each reading with its time and zone. */
export function redfishLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'object' && content.kind !== 'list') return null;
  const values = objectsOf(content)
    .flatMap((report) => valuesOf(report))
    .slice(0, MAX_ROWS);
  const power = values.filter(isPower);
  if (power.length === 0) return null;
  const devices = new Map<string, PowerSample[]>();
  for (const value of power) {
    const { MetricValue: watts, Timestamp: stamp } = value;
    const clockSec = typeof stamp === 'string' ? epochSec(stamp) : null;
    if (clockSec === null || typeof watts !== 'string' || !WATTS.test(watts)) continue;
    const device = wordOf(value, 'MetricProperty') ?? wordOf(value, 'MetricId') ?? 'server';
    addSample(devices, device, { clockSec, watts: Number(watts) });
  }
  return {
    name,
    meter: 'Redfish PowerConsumedWatts',
    boundary: 'node_sensor',
    devices,
    isUtc: true,
    unusable:
      devices.size > 0
        ? null
        : { code: 'POWER_SNAPSHOT', message: 'its readings have no times with a zone: no energy follows' },
  };
}

function valuesOf({ MetricValues: values }: JsonObject): JsonObject[] {
  return Array.isArray(values)
    ? values.filter((value): value is JsonObject => typeof value === 'object' && value !== null)
    : [];
}

function isPower(value: JsonObject): boolean {
  return ['MetricId', 'MetricProperty'].some((key) => IS_POWER.test(wordOf(value, key) ?? ''));
}

function wordOf(value: JsonObject, key: string): string | null {
  const word = value[key];
  return typeof word === 'string' && word !== '' ? word.slice(0, 200) : null;
}
