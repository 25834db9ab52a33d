import { narrowPrecision } from '@inferbench/domain/models/own-precision';
import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import { type Named, withLocalNames } from './local-catalogue.ts';

type Stated = Readonly<Record<string, unknown>>;

/** Flags with the format of the checkpoint where none is stated, and whether it is the checkpoint's. */
export interface OwnWeights {
  stated: Stated;
  own: PrecisionWord | null;
}

/** Weights are what their maker published them in, unless somebody says otherwise. Error: NOT_FOUND. */
export async function withOwnWeights(stated: Stated, named: Named): Promise<OwnWeights> {
  const { model } = named;
  if (stated['weightPrecision'] !== undefined || model === undefined) return { stated, own: null };
  const { model: slug, catalogue } = await withLocalNames({ model });
  const found = slug === undefined ? undefined : catalogue.models.get(slug);
  const own = found === undefined ? null : narrowPrecision(found);
  return own === null ? { stated, own } : { stated: { ...stated, weightPrecision: own }, own };
}

/** Says whose format it is; nothing where it was stated, or is of 16 bits. */
export function ownWeightsText(own: PrecisionWord | null): string {
  return own === null ? '' : ' (weights as their checkpoint is published)';
}
