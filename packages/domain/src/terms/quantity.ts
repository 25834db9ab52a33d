import { isQuantityKind, type QuantityKind } from '@inferbench/units/quantity';
import { z } from 'zod';

/** A positive figure in SI units; a specification may write it as text with a unit (`readSpecification`). */
export function quantity(kind: QuantityKind) {
  return z.number().positive().max(1e24).meta({ quantity: kind });
}

/** What a schema's numbers are quantities of; null for other schemas. */
export function quantityOf(schema: z.ZodType): QuantityKind | null {
  const kind = schema.meta()?.['quantity'];
  return isQuantityKind(kind) ? kind : null;
}
