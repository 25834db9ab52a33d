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
  return Object.hasOwn(parameters, name) ? textsOf(parameters[name])[0]?.trim() : undefined;
}

export function searchOf(parameters: SearchParameters): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([key, found]) =>
      textsOf(found).map((value): [string, string] => [key, value]),
    ),
  );
}

/** Texts among what stands under a name: after `__proto__` in an address Next puts a function of lists before "at" or "sort". */
function textsOf(found: string | string[] | undefined): string[] {
  return [found].flat().filter((value) => typeof value === 'string');
}
