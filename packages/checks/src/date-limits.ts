/** The oldest year of a run that is taken: no chip or benchmark tool that is known here is older. */
export const FIRST_RUN_YEAR = 2015;
/** Engineering samples are measured before a chip is sold: so many calendar years before its own. */
export const YEARS_BEFORE_RELEASE = 1;
/** Clocks of test beds run ahead, and some write local time as if it were UTC. */
export const RUN_AHEAD_SEC = 86_400;
/** A day of a price or a source is a day of the calendar somewhere on Earth: it begins first at UTC+14. */
export const CALENDAR_AHEAD_SEC = 14 * 3600;
