// Format: scrapes of dcgm-exporter, one after the other with their times, and `dcgmi dmon -e 155`.
// https://docs.nvidia.com/datacenter/dcgm/latest/gpu-telemetry/dcgm-exporter.html (read 2026-11-27)
import { MS_PER_SEC } from '@inferbench/units/si';
import { MAX_ROWS } from '../shared/content-limits.ts';
import type { ParsedFile } from '../shared/importer.ts';
import { addSample, NO_TIMES, type PowerLog, type PowerSample } from './power-log.ts';

const HEAD_CHARS = 20_000;
/** A sample of a board: its value in watts, and the time in ms that a scrape may add. Slices of a board (`GPU_I_ID`) have no power. */
const SAMPLE = /^DCGM_FI_DEV_POWER_USAGE\{([^}]{0,2000})\}\s+(\d{1,7}(?:\.\d{1,9})?)(?:\s+(\d{12,14}))?\s*$/;
const GPU = /(?:^|,)\s*UUID="([^"]{1,80})"|(?:^|,)\s*gpu="(\d{1,4})"/;
const DMON = /^# ?Entity\s+.*\bPOWER\b/m;

/** Board power as the driver averages it. Without times in the scrape no energy follows from it. */
export function dcgmLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'text') return null;
  const head = content.text.slice(0, HEAD_CHARS);
  const isScrape = /^DCGM_FI_\w+\{/m.test(head);
  if (!isScrape && !DMON.test(head)) return null;
  const devices = new Map<string, PowerSample[]>();
  for (const line of isScrape ? content.text.split('\n', MAX_ROWS) : []) {
    const found = timedSample(line.slice(0, 3_000));
    if (found === null) continue;
    addSample(devices, found.device, found.sample);
  }
  return {
    name,
    meter: 'DCGM DEV_POWER_USAGE',
    boundary: 'device_sensor',
    devices,
    isUtc: true,
    unusable: devices.size > 0 ? null : NO_TIMES,
  };
}

/** A reading of a whole board that has a time; null for every other line. */
function timedSample(line: string): { device: string; sample: PowerSample } | null {
  const [, labels = '', watts, stamp] = SAMPLE.exec(line) ?? [];
  if (watts === undefined || stamp === undefined || labels.includes('GPU_I_ID')) return null;
  const [, uuid, index] = GPU.exec(labels) ?? [];
  return {
    device: uuid ?? index ?? 'gpu',
    sample: { clockSec: Number(stamp) / MS_PER_SEC, watts: Number(watts) },
  };
}
