const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const RULES = new Intl.PluralRules('en-GB', { type: 'ordinal' });

export function ordinal(place: number): string {
  return `${place}${ENDINGS[RULES.select(place)] ?? 'th'}`;
}
