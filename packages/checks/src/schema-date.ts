import { epochSec } from '@inferbench/units/utc-time';
import { CALENDAR_AHEAD_SEC } from './date-limits.ts';
import type { Rule, Violation } from './rule.ts';

/** Years, months and days that a text names: "2026-05-07", "catalog 2026", "2024-2025". */
const NAMED_DATE = /(?<!\d)(\d{4})(?:-(0[1-9]|1[0-2])(?!\d)(?:-(0[1-9]|[12]\d|3[01])(?!\d))?)?(?!\d)/g;

/** What was read or asked as a price was so before it was received here. */
export const schemaDate: Rule = {
  id: 'SCHEMA-DATE',
  title: 'Dates can be true',
  severity: 'reject',
  since: '0.4.1',
  explanation:
    'A run began in a year in which its chip existed, at most the year before the chip came out, and no later than a day after it was received. Prices and sources were seen before they were received.',
  formula:
    '2015 ≤ year of the run; year of the chip − 1 ≤ year of the run; begin ≤ receipt + 24 h; price, readOn ≤ receipt',
  checkChip: ({ chip, receivedOn }) => {
    const received = receivedOn === null ? null : epochSec(receivedOn);
    if (receivedOn === null || received === null) return [];
    const dates = [
      ...Object.entries(chip.sources).map(([name, { readOn }]) => ({
        path: `sources.${name}.readOn`,
        date: readOn,
      })),
      ...(chip.purchase === null ? [] : [{ path: 'purchase.date', date: chip.purchase.date }]),
      ...chip.rentalOffers.map(({ date }, index) => ({ path: `rentalOffers[${index}].date`, date })),
    ];
    return dates
      .filter(({ date }) => latestBeginSec(date) > received + CALENDAR_AHEAD_SEC)
      .map((dated) => notYet(dated, receivedOn));
  },
};

/** Time at which the latest period that a text names begins; before all time for a text that names none. */
function latestBeginSec(text: string): number {
  const begins = [...text.matchAll(NAMED_DATE)].map(
    ([, year, month = '01', day = '01']) => epochSec(`${year}-${month}-${day}T00:00:00Z`) ?? -Infinity,
  );
  return Math.max(-Infinity, ...begins);
}

function notYet({ path, date }: { path: string; date: string }, receivedOn: string): Violation {
  return {
    path,
    message: `${path}: ${date} is later than the day of receipt, ${receivedOn.slice(0, 10)}.`,
    value: date,
    expected: `${receivedOn.slice(0, 10)} or earlier`,
    fix: 'State the day on which the source was read or the price was seen.',
  };
}
