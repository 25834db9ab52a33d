import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
import type { z } from 'zod';
import { withoutNulls } from '../simulate/refused.ts';

/** An argument under its schema; what is left out and what is null mean the same. Errors: INVALID. */
export function validInput<T>(schema: z.ZodType<T>, input: object, argument: string): T {
  const parsed = parseWithFindings(schema, withoutNulls(input));
  if (parsed.ok) return parsed.value;
  const [finding] = parsed.error;
  throw new InferbenchError('INVALID', finding?.message ?? `${argument} is not valid.`, {
    path: [argument, finding?.path].filter(Boolean).join('.'),
    ...(finding?.expected ? { expected: finding.expected } : {}),
  });
}
