type Plain =
  string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

const BARE_KEY = /^[A-Za-z][\w-]*$/;

function isScalar(value: Plain): value is string | number | boolean | null | undefined {
  return typeof value !== 'object' || value === null;
}

function isEmpty(value: Plain): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function block(value: Plain, indent: string): string {
  // Every JSON scalar is one of YAML, so that no text needs a guess at what it would be read as.
  if (isScalar(value)) return ` ${JSON.stringify(value ?? null)}\n`;
  if (isEmpty(value)) return Array.isArray(value) ? ' []\n' : ' {}\n';
  return `\n${specificationYaml(value, indent)}`;
}

export function specificationYaml(value: Plain, indent = ''): string {
  if (Array.isArray(value)) {
    return value
      .map((item: Plain) => {
        if (isScalar(item) || isEmpty(item)) return `${indent}-${block(item, indent)}`;
        // The first line of an entry stands behind its dash.
        return `${indent}- ${specificationYaml(item, `${indent}  `).slice(indent.length + 2)}`;
      })
      .join('');
  }
  return Object.entries(value ?? {})
    .filter(([, inner]) => inner !== undefined)
    .map(
      ([key, inner]) =>
        `${indent}${BARE_KEY.test(key) ? key : JSON.stringify(key)}:${block(inner, `${indent}  `)}`,
    )
    .join('');
}
