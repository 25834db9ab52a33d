// Format: `ipmitool dcmi power reading`, again and again into one file: the controller of the board (BMC) of a server.
// https://github.com/ipmitool/ipmitool/blob/master/lib/ipmi_dcmi.c (read 2026-11-27)
import { epochSec } from '@inferbench/units/utc-time';
import type { ParsedFile } from '../shared/importer.ts';
import type { PowerLog, PowerSample } from './power-log.ts';

const WATTS = /^\s*Instantaneous power reading:\s+(\d{1,6}) Watts\s*$/;
/** "IPMI timestamp:   11/02/2026 10:00:01" or, in other versions, "Mon Nov  2 10:00:01 2026": a clock without a zone. */
const STAMP = /^\s*IPMI timestamp:\s+(.{10,40}?)(?: UTC)?\s*$/;
const SLASHED = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/;
const NAMED = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) +(\d{1,2}) (\d{2}:\d{2}:\d{2}) (\d{4})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MAX_LINES = 500_000;

/** Power of the whole server by its own sensor: board, fans and supplies as the controller sees them, and no meter at the wall. */
export function ipmiLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'text' || !/^\s*Instantaneous power reading:/m.test(content.text.slice(0, 20_000)))
    return null;
  const samples: PowerSample[] = [];
  let watts: number | null = null;
  let readings = 0;
  for (const line of content.text.split('\n', MAX_LINES)) {
    const [, reading] = WATTS.exec(line.slice(0, 200)) ?? [];
    if (reading !== undefined) {
      watts = Number(reading);
      readings += 1;
    }
    const [, stamp] = STAMP.exec(line.slice(0, 200)) ?? [];
    const clockSec = stamp === undefined ? null : clockOf(stamp);
    if (clockSec === null || watts === null) continue;
    samples.push({ clockSec, watts });
    watts = null;
  }
  return {
    name,
    meter: 'IPMI DCMI power reading',
    boundary: 'node_sensor',
    devices: new Map([['bmc', samples]]),
    unusable:
      samples.length === readings && readings > 1
        ? null
        : { code: 'POWER_SNAPSHOT', message: 'its readings have no times: a snapshot gives no energy' },
  };
}

function clockOf(stamp: string): number | null {
  const [, month, day, year, time] = SLASHED.exec(stamp) ?? [];
  if (month !== undefined) return epochSec(`${year}-${month}-${day}T${time}Z`);
  const [, named = '', dayOf = '', clock, yearOf] = NAMED.exec(stamp) ?? [];
  const index = MONTHS.indexOf(named) + 1;
  return index === 0
    ? null
    : epochSec(`${yearOf}-${String(index).padStart(2, '0')}-${dayOf.padStart(2, '0')}T${clock}Z`);
}
