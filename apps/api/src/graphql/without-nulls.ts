/** The same without keys that are null: what is left out and what is null mean the same to GraphQL clients. */
export function withoutNulls(value: object): object {
  if (Array.isArray(value)) return value.map(unnulled);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      inner === null || inner === undefined ? [] : [[key, unnulled(inner)]],
    ),
  );
}

function unnulled(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? withoutNulls(value) : value;
}
