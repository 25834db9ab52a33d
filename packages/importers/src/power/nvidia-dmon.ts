// Format: `nvidia-smi dmon -s p -o DT`: columns of text, a row a GPU and second; its head comes again now and then.
// https://docs.nvidia.com/deploy/nvidia-smi/index.html (read 2026-11-27)
import { epochSec } from '@inferbench/units/utc-time';
import { MAX_ROWS } from '../shared/content-limits.ts';
import type { ParsedFile } from '../shared/importer.ts';
import { addSample, type PowerLog, type PowerSample } from './power-log.ts';

const HEAD = /^#\s*(?:Date\s+Time\s+|Time\s+)?gpu\s+.*\bpwr\b/m;
const DATE = /^(\d{4})(\d{2})(\d{2})$/;
const TIME = /^\d{2}:\d{2}:\d{2}$/;
const WATTS = /^\d{1,5}$/;

/** Board power of each GPU in whole watts; times are local and without a zone, and only `-o DT` writes days. */
export function nvidiaDmonLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'text' || !HEAD.test(content.text.slice(0, 20_000))) return null;
  const devices = new Map<string, PowerSample[]>();
  let columns: string[] = [];
  let rows = 0;
  for (const line of content.text.split('\n', MAX_ROWS)) {
    const words = line.slice(0, 1000).trim().split(/\s+/);
    if (line.startsWith('#')) {
      // Its second line has the units.
      const named = line.slice(1, 1000).trim().split(/\s+/);
      if (named.includes('gpu')) columns = named;
      continue;
    }
    rows += words.length === columns.length ? 1 : 0;
    const found = sampleOf(new Map(columns.map((column, at) => [column, words[at] ?? ''])));
    if (found === null || words.length !== columns.length) continue;
    addSample(devices, found.device, found.sample);
  }
  return {
    name,
    meter: 'nvidia-smi dmon pwr',
    boundary: 'device_sensor',
    devices,
    unusable:
      devices.size > 0 || rows === 0
        ? null
        : {
            code: 'POWER_SNAPSHOT',
            message: 'its rows have no day and time (`-o DT` writes them): no energy follows',
          },
  };
}

/** None where the driver has no reading ("-"), and for a row without a day. */
function sampleOf(row: ReadonlyMap<string, string>): { device: string; sample: PowerSample } | null {
  const [date, time, gpu, pwr] = ['Date', 'Time', 'gpu', 'pwr'].map((column) => row.get(column) ?? '');
  const [, year, month, day] = DATE.exec(date ?? '') ?? [];
  if (year === undefined || !TIME.test(time ?? '') || !WATTS.test(pwr ?? '') || gpu === '') return null;
  const clockSec = epochSec(`${year}-${month}-${day}T${time}Z`);
  return clockSec === null ? null : { device: gpu ?? '', sample: { clockSec, watts: Number(pwr) } };
}
