type Shown<Value> = Value extends Date ? string : Value;

/** A record with its times as ISO 8601 in UTC. */
export function isoTimes<T extends object>(record: T): { [Key in keyof T]: Shown<T[Key]> } {
  const shown = Object.entries(record).map(([key, value]: [string, unknown]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key by its name
  return Object.fromEntries(shown) as { [Key in keyof T]: Shown<T[Key]> };
}
