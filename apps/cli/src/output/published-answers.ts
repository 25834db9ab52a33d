import { z } from 'zod';
import { output } from './answer.ts';

const said = z.union([z.string(), z.number()]).nullable();
const lines = z.array(z.string());

const point = z.strictObject({
  document: z.string(),
  point: z.string(),
  model: z.string(),
  chip: z.string(),
  section: z.string(),
});

const changed = point.extend({
  /** Id under which it stands, where the table gives it another. */
  standsAs: z.string().nullable(),
  changes: z.array(z.strictObject({ what: z.string(), before: said, after: said })),
});

/** Answers of what compares tables of published figures. */
export const PUBLISHED_ANSWERS = {
  'published-diff': output('published-diff', {
    files: lines,
    /** Files of the folder that are no dump. */
    ignored: lines,
    added: z.array(point),
    changed: z.array(changed),
    gone: z.array(point),
    unchanged: z.int().nonnegative(),
    unknown: z.array(
      z.strictObject({
        kind: z.enum(['chip', 'model', 'precision', 'source']),
        name: z.string(),
        rows: z.int().positive(),
        suggestion: z.string(),
      }),
    ),
    /** New and changed points that contradict themselves or physics, with the arithmetic. */
    cannotBe: z.array(
      z.strictObject({ document: z.string(), point: z.string(), rule: z.string(), why: z.string() }),
    ),
    /** Lines that no row is made of, by reason. */
    refused: z.array(z.strictObject({ reason: z.string(), lines })),
    /** Steps of a person who takes it in. */
    accept: lines,
    changelog: lines,
  }),
} as const;
