/** Writes a value for a JSONB column in which nothing is SQL's NULL, not JSON's. */
export function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
