import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { Phase, SliceShape, type Slice } from '@inferbench/domain/terms/slice';
import { z } from 'zod';
import { globalId } from '../graphql/global-id.ts';

const SEPARATOR = '~';
const count = z.coerce.number().int().min(0).max(2_147_483_647);
const Key = z.tuple([z.string(), Phase, z.union([z.literal(''), SliceShape]), count, count, PrecisionClass]);

/** Global id of a slice: what it is, so that slices without results have one as well. */
export function sliceId({ model, phase, shape, batch, context, precision }: Slice): string {
  return globalId('Slice', [model, phase, shape ?? '', batch, context, precision].join(SEPARATOR));
}

/** The slice of an id's key; null for one that no slice has. */
export function sliceOfKey(key: string): Slice | null {
  const parsed = Key.safeParse(key.split(SEPARATOR));
  if (!parsed.success) return null;
  const [model, phase, shape, batch, context, precision] = parsed.data;
  return { model, phase, shape: shape === '' ? null : shape, batch, context, precision };
}
