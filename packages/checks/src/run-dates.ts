import type { Chip } from '@inferbench/domain/chips/chip';
import type { Finding } from '@inferbench/domain/errors/finding';
import type { Run } from '@inferbench/domain/runs/run';
import { epochSec } from '@inferbench/units/utc-time';
import { FIRST_RUN_YEAR, RUN_AHEAD_SEC, YEARS_BEFORE_RELEASE } from './date-limits.ts';
import { findings, type Violation } from './rule.ts';
import { schemaDate } from './schema-date.ts';

interface DatedRun {
  run: Pick<Run, 'startedAt' | 'points'>;
  chip: Pick<Chip, 'name' | 'year'>;
  /** Moment of receipt, ISO 8601 in UTC; null where nobody receives it. */
  receivedOn: string | null;
}

/** A run happened when its chip could be had, and before it was received. */
export function runDates({ run, chip, receivedOn }: DatedRun): Finding[] {
  const dates = [
    { path: 'startedAt', date: run.startedAt },
    ...run.points.map((point, index) => ({
      path: `points[${index}].window.startedAt`,
      date: point.window?.startedAt ?? null,
    })),
  ];
  const firstYear = Math.max(FIRST_RUN_YEAR, (chip.year ?? 0) - YEARS_BEFORE_RELEASE);
  const wrong = dates.flatMap(({ path, date }) => {
    if (date === null) return [];
    if (Number(date.slice(0, 4)) < firstYear) return [tooEarly({ path, date, firstYear, chip })];
    return receivedOn !== null && isLater(date, receivedOn) ? [tooLate({ path, date, receivedOn })] : [];
  });
  return findings(schemaDate, wrong);
}

function isLater(date: string, receivedOn: string): boolean {
  const [began, received] = [epochSec(date), epochSec(receivedOn)];
  return began === null || received === null || began > received + RUN_AHEAD_SEC;
}

function tooEarly({
  path,
  date,
  firstYear,
  chip,
}: {
  path: string;
  date: string;
  firstYear: number;
  chip: DatedRun['chip'];
}): Violation {
  const why =
    chip.year === null || firstYear === FIRST_RUN_YEAR
      ? `runs are taken from ${FIRST_RUN_YEAR} on`
      : `${chip.name} came out in ${chip.year}`;
  return {
    path,
    message: `The run began on ${date}, and ${why}.`,
    value: date,
    expected: `${firstYear}-01-01 or later`,
    fix: 'Correct the clock of the machine or the date, or name the chip that ran.',
  };
}

function tooLate({ path, date, receivedOn }: { path: string; date: string; receivedOn: string }): Violation {
  return {
    path,
    message: `The run began on ${date}, more than a day after it was received on ${receivedOn}.`,
    value: date,
    expected: `at most 24 h after ${receivedOn}`,
    fix: 'Correct the clock of the machine or the date; times are in UTC.',
  };
}
