/** Days from 1970-01-01 to a day of the Gregorian calendar, months from 1 (H. Hinnant, "chrono-Compatible Low-Level Date Algorithms"). */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2}(?:\.\d{1,9})?)(?:Z|([+-])(\d{2}):(\d{2}))$/;
/** February as in leap years; a 29th of other years reads as the 1st of March. */
const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Seconds since 1970 of an ISO 8601 time that states its zone; null for anything else, a time without zone too. */
export function epochSec(iso: string): number | null {
  const parts = ISO.exec(iso);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const dayExists = day >= 1 && day <= (DAYS_IN_MONTH[month - 1] ?? 0);
  if (!dayExists || hour > 23 || minute > 59 || second > 60) return null;
  return (
    daysFromCivil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - zoneSec(parts.slice(7))
  );
}

/** Seconds that a zone is ahead of UTC, from its sign, hours and minutes; "Z" has none of them. */
function zoneSec([sign, hours = '0', minutes = '0']: readonly string[]): number {
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
}

/** ISO 8601 in UTC, to the millisecond; null outside of 1970 to 9999. */
export function isoOfEpochSec(seconds: number): string | null {
  if (!(seconds >= 0 && seconds < 253_402_300_799)) return null;
  const ms = Math.round(seconds * 1000);
  const days = Math.floor(ms / 86_400_000);
  const inDay = ms - days * 86_400_000;
  const [year, month, day] = civilFromDays(days);
  const pad = (value: number, width = 2) => String(Math.floor(value)).padStart(width, '0');
  const time = `${pad(inDay / 3_600_000)}:${pad((inDay / 60_000) % 60)}:${pad((inDay / 1000) % 60)}`;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}T${time}.${pad(inDay % 1000, 3)}Z`;
}

function civilFromDays(days: number): [year: number, month: number, day: number] {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted + (shifted < 10 ? 3 : -9);
  return [
    yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  ];
}
