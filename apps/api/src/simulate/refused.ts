import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Finding } from '@inferbench/domain/errors/finding';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { withSlugs } from '@inferbench/evaluation/with-slugs';
import type { z } from 'zod';
import { withoutNulls } from '../graphql/without-nulls.ts';
import type { SimulationRefusedType } from './simulate.type.ts';

/** An expected failure of the engine as a member of a union. */
export function refusedBy({ code, message, details }: InferbenchError): SimulationRefusedType {
  return {
    kind: 'SimulationRefused',
    code,
    message,
    path: details.path ?? null,
    fix: details.fix ?? null,
    capacity: details.capacity ?? null,
  };
}

function refusedInput([finding]: readonly Finding[]): SimulationRefusedType {
  return {
    kind: 'SimulationRefused',
    code: 'INVALID',
    message: finding?.message ?? 'The request is not valid.',
    path: finding?.path ?? null,
    fix: finding?.fix ?? null,
    capacity: null,
  };
}

/**
 * An input as the request of a schema, under the slugs of what it names; what is left out and what is null mean the same to GraphQL
 * clients.
 */
export function parsedInput<T>(
  schema: z.ZodType<T>,
  input: object,
  catalogue: CatalogueView,
): Result<T, SimulationRefusedType> {
  const named = withSlugs(withoutNulls(input), catalogue);
  if (!named.ok) return fail(refusedBy(named.error));
  const request = parseWithFindings(schema, named.value);
  return request.ok ? ok(request.value) : fail(refusedInput(request.error));
}
