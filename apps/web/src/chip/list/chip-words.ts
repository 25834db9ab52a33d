import type { ChipListed } from '@inferbench/graphql-documents/chips';
import type { ChipFamily } from '@inferbench/domain/chips/chip';

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
