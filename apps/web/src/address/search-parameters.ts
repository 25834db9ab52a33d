/** The query of a page as Next gives it: what is given twice is a list. */
export type SearchParameters = Readonly<Record<string, string | string[] | undefined>>;

/** A query in the same form, for files that are found by the query of their page. */
export function searchParameters(query: URLSearchParams): SearchParameters {
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const values = query.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
}

/** The first value under a name, trimmed; undefined where the address does not have it. */
export function firstText(parameters: SearchParameters, name: string): string | undefined {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  return (Array.isArray(value) ? value[0] : value)?.trim();
}

export function searchOf(parameters: SearchParameters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([key, found]) =>
      [found ?? []].flat().map((value): [string, string] => [key, value]),
    ),
  );
}
