const DAY = 86_400;

/** Seconds since 1970 as ISO 8601 in UTC, whole seconds; null outside of 1970 to 9999. Without a clock or time zone. */
export function isoOfEpoch(epochSec: number): string | null {
  if (!(epochSec >= 0 && epochSec < 253_402_300_800)) return null;
  const days = Math.floor(epochSec / DAY);
  const rest = Math.floor(epochSec - days * DAY);
  // Days from a 1 March, so that the leap day is the last of its year (Hinnant's civil_from_days).
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60), rest % 60].map(two).join(':');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${clock}Z`;
}
