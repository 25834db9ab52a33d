import { Finding } from '@inferbench/domain/errors/finding';
import { ServingCapacity } from '@inferbench/domain/errors/serving-capacity';
import { z } from 'zod';

export const nullable = z.number().nullable();
const details = z.strictObject({
  path: z.string().optional(),
  value: z.string().optional(),
  expected: z.string().optional(),
  fix: z.string().optional(),
  capacity: ServingCapacity.optional(),
});
/** `code` is one of docs/errors.md; the list grows. */
export const errorBody = z.strictObject({ code: z.string(), message: z.string(), details });

/** What a command says when it works, or why it does not. */
export function output<T extends z.ZodRawShape>(command: string, shape: T) {
  const schema = z.literal(`inferbench.${command}/1`);
  return z.union([
    z.strictObject({ schema, ok: z.literal(true), ...shape }),
    z.strictObject({ schema, ok: z.literal(false), error: errorBody, findings: z.array(Finding).optional() }),
  ]);
}

/** The same for commands whose answer holds what is wrong: `ok` false, exit code 3, and the answer is whole. */
export function judged<T extends z.ZodRawShape>(command: string, shape: T) {
  const schema = z.literal(`inferbench.${command}/1`);
  return z.union([
    z.strictObject({ schema, ok: z.boolean(), ...shape }),
    z.strictObject({ schema, ok: z.literal(false), error: errorBody, findings: z.array(Finding).optional() }),
  ]);
}

/** Number of the run of a file that holds several, from 1. */
export const runNumber = z.int().positive().optional();
