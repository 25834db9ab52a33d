import { MeasurementAnswer } from '@inferbench/domain/runs/measurement/answer';
import { z } from 'zod';
import { judged } from './answer.ts';
import { submittedRun } from './submission-answers.ts';

/** What a server did under load; `ok` is false for a measurement that was stopped, which is whole as far as it came. */
export const MEASUREMENT_ANSWERS = {
  measure: judged('measure', {
    /** Where it stands. */
    file: z.string(),
    reason: z.string().nullable(),
    ...MeasurementAnswer.shape,
    submitted: z.array(submittedRun).optional(),
  }),
} as const;
