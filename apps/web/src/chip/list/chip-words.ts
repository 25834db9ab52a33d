import type { ChipListed } from '@inferbench/graphql-documents/chips';

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
