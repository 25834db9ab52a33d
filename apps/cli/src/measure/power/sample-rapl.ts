import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EnergyLook, wattsBetween } from '@inferbench/load/power/rapl';
import type { PowerBuffer } from './power-buffer.ts';
import { lookAgain, type Reader } from './stoppable.ts';

export const RAPL_MS = 100;
export const POWERCAP_FOLDER = '/sys/class/powercap';

/** A processor's package: its cores, caches and memory controllers. Parts of it are counted in it. */
const ZONE = /^intel-rapl:\d+$/;
const PACKAGE = /^package-\d+/;

interface Zone {
  device: string;
  counter: string;
  rangeMicrojoules: number;
}

/** Packages whose counters this user may read: since 2020 that is root alone. */
export function raplZones(folder: string): Zone[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => ZONE.test(name))
    .toSorted()
    .flatMap((name) => {
      const zone = path.join(folder, name);
      const [device, rangeMicrojoules] = [readText(zone, 'name'), readCount(zone, 'max_energy_range_uj')];
      const isReadable = readCount(zone, 'energy_uj') !== null;
      if (device === null || !PACKAGE.test(device) || rangeMicrojoules === null || !isReadable) return [];
      return [{ device, counter: zone, rangeMicrojoules }];
    });
}

/** Reads the counters of all packages at one moment after the other, until it is stopped. */
export function sampleRapl(zones: readonly Zone[], buffer: PowerBuffer, nowUs: () => number): Reader {
  const before = new Map<string, EnergyLook>();
  return lookAgain({ everyMs: RAPL_MS, nowUs }, async () => {
    for (const { device, counter, rangeMicrojoules } of zones) {
      const energyMicrojoules = readCount(counter, 'energy_uj');
      if (energyMicrojoules === null) continue;
      const look = { atUs: nowUs(), energyMicrojoules };
      const last = before.get(device);
      before.set(device, look);
      const watts = last === undefined ? null : wattsBetween(last, look, rangeMicrojoules);
      // A mean of the time between stands for its middle.
      if (last !== undefined && watts !== null)
        buffer.add({ device, watts }, Math.round((last.atUs + look.atUs) / 2));
    }
    buffer.endRound();
    return true;
  });
}

function readText(folder: string, file: string): string | null {
  try {
    return readFileSync(path.join(folder, file), 'utf8').trim();
  } catch {
    // Not there, or not for this user.
    return null;
  }
}

function readCount(folder: string, file: string): number | null {
  const text = readText(folder, file);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
