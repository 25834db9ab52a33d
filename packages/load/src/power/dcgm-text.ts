// https://docs.nvidia.com/datacenter/dcgm/latest/gpu-telemetry/dcgm-exporter.html (read 2026-11-23)
import { readMetrics } from '../counters/prometheus-text.ts';
import { isPlausible, type PowerReading } from './reading.ts';

const POWER = 'DCGM_FI_DEV_POWER_USAGE';

/** Board power of each GPU from an answer of the DCGM exporter; parts of a divided GPU state the whole board once each. */
export function dcgmReadings(text: string): PowerReading[] {
  const boards = new Map<string, number>();
  for (const { labels, value } of readMetrics(text, (name) => name === POWER)) {
    const device = labels.get('UUID') ?? labels.get('gpu');
    if (device !== undefined && isPlausible(value)) boards.set(device, value);
  }
  return [...boards].map(([device, watts]) => ({ device, watts }));
}
