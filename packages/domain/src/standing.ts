import { z } from 'zod';

/** Who says what a specification says: InferBench ships it · an organisation, and two persons agreed · an organisation alone. */
export const SpecificationStanding = z.enum(['CATALOGUE', 'REVIEWED', 'DECLARED']);
export type SpecificationStanding = z.infer<typeof SpecificationStanding>;

/** Only an effective specification ranks, and is listed unless asked otherwise. */
export function isEffective(standing: SpecificationStanding): boolean {
  return standing !== 'DECLARED';
}

/** Bits of why a value stands on request only; the database works the first three out of the states of what it stands on. */
export const STANDING_BITS = { PROVISIONAL: 1, UNREVIEWED_CHIP: 2, UNREVIEWED_MODEL: 4, EXAMPLE: 8 } as const;

/** What a reader may ask for beside what stands by default. */
export const StandingInclude = z.enum(['PROVISIONAL', 'UNREVIEWED_SPECIFICATIONS']);
export type StandingInclude = z.infer<typeof StandingInclude>;

/** Bits that a reader lets in. */
export function includedBits(include: readonly StandingInclude[]): number {
  const bits = { PROVISIONAL: 1, UNREVIEWED_SPECIFICATIONS: 6 } as const;
  return include.reduce((all, each) => all | bits[each], 0);
}
