import { z } from 'zod';
import { isLocal } from '../names/source-address.ts';

/** Who says what a specification says: InferBench ships it · an organisation, and two persons agreed · an organisation alone. */
export const SpecificationStanding = z.enum(['CATALOGUE', 'REVIEWED', 'DECLARED']);
export type SpecificationStanding = z.infer<typeof SpecificationStanding>;

/** One plain sentence a standing. */
export const STANDING_WORDS: Readonly<Record<SpecificationStanding, string>> = {
  CATALOGUE: 'Shipped with InferBench.',
  REVIEWED: 'Declared by an organisation; two persons who have no part in it agreed.',
  DECLARED: 'Declared by an organisation, not reviewed.',
};

/** Whether a specification is effective: only such a one ranks, and is listed unless asked otherwise. */
export function isEffective(standing: SpecificationStanding): boolean {
  return standing !== 'DECLARED';
}

/** What a reader has to know of a result whose chip nobody reviewed; null of any other. */
export function unreviewedMark({
  slug,
  standing,
}: {
  slug: string;
  standing: SpecificationStanding;
}): { words: string; title: string } | null {
  if (isEffective(standing)) return null;
  return isLocal({ slug })
    ? {
        words: 'local, unreviewed',
        title: 'Only its owner says what the specification of this machine says, and nobody reviewed it.',
      }
    : {
        words: 'chip not reviewed',
        title: "Only its organisation says what the chip's specification says.",
      };
}

/** What a reader may ask for beside what stands by default. */
export const StandingInclude = z.enum(['PROVISIONAL', 'UNREVIEWED_SPECIFICATIONS']);
export type StandingInclude = z.infer<typeof StandingInclude>;

/** Bits that a reader lets in: the database has 1 for what nobody reviewed, 2 for its chip and 4 for its model. */
export function includedBits(include: readonly StandingInclude[]): number {
  const bits = { PROVISIONAL: 1, UNREVIEWED_SPECIFICATIONS: 6 } as const;
  return include.reduce((all, each) => all | bits[each], 0);
}
