import type { ChipListed } from '@inferbench/graphql-documents/chips';
import type { ChipFamily } from '@inferbench/domain/chips/chip';
import { isEffective, type SpecificationStanding } from '@inferbench/domain/scores/standing';

export const STATUS_WORDS: Readonly<Record<ChipListed['status'], string>> = {
  SHIPPING: 'shipping',
  RESEARCH: 'research prototype',
  CLAIMS_ONLY: 'claims only, never ranked',
};

export const FAMILY_WORDS: Readonly<Record<ChipListed['family'], string>> = {
  SIMT: 'GPU (SIMT)',
  SYSTOLIC: 'systolic array',
  DATAFLOW: 'SRAM dataflow',
  IN_MEMORY: 'in-memory compute',
  RECONFIGURABLE: 'reconfigurable dataflow',
};

export const FAMILY_NAMES: Readonly<Record<ChipFamily, string>> = {
  simt: 'GPU: many threads',
  systolic: 'Systolic arrays',
  dataflow: 'Dataflow: weights on chip',
  in_memory: 'Computing in memory',
  reconfigurable: 'Reconfigurable dataflow',
};

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
