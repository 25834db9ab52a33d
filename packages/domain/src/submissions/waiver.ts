import { z } from 'zod';
import { RuleId } from '../errors/finding.ts';
import { Slug } from '../names/slug.ts';

const text = (max: number) => z.string().min(1).max(max);

/** Published results of one stack, chip and model that a rule flags. */
export const Precedent = z.strictObject({
  rule: RuleId,
  /** Framework as runs name it; null where nobody stated one. */
  stack: text(60).nullable(),
  chip: Slug,
  model: Slug,
  /** Why the flag accuses nobody, or why it stands. */
  reason: text(400),
});
export type Precedent = z.infer<typeof Precedent>;

/** Precedents of the shipped figures: flags that only warn, and flags that keep what they are on off the board. */
export const PrecedentList = z.strictObject({
  schema: z.literal('inferbench.waivers/1'),
  waived: z.array(Precedent).max(500),
  held: z.array(Precedent).max(500),
});
export type PrecedentList = z.infer<typeof PrecedentList>;
