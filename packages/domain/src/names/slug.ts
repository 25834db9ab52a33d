import { z } from 'zod';

/** Stable public id of a catalogue entry: lower case, digits, dots and hyphens. */
export const Slug = z
  .string()
  .min(2)
  .max(80)
  .regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'a slug holds lower-case letters, digits, dots and hyphens');
