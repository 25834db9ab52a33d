import type { Point, Power } from '@inferbench/domain/runs/point';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import type { Run } from '@inferbench/domain/runs/run';
import type { PowerClock } from '@inferbench/domain/runs/run-context';
import { fail, type Result } from '@inferbench/domain/errors/result';
import { formatPercent } from '@inferbench/units/format';
import { epochSec } from '@inferbench/units/utc-time';
import { cutNote, fittingWarnings } from '../shared/cut-note.ts';
import type { Span } from './integrate.ts';
import { meterWindow, type NoPower } from './meter-window.ts';
import type { PowerLog } from './power-log.ts';

type Warning = Run['source']['warnings'][number];

/** Warnings about power at most: half of the hundred that a run may have. */
const MAX_WARNINGS = 50;

/**
 * The run with the power of each point from the logs that came along, joined by time; a log at a stronger boundary is
 * asked first. What cannot be joined is said in a warning and gives no figure.
 */
export function joinPower(run: Run, logs: readonly PowerLog[], clock: PowerClock | undefined): Run {
  if (logs.length === 0) return run;
  const order = PowerBoundary.options;
  const strongest = logs.toSorted((a, b) => order.indexOf(a.boundary) - order.indexOf(b.boundary));
  const joined = run.points.map((point, index) => joinPoint(run, { point, index, logs: strongest, clock }));
  const all = joined.flatMap(({ warnings }) => warnings);
  const own = [
    ...all.slice(0, MAX_WARNINGS),
    ...cutNote('warnings', all.length - MAX_WARNINGS, 'they are about the power of further points'),
  ];
  const warnings = [...fittingWarnings(run.source.warnings, own.length), ...own];
  return { ...run, source: { ...run.source, warnings }, points: joined.map(({ point }) => point) };
}

function joinPoint(
  run: Run,
  {
    point,
    index,
    logs,
    clock,
  }: { point: Point; index: number; logs: readonly PowerLog[]; clock: PowerClock | undefined },
): { point: Point; warnings: Warning[] } {
  const path = `points[${index}].power`;
  if (point.power !== null) {
    const message = 'Power is stated already; the log was not used.';
    return { point, warnings: [{ code: 'POWER_STATED', message, path }] };
  }
  const refused = logs.flatMap((log) => (log.unusable === null ? [] : [refusal(log, log.unusable, path)]));
  const usable = logs.filter((log) => log.unusable === null);
  const span = spanOf(run, point);
  if (span === null) {
    const message = 'The file does not say when this was measured, so no power log can be joined.';
    const unknown = usable.length === 0 ? [] : [{ code: 'POWER_WINDOW_UNKNOWN', message, path }];
    return { point, warnings: [...refused, ...unknown] };
  }
  for (const log of usable) {
    const power = only(log, usable, meterWindow(log, { span, chips: run.system.chips, clock }));
    if (power.ok)
      return {
        point: { ...point, power: power.value },
        warnings: [...refused, joinedNote(log, power.value, path)],
      };
    refused.push(refusal(log, power.error, path));
  }
  return { point, warnings: refused };
}

function refusal(log: PowerLog, { code, message }: NoPower, path: string): Warning {
  return { code, message: `${shownName(log)}: ${message}.`.slice(0, 500), path };
}

/** Two meters at the wall may be two supplies of one system or the same one twice; neither alone is the system's. */
function only(
  log: PowerLog,
  logs: readonly PowerLog[],
  power: Result<Power, NoPower>,
): Result<Power, NoPower> {
  const twin = logs.some((other) => other !== log && other.boundary === 'wall' && overlaps(other, log));
  if (!power.ok || log.boundary !== 'wall' || !twin) return power;
  return fail({
    code: 'POWER_METERS_SEVERAL',
    message: 'several wall logs of the same time, and it is not said what each meters',
  });
}

function overlaps(a: PowerLog, b: PowerLog): boolean {
  const [ofA, ofB] = [edgesOf(a), edgesOf(b)];
  return ofA !== null && ofB !== null && ofA.beginSec < ofB.endSec && ofB.beginSec < ofA.endSec;
}

function edgesOf({ devices }: PowerLog): Span | null {
  const samples = [...devices.values()].flat();
  const [first, last] = [samples[0], samples.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { beginSec: first.clockSec, endSec: last.clockSec };
}

/** The point's own window; that of the run for its only point. */
function spanOf(run: Run, point: Point): Span | null {
  const startedAt = point.window?.startedAt ?? (run.points.length === 1 ? run.startedAt : null);
  const durationSec =
    point.window?.durationSec ?? (point.measurement === 'requests' ? point.durationSec : null);
  const beginSec = startedAt === null ? null : epochSec(startedAt);
  return beginSec === null || durationSec === null ? null : { beginSec, endSec: beginSec + durationSec };
}

/** What the power of a point was read from, and how much of its window that covers. */
export function joinedNote(
  log: Pick<PowerLog, 'name' | 'meter'>,
  { coverage = 0, sampleHz = 0, boundary }: Power,
  path: string,
): Warning {
  const message = `Power at the boundary ${boundary} from ${shownName(log)}: ${formatPercent(coverage)} of the window, ${sampleHz.toFixed(2)} readings a second.`;
  return { code: 'POWER_JOINED', message, path };
}

function shownName({ name, meter }: Pick<PowerLog, 'name' | 'meter'>): string {
  return name === null ? meter : `${name.slice(0, 100)} (${meter})`;
}
