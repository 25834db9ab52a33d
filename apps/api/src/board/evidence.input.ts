import { EvidenceGrade } from '@inferbench/domain/scores/score';
import { z } from 'zod';
import { Kind } from '@inferbench/domain/terms/kind';
import { StandingInclude } from '@inferbench/domain/scores/standing';
import { enumTypeOf, inputType } from '../graphql/derived-type.ts';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';

export const StandingIncludeEnum = enumTypeOf(StandingInclude, 'StandingInclude', {
  description: 'What stands on request only.',
  values: {
    PROVISIONAL: 'What nobody reviewed yet: shown in its place, without a rank.',
    UNREVIEWED_SPECIFICATIONS: 'Results on chips and models that nobody reviewed.',
  },
});

export const EvidenceInput = inputType('EvidenceInput', 'Which results count.', {
  kinds: z.array(Kind).optional().describe('Kinds of number; MEASURED and REPORTED where left out.'),
  minGrade: EvidenceGrade.optional().describe('Weakest grade that counts; all where left out.'),
  include: z
    .array(StandingInclude)
    .optional()
    .describe('What stands on request only, beside what stands by default; nothing where left out.'),
});
export type EvidenceInput = InstanceType<typeof EvidenceInput>;

const SHOWN_KINDS: readonly Kind[] = ['MEASURED', 'REPORTED'];

/** Null where the filter lets in all that the default board shows: nothing on it is graded below E1. */
export function evidenceFilter(input: EvidenceInput | null | undefined): EvidenceFilter | null {
  const kinds = input?.kinds ?? SHOWN_KINDS;
  const minGrade = input?.minGrade ?? 'E0';
  const include = input?.include ?? [];
  const whole =
    include.length === 0 &&
    SHOWN_KINDS.every((kind) => kinds.includes(kind)) &&
    (minGrade === 'E0' || minGrade === 'E1');
  return whole ? null : { kinds, minGrade, include };
}
