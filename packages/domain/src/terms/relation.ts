import { z } from 'zod';
import type { Kind } from './kind.ts';
import { areAlike } from '../names/public-name.ts';
import { word } from './figure.ts';

/** How who submits a result stands to the chip that it is of. */
export const Relation = z.enum(['VENDOR_OWN', 'THIRD_PARTY', 'PUBLICATION']);
export type Relation = z.infer<typeof Relation>;

export interface Parties {
  kind: Kind;
  /** Display name of the organisation that submitted. */
  submitter: string;
  /** Vendor of the chip, as the specification names it. */
  chipVendor: string;
}

/** A published figure is a publication's; a result is the vendor's own where the organisation bears the vendor's name. */
export function relationOf({ kind, submitter, chipVendor }: Parties): Relation {
  if (kind === 'REPORTED') return 'PUBLICATION';
  return areAlike(submitter, chipVendor) ? 'VENDOR_OWN' : 'THIRD_PARTY';
}

/** One plain sentence a relation. */
export const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  VENDOR_OWN: "The chip's vendor submitted this itself.",
  THIRD_PARTY: "Somebody other than the chip's vendor submitted this.",
  PUBLICATION: 'A published figure, read from its source.',
};

/** Words for whose a point is that is shown. */
export const WHO_SAYS = {
  submitter: z.string().describe('Organisation that submitted it.'),
  testedBy: word(
    'Who measured it; null where nobody confirmed it, and of a published figure, whose source says it.',
  ),
};
