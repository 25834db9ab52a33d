type Known<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

/** What is not known has no cell. */
export function known<T extends object>(fields: T): Known<T> {
  const kept: Known<T> = {};
  for (const key in fields) {
    const value = fields[key];
    if (value != null) kept[key] = value;
  }
  return kept;
}
