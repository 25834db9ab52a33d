const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(place: number): string {
  return `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;
}
