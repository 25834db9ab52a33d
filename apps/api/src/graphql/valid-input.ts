import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import type { z } from 'zod';
import { withoutNulls } from './without-nulls.ts';

export interface Stated {
  /** Names the input in what an error says. */
  argument: string;
  /** Fix for what has none of its own. */
  fix?: string;
}

/** What a client states under its schema; what is left out and what is null mean the same. Throws INVALID with the first thing that is wrong. */
export function validInput<T>(
  schema: z.ZodType<T>,
  input: object | null,
  { argument, fix: otherwise }: Stated,
): T {
  const parsed = parseWithFindings(schema, withoutNulls(input ?? {}));
  if (parsed.ok) return parsed.value;
  const [finding] = parsed.error;
  const fix = finding?.fix ?? otherwise;
  throw new InferbenchError('INVALID', finding?.message ?? `${argument} is not valid.`, {
    path: [argument, finding?.path].filter(Boolean).join('.'),
    ...(finding?.expected ? { expected: finding.expected } : {}),
    ...(fix === undefined ? {} : { fix }),
  });
}
