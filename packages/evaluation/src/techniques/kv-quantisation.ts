import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import type { InForce, Technique } from './technique.ts';

/** Keys and values in a format of their own; the slice of a result says which, so it is no part of the key. */
export const kvQuantisation: Technique = {
  fromRequest: ({ kvPrecision }) => storedAs(kvPrecision ?? null),
  fromRun: ({ precision }) => storedAs(precision.kv),
};

function storedAs(kv: PrecisionWord | null): InForce | null {
  return kv === null ? null : { onPrecision: (precision) => ({ ...precision, kv }) };
}
