import type { Power } from '@inferbench/domain/runs/point';
import { isFiniteNumber, isPositive } from '@inferbench/units/numeric-guards';
import { wallTime } from './windows.ts';
import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import type { JsonObject } from '../../shared/importer.ts';

const PATH = 'points[0].power';
/** The endpoints' names are those of somebody's machines. */
const GPUS = 'telemetry_data.endpoints.*.gpus';
const WATTS: Readonly<Record<string, number>> = { W: 1, mW: 1e-3, kW: 1e3 };
const JOULES: Readonly<Record<string, number>> = { mJ: 1e-3, J: 1, kJ: 1e3, MJ: 1e6, Wh: 3600, kWh: 3.6e6 };
/** Counter and mean power further apart contradict each other. */
const TOLERANCE = 0.05;

interface Board {
  name: string | null;
  watts: number | null;
  /** What the counter gained, which runs since the driver was loaded. */
  joules: number | null;
}

/**
 * Board power of aiperf's telemetry, one GPU once however many exporters list it. Null, and said, where its energy counter
 * says something else, or there is no mean.
 */
export function readTelemetry(reader: FieldReader): Power | null {
  const telemetry = reader.inside('telemetry_data');
  const endpoints = telemetry?.raw('endpoints');
  if (telemetry === null || !isRecord(endpoints) || Object.keys(endpoints).length === 0) return null;
  const { boards, repeated } = boardsOf(endpoints);
  if (repeated > 0)
    reader.note(
      'GPU_LISTED_TWICE',
      `${repeated} of the listed GPUs ${repeated === 1 ? 'is' : 'are'} in the file already under another exporter, and counted once.`,
      PATH,
    );
  hintBoards(reader, boards);
  if (boards.length === 0 || boards.some(({ watts }) => !isPositive(watts))) {
    reader.note('POWER_NOT_READ', 'Not every GPU of the telemetry has a mean power in W.', PATH);
    return null;
  }
  return powerOf(reader, boards, wallTime(telemetry.inside('summary')));
}

/** Takes the one name of boards for the chip's; several are only shown. */
function hintBoards(reader: FieldReader, boards: readonly Board[]): void {
  if (boards.length === 0) return;
  const names = [...new Set(boards.flatMap(({ name }) => name ?? []))];
  reader.hinted(names.length === 1 ? 'system.chip' : 'system', `${GPUS}.*.gpu_name`, names.join(', '));
  reader.hinted('system.chips', GPUS, `${boards.length} listed`);
}

function powerOf(reader: FieldReader, boards: readonly Board[], windowSec: number | null): Power | null {
  const averageWatts = boards.reduce((sum, { watts }) => sum + (watts ?? 0), 0);
  const shown = `${boards.length} ${boards.length === 1 ? 'GPU' : 'GPUs'}, ${averageWatts.toFixed(3)} W on average`;
  const counted = windowSec !== null && boards.every(({ joules }) => isPositive(joules));
  const joules = counted ? boards.reduce((sum, board) => sum + (board.joules ?? 0), 0) : null;
  if (joules !== null && windowSec !== null) {
    const counterWatts = joules / windowSec;
    const off = Math.abs(counterWatts - averageWatts) / averageWatts;
    if (off > TOLERANCE) {
      reader.note(
        'POWER_DISAGREES',
        `${shown}; their energy counters gained ${(joules / 1e3).toFixed(3)} kJ over ${windowSec.toFixed(1)} s, which is ${counterWatts.toFixed(1)} W: ${(100 * off).toFixed(0)} % apart, so neither is used.`,
        PATH,
      );
      return null;
    }
  }
  reader.note(
    'POWER_OF_BOARDS',
    `${shown}: of the boards, over the time of the telemetry. If the box has GPUs that did not work, state the power in the context.`,
    PATH,
  );
  return {
    boundary: 'device_sensor',
    averageWatts,
    energyJoules: joules,
    windowSec: joules === null ? null : windowSec,
    meter: 'aiperf GPU telemetry',
    devices: boards.length,
  };
}

function boardsOf(endpoints: JsonObject): { boards: Board[]; repeated: number } {
  const boards = new Map<string, Board>();
  let listed = 0;
  for (const [endpoint, entry] of Object.entries(endpoints)) {
    const gpus = isRecord(entry) && isRecord(entry['gpus']) ? entry['gpus'] : {};
    for (const [index, gpu] of Object.entries(gpus)) {
      if (!isRecord(gpu)) continue;
      listed += 1;
      const uuid = gpu['gpu_uuid'];
      const key = typeof uuid === 'string' && uuid !== '' ? uuid : `${endpoint} ${index}`;
      if (!boards.has(key)) boards.set(key, boardOf(gpu));
    }
  }
  return { boards: [...boards.values()], repeated: listed - boards.size };
}

function boardOf(gpu: JsonObject): Board {
  const metrics = isRecord(gpu['metrics']) ? gpu['metrics'] : {};
  const name = gpu['gpu_name'];
  const power = metrics['gpu_power_usage'];
  const energy = metrics['energy_consumption'];
  const [low, high] = [scaled(energy, 'min', JOULES), scaled(energy, 'max', JOULES)];
  return {
    name: typeof name === 'string' ? name : null,
    watts: scaled(power, 'avg', WATTS),
    joules: low === null || high === null ? null : high - low,
  };
}

function scaled(metric: unknown, key: string, units: Readonly<Record<string, number>>): number | null {
  if (!isRecord(metric)) return null;
  const { unit, [key]: value } = metric;
  const factor = typeof unit === 'string' && Object.hasOwn(units, unit) ? units[unit] : undefined;
  return factor === undefined || !isFiniteNumber(value) ? null : value * factor;
}
