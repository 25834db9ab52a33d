/** Text that was made of a value before and stands for it within another. */
export class CanonicalText {
  readonly text: string;

  constructor(value: unknown) {
    this.text = canonicalJson(value);
  }
}

/** JSON with sorted keys and no spaces: one text per value, so that equal inputs have equal hashes. Input is plain parsed data. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value instanceof CanonicalText) return value.text;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value);
}
