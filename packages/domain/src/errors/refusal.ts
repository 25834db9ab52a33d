import { z } from 'zod';
import type { InferbenchError } from './inferbench-error.ts';

/** Why a part of an answer is missing: an error code of docs/errors.md, and the reason with its arithmetic. */
export const Refusal = z
  .strictObject({
    code: z.string().describe('Error code, for example DOES_NOT_FIT or UNSUPPORTED_PRECISION.'),
    message: z.string().describe('The reason with its arithmetic.'),
    fix: z.string().nullable().describe('What would help.'),
  })
  .describe('Why a part of an answer is missing.');
export type Refusal = z.infer<typeof Refusal>;

export function refusalOf({ code, message, details }: InferbenchError): Refusal {
  return { code, message, fix: details.fix ?? null };
}
