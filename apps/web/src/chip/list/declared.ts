import { isEffective, type SpecificationStanding } from '@inferbench/domain/scores/standing';

export interface Declared {
  standing: SpecificationStanding;
  declaredBy: string | null;
}

/** "Declared by Acme, not reviewed." */
export function declaredWords({ declaredBy }: Pick<Declared, 'declaredBy'>): string {
  return `Declared by ${declaredBy ?? 'an organisation'}, not reviewed.`;
}

/** The name of a chip or a model in its address: what nobody reviewed has no short one, which others could claim. */
export function addressSlug({
  standing,
  slug,
  shortSlug,
}: Pick<Declared, 'standing'> & { slug: string; shortSlug: string }): string {
  return isEffective(standing) ? shortSlug : slug;
}
