// Format: `nvidia-smi --query-gpu=timestamp,index,power.draw --format=csv -l 1`.
// https://docs.nvidia.com/deploy/nvidia-smi/index.html (read 2026-11-21)
import { epochSec } from '@inferbench/units/utc-time';
import type { ParsedFile, Table } from '../shared/importer.ts';
import { addSample, NO_TIMES, type PowerLog, type PowerSample } from './power-log.ts';

type Row = Table['rows'][number];

/** `power.draw` is an average of the driver; newer drivers also name it so, beside the instant. */
const POWER = /^power\.draw(?:\.average|\.instant)?(?: \[(\w+)\])?$/;
const DEVICE = ['index', 'uuid', 'gpu_uuid', 'pci.bus_id', 'gpu_bus_id', 'serial'] as const;
const STAMP = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)$/;
const WATTS = /^(\d{1,7}(?:\.\d{1,6})?)(?: (\w+))?$/;

/** Board power of each GPU; timestamps are local and without a zone. */
export function nvidiaSmiLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'table') return null;
  const column = content.header.toSorted().find((header) => POWER.test(header));
  if (column === undefined) return null;
  const device = DEVICE.find((key) => content.header.includes(key));
  const devices = new Map<string, PowerSample[]>();
  for (const row of content.rows) {
    const sample = sampleOf(row, column);
    if (sample === null) continue;
    const key = device === undefined ? 'gpu' : (row[device] ?? '');
    addSample(devices, key, sample);
  }
  return {
    name,
    meter: `nvidia-smi ${column.replace(/ \[.*$/, '')}`,
    boundary: 'device_sensor',
    devices,
    unusable: unusable(content, { column, device, devices }),
  };
}

/** None where the driver has no reading ("[N/A]"), and for the header that a restarted log repeats. */
function sampleOf(row: Row, column: string): PowerSample | null {
  const [, watts] = WATTS.exec(row[column] ?? '') ?? [];
  const [, year, month, day, time] = STAMP.exec(row['timestamp'] ?? '') ?? [];
  const clockSec = epochSec(`${year}-${month}-${day}T${time}Z`);
  return watts === undefined || clockSec === null ? null : { clockSec, watts: Number(watts) };
}

function unusable(
  { header, rows }: Table,
  found: { column: string; device: string | undefined; devices: ReadonlyMap<string, readonly PowerSample[]> },
): PowerLog['unusable'] {
  const unit = POWER.exec(found.column)?.[1] ?? WATTS.exec(rows[0]?.[found.column] ?? '')?.[2] ?? null;
  if (unit !== 'W')
    return { code: 'POWER_UNIT_UNKNOWN', message: `power is in ${unit ?? 'no stated unit'}, not in W` };
  if (!header.includes('timestamp')) return NO_TIMES;
  if (found.device === undefined && hasTwins(found.devices.get('gpu') ?? []))
    return { code: 'POWER_DEVICES_UNNAMED', message: 'several rows a moment, and no column names the GPU' };
  return null;
}

function hasTwins(samples: readonly PowerSample[]): boolean {
  return new Set(samples.map(({ clockSec }) => clockSec)).size < samples.length;
}
