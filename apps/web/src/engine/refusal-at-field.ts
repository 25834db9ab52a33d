import type { FormField } from '../address/form-field.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';

/** Keys of the engine's requests whose fields have another name in a form. */
const FIELD_OF: Readonly<Record<string, string>> = { tp: 'chips', context: 'inputTokens' };

/** Fields with what the engine refuses, and its code, at the one that it is about. */
export function withRefusal(
  fields: readonly FormField[],
  outcome: Outcome<unknown> | null,
): readonly FormField[] {
  if (outcome === null || outcome.ok) return fields;
  const { code, message, path } = outcome.refused;
  const asked = code === 'UNSUPPORTED_PRECISION' ? 'weightPrecision' : path;
  const known = fields.some(({ name }) => name === asked);
  const field = asked === null || known ? asked : FIELD_OF[asked];
  return fields.map((each) =>
    each.name === field && each.problem === null ? { ...each, problem: `${code}: ${message}` } : each,
  );
}
