import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { epochSec } from '@inferbench/units/utc-time';
import type { FieldReader } from '../../shared/field-reader.ts';

/** Rates within this share of counts ÷ duration are of the same window. */
const SAME_WINDOW = 0.005;
const SAME_LENGTH = 0.01;

/** The tool's rates: of the run's own duration, or of another window, such as the wall time with its pauses. */
export function readWindows(
  reader: FieldReader,
  toolRates: NonNullable<RequestsPoint['toolRates']>,
  { completed, durationSec }: { completed: number; durationSec: number },
): Pick<RequestsPoint, 'toolRates' | 'otherWindows'> {
  const { requestsPerSec, outputTokensPerSec } = toolRates;
  if (!isPositive(requestsPerSec)) return { toolRates };
  const impliedSec = completed / requestsPerSec;
  if (Math.abs(impliedSec - durationSec) <= SAME_WINDOW * durationSec) return { toolRates };
  const wallSec = wallTime(reader);
  const isWall = wallSec !== null && Math.abs(wallSec - impliedSec) <= SAME_LENGTH * impliedSec;
  const name = isWall ? 'wall time of the run, start to end' : 'window that the tool divides by, not named';
  reader.note(
    'OTHER_WINDOW',
    `The tool reports ${requestsPerSec} requests/s, which is ${completed} ÷ ${impliedSec.toFixed(1)} s (${isWall ? 'the wall time of the run' : 'not its stated duration'}). Over the duration of ${durationSec} s it is ${completed / durationSec}; that one is used.`,
    'points[0].otherWindows',
  );
  return {
    toolRates: null,
    otherWindows: [
      {
        name,
        durationSec: isWall ? wallSec : impliedSec,
        requestsPerSec,
        outputTokensPerSec: isPositive(outputTokensPerSec) ? outputTokensPerSec : null,
      },
    ],
  };
}

/** Seconds from `start_time` to `end_time`, local times of one clock, between which the zone does not matter. */
export function wallTime(reader: FieldReader | null): number | null {
  const [start, end] = [clockSec(reader?.raw('start_time')), clockSec(reader?.raw('end_time'))];
  return start === null || end === null || end <= start ? null : end - start;
}

function clockSec(raw: unknown): number | null {
  if (typeof raw !== 'string') return null;
  return epochSec(/(?:Z|[+-]\d{2}:\d{2})$/.test(raw) ? raw : `${raw}Z`);
}
