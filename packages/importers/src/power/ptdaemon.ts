// Format: SPEC PTDaemon sample log, spl.txt of MLPerf power runs: keys and values in turn, about one line a second.
// https://www.spec.org/power/docs/SPEC-PTDaemon_Design.pdf, https://github.com/mlcommons/power-dev (read 2026-11-21)
import { epochSec } from '@inferbench/units/utc-time';
import type { ParsedFile } from '../shared/importer.ts';
import type { PowerLog, PowerSample } from './power-log.ts';

const LINE = /^Time,(\d{2})-(\d{2})-(\d{4}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?),Watts,(\d{1,9}(?:\.\d{1,9})?),/;

/** The meter stands at the wall; its clock is that of the machine that runs PTDaemon. */
export function ptdaemonLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'text' || !LINE.test(content.text.slice(0, 200))) return null;
  const [first = ''] = content.text.split('\n', 1);
  // Each channel follows the total with a group of its own, which the first Watts already holds.
  const channels = [...first.matchAll(/,Ch\d{1,2},Watts,/g)].length;
  return {
    name,
    meter: channels > 1 ? `SPEC PTDaemon, sum of ${channels} channels` : 'SPEC PTDaemon',
    boundary: 'wall',
    devices: new Map([['analyzer', content.text.split('\n').flatMap(sampleOf)]]),
    unusable: null,
  };
}

/** None for a line that is cut off or of another kind; what is missing shows as a gap. */
function sampleOf(line: string): PowerSample[] {
  const [, month, day, year, time, watts] = LINE.exec(line) ?? [];
  const clockSec = epochSec(`${year}-${month}-${day}T${time}Z`);
  return clockSec === null ? [] : [{ clockSec, watts: Number(watts) }];
}
