import type pg from 'pg';
import { z } from 'zod';
import { camelRow } from '../connection/camel-row.ts';

/** What a submission is about: its chip and its model by name. */
export const Subject = z.object({
  subject: z.enum(['RUN', 'CHIP', 'MODEL']),
  chipSlug: z.string().nullable(),
  chipName: z.string().nullable(),
  modelName: z.string().nullable(),
});
export type Subject = z.infer<typeof Subject>;

/** What a statement reads of it, of `submission sub`. */
export const SUBJECT_COLUMNS = `
  sub.subject, chip.slug AS chip_slug, chip.document ->> 'name' AS chip_name,
  coalesce(model.document ->> 'name', run.model_slug) AS model_name`;

export const SUBJECT_JOINS = `
  LEFT JOIN run ON run.submission_id = sub.id
  LEFT JOIN system sys ON sys.id = run.system_id
  LEFT JOIN chip_version cv ON cv.submission_id = sub.id
  LEFT JOIN model_version mv ON mv.submission_id = sub.id
  LEFT JOIN chip ON chip.id = coalesce(sys.chip_id, cv.chip_id)
  LEFT JOIN model ON model.id = mv.model_id OR model.slug = run.model_slug`;

/** Reads one submission. Whoever asks has found that its reader may see it. */
export async function readSubject(pool: pg.Pool, submissionId: string): Promise<Subject> {
  const { rows } = await pool.query<object>({
    name: 'submission-subject',
    text: `SELECT ${SUBJECT_COLUMNS} FROM submission sub ${SUBJECT_JOINS} WHERE sub.id = $1 LIMIT 1`,
    values: [submissionId],
  });
  return Subject.parse(camelRow(rows[0] ?? {}));
}
