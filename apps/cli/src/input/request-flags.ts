import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import type { z } from 'zod';
import { flagFault } from './flag-faults.ts';
import { numberFlag, TOKEN_KEYS, tokensFlag } from './number-flag.ts';

/** Flags as the request of a schema: numbers typed, nothing guessed; the first finding says what is wrong. */
export function requestOf<T>(
  schema: z.ZodType<T>,
  flags: Readonly<Record<string, unknown>>,
  numbers: readonly string[],
): Result<T, InferbenchError> {
  const stated = Object.fromEntries(
    Object.entries(flags).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, numbers.includes(key) ? numberOf(key, text) : text]] : [],
    ),
  );
  const parsed = parseWithFindings(schema, stated);
  return parsed.ok ? ok(parsed.value) : fail(flagFault(parsed.error));
}

function numberOf(key: string, text: string): number | string {
  return TOKEN_KEYS.has(key) ? tokensFlag(text) : numberFlag(text);
}
