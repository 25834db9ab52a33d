// Format: a table of samples round rocm-smi, `timestamp,device,power_watts`, and `rocm-smi --showpower --csv`.
// https://rocm.docs.amd.com/projects/rocm_smi_lib/en/latest/ (read 2026-11-27)
import { MAX_ROWS } from '../shared/content-limits.ts';
import type { ParsedFile } from '../shared/importer.ts';
import { addSample, NO_TIMES, type PowerLog, type PowerSample } from './power-log.ts';

const SAMPLES = 'timestamp,device,power_watts';
const ROW = /^(\d{9,11}(?:\.\d{1,6})?),(\w{1,20}),(\d{1,7}(?:\.\d{1,6})?)(?:,|\s*$)/;
const SNAPSHOT = /^(?:average|current) (?:graphics|socket graphics) package power \(w\)$/i;

/** Rows of a device have three cells under three or four names, so that such a log is no table. */
export function isRocmSmiText(text: string): boolean {
  return text.startsWith(SAMPLES);
}

/** Socket power of each card; times are seconds since 1970. Rows without a card or a reading say nothing. */
export function rocmSmiLog({ name, content }: ParsedFile): PowerLog | null {
  const devices = new Map<string, PowerSample[]>();
  const log = {
    name,
    meter: 'rocm-smi package power',
    boundary: 'device_sensor' as const,
    devices,
    isUtc: true,
  };
  if (content.kind === 'table')
    return content.header.some((column) => SNAPSHOT.test(column))
      ? {
          ...log,
          unusable: NO_TIMES,
        }
      : null;
  if (content.kind !== 'text' || !isRocmSmiText(content.text)) return null;
  for (const line of content.text.split('\n', MAX_ROWS)) {
    const [, stamp, device = '', watts] = ROW.exec(line.slice(0, 200)) ?? [];
    if (stamp === undefined) continue;
    const sample = { clockSec: Number(stamp), watts: Number(watts) };
    addSample(devices, device, sample);
  }
  return { ...log, unusable: null };
}
