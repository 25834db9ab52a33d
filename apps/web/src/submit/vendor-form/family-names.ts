import type { ChipFamily } from '@inferbench/domain/chips/chip';

export const FAMILY_NAMES: Readonly<Record<ChipFamily, string>> = {
  simt: 'GPU: many threads',
  systolic: 'Systolic arrays',
  dataflow: 'Dataflow: weights on chip',
  in_memory: 'Computing in memory',
  reconfigurable: 'Reconfigurable dataflow',
};
