import type { QualityRecord } from '@inferbench/domain/measurement/record';
import type { RunPrecision } from '@inferbench/domain/run';
import type { z } from 'zod';
import type { FieldReader } from './field-reader.ts';

type Quality = z.infer<typeof RunPrecision>['quality'];

/** Answers that were known beforehand: the expected ones are the reference, so it scores all of them. */
export function qualityOf(record: QualityRecord | null, reader: FieldReader): Quality | null {
  if (record === null || record.checked === 0) return null;
  const { checked, exact, refused } = record;
  reader.note(
    'ANSWERS_CHECKED',
    `${exact} of ${checked} known answers came to the character, ${refused} ${refused === 1 ? 'was' : 'were'} refused.`,
    'precision.quality',
  );
  if (exact === 0) return null;
  return { benchmark: `${checked} known answers, exact match`, score: exact, referenceScore: checked };
}
