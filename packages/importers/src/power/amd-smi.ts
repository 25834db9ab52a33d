// Format: `amd-smi metric -p -c -t -u -w 1 --csv`, one row a GPU each second.
// https://rocm.docs.amd.com/projects/amdsmi/en/latest/how-to/amdsmi-cli-tool.html (read 2026-11-22)
import { MAX_ROWS } from '../shared/content-limits.ts';
import type { ParsedFile } from '../shared/importer.ts';
import { readCell } from '../shared/read-table.ts';
import { addSample, NO_TIMES, type PowerLog, type PowerSample } from './power-log.ts';

/** Lines before the header, such as how to stop the tool. */
const MAX_PREFIX_LINES = 5;
const MAX_LINE_CHARS = 20_000;
const POWER = /^(?:average_|current_)?socket_power$/;
const STAMP = /^\d{9,11}(?:\.\d{1,9})?$/;
const WATTS = /^(\d{1,7}(?:\.\d{1,6})?)(?: ?W)?$/;

interface Columns {
  count: number;
  timestamp: number;
  gpu: number;
  power: number;
}

/** Whether a text is such a log: blank lines between its ticks and repeated headers make it no table. */
export function isAmdSmiText(text: string): boolean {
  return text
    .slice(0, MAX_LINE_CHARS)
    .split('\n', MAX_PREFIX_LINES)
    .some((line) => columnsOf(cellsOf(line)) !== null);
}

/** Socket power of each GPU; its times are seconds since 1970, whatever the zone. */
export function amdSmiLog({ name, content }: ParsedFile): PowerLog | null {
  if (content.kind !== 'text' || !isAmdSmiText(content.text)) return null;
  const devices = new Map<string, PowerSample[]>();
  const lines = amdSmiLines();
  for (const line of content.text.split('\n', MAX_ROWS)) {
    const found = lines.line(line.slice(0, MAX_LINE_CHARS));
    if (found === null) continue;
    addSample(devices, found.device, found.sample);
  }
  return {
    name,
    meter: 'amd-smi socket_power',
    boundary: 'device_sensor',
    devices,
    isUtc: true,
    unusable: lines.isSnapshot() ? NO_TIMES : null,
  };
}

/** Reads such a log line by line: the last header says where its columns are. */
export function amdSmiLines(): {
  line(text: string): { device: string; sample: PowerSample } | null;
  /** Whether its header has no times. */
  isSnapshot(): boolean;
} {
  let columns: Columns | null = null;
  return {
    line(text) {
      if (text.trim() === '') return null;
      const cells = cellsOf(text);
      const header = columnsOf(cells);
      if (header !== null) columns = header;
      // A row that is cut off or of another length says nothing: what is missing shows as a gap.
      if (header !== null || columns === null || cells.length !== columns.count) return null;
      const sample = sampleOf(cells, columns);
      return sample === null ? null : { device: cells[columns.gpu] ?? '', sample };
    },
    isSnapshot: () => columns !== null && columns.timestamp < 0,
  };
}

/** Where the columns stand that are read; null for a row that is no header. */
function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) => cell.toLowerCase());
  const power = names.findIndex((name) => POWER.test(name));
  const gpu = names.indexOf('gpu');
  if (power < 0 || gpu < 0) return null;
  return { count: cells.length, timestamp: names.indexOf('timestamp'), gpu, power };
}

/** Cells of a line, quoted ones with their commas; none for a line whose quote is open. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const cell = readCell(line, at);
    if (cell === null) return [];
    cells.push(cell.text);
    at = cell.end + 1;
  }
  return cells;
}

/** None where the driver has no reading ("N/A"). */
function sampleOf(cells: readonly string[], { timestamp, power }: Columns): PowerSample | null {
  const stamp = cells[timestamp] ?? '';
  const [, watts] = WATTS.exec(cells[power] ?? '') ?? [];
  return watts === undefined || !STAMP.test(stamp) ? null : { clockSec: Number(stamp), watts: Number(watts) };
}
