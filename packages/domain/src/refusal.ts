import { z } from 'zod';
import type { InferbenchError } from './inferbench-error.ts';

/** Why a part of an answer is missing: an error code of docs/errors.md, and the reason with its arithmetic. */
export const Refusal = z.strictObject({
  code: z.string(),
  message: z.string(),
  fix: z.string().nullable(),
});
export type Refusal = z.infer<typeof Refusal>;

export function refusalOf({ code, message, details }: InferbenchError): Refusal {
  return { code, message, fix: details.fix ?? null };
}
