import { type CorrectionSection, Entry } from '@inferbench/domain/submissions/correction';
import { z } from 'zod';
import { type Answered, documentOf, selectionOf } from './whole-answer.ts';

const source = z.strictObject({
  name: z.string(),
  chip: z.string().nullable(),
  where: z.string().nullable(),
});
const Correction = Entry.extend({ deviation: z.number().nullable(), sources: z.array(source) });

export interface CorrectionGroupResult {
  section: Answered<CorrectionSection>;
  title: string;
  corrections: Answered<z.infer<typeof Correction>>[];
}

/** The audit of the founding text. */
export const Corrections = documentOf<{ corrections: CorrectionGroupResult[] }, object>(
  `query Corrections { corrections { section title corrections ${selectionOf(Correction)} } }`,
);
