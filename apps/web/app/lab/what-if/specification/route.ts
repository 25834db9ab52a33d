import { catalogue } from '@inferbench/catalogue/catalogue';
import { editedChip } from '@inferbench/domain/simulation/edited-chip';
import { readWhatIf } from '../../../../src/address/what-if-request.ts';
import { searchParameters } from '../../../../src/address/search-parameters.ts';

export function GET(request: Request): Response {
  const parameters = searchParameters(new URL(request.url).searchParams);
  const { chip, edits } = readWhatIf(parameters, catalogue).request;
  const edited = editedChip(chip, edits);
  const suffix = edited === chip ? '' : '-edited';
  return new Response(specificationYaml(edited), {
    headers: {
      'content-type': 'application/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="${chip.slug}${suffix}.yaml"`,
    },
  });
}

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

function specificationYaml(value: Plain, indent = ''): string {
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
