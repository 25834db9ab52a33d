const NAMES = new Map<string, string>();

/** `epoch_id` of PostgreSQL is `epochId` everywhere else. Names are few: each is worked out once. */
function camelCased(column: string): string {
  const known = NAMES.get(column);
  if (known !== undefined) return known;
  const name = column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  NAMES.set(column, name);
  return name;
}

/** A row under the names of the domain, for a schema to read: no column name leaves this package. */
export function camelRow(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [camelCased(column), value as unknown]),
  );
}
