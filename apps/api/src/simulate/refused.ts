import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { Finding } from '@inferbench/domain/finding';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
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

/** An input as the request of a schema; what is left out and what is null mean the same to GraphQL clients. */
export function parsedInput<T>(schema: z.ZodType<T>, input: object): Result<T, SimulationRefusedType> {
  const request = parseWithFindings(schema, withoutNulls(input));
  return request.ok ? ok(request.value) : fail(refusedInput(request.error));
}
