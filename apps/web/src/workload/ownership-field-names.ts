import type { OwnershipAssumptions } from '@inferbench/domain/terms/ownership';
import type { FieldName } from './form-values.ts';

/** Keys of the ownership figures and the fields that state them. */
export const OWNERSHIP_FIELDS = {
  usdPerKwh: 'kwh',
  pue: 'pue',
  years: 'years',
  availability: 'availability',
  capitalOverhead: 'overhead',
  hostWattsPerChip: 'host',
  hostingUsdPerHour: 'hosting',
} as const satisfies Record<keyof OwnershipAssumptions, FieldName>;
