import { formatPercent } from '@inferbench/units/format';

/** Share of memory that weights and KV cache may fill (docs/model.md#capacity, phi). */
export const USABLE_MEMORY_SHARE = 0.9;

/** The same as every sentence says it: "90 %". */
export const USABLE_MEMORY_PERCENT = formatPercent(USABLE_MEMORY_SHARE);
