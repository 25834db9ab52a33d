import { z } from 'zod';
import { SloPreset } from '@inferbench/domain/terms/slo';
import { PriceOverride, type Assumptions } from '@inferbench/domain/scores/assumptions';
import { inputTypeOf, inputType } from '../graphql/derived-type.ts';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { readAssumptions } from '@inferbench/analyses/ranking/read-assumptions';
import type { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import { withoutNulls } from '../graphql/without-nulls.ts';

export const PriceInput = inputTypeOf(
  PriceOverride.describe('A price of a chip in place of the public ones.'),
  'PriceInput',
  { usdPerChipHour: PriceOverride.shape.usdPerChipHour.describe('Rented, one chip, all in: USD per hour.') },
);
export type PriceInput = InstanceType<typeof PriceInput>;

export const SloInput = inputType(
  'SloInput',
  'Limits that a request has to keep for goodput: a preset, limits of your own, or both.',
  {
    preset: SloPreset.optional().describe('Where limits begin; none, where left out.'),
    ttftMs: z.number().optional().describe('Time to first token, ms.'),
    tpotMs: z.number().optional().describe('Time per output token after the first, ms.'),
    e2eMs: z.number().optional().describe('Request sent to last token, ms.'),
  },
);
export type SloInput = InstanceType<typeof SloInput>;

export interface AssumptionArguments {
  costAssumptions: OwnershipInput | null;
  prices: readonly PriceInput[] | null;
  slo: SloInput | null;
}

/** What a client assumes; null where it states nothing, so that the stored board is shown. Errors: INVALID. */
export function assumptionsOf({ costAssumptions, prices, slo }: AssumptionArguments): Assumptions | null {
  if (costAssumptions === null && slo === null && prices === null) return null;
  const read = readAssumptions(withoutNulls({ ownership: costAssumptions, prices, slo }));
  if (read.ok) return read.value;
  const [finding] = read.error;
  throw new InferbenchError('INVALID', finding?.message ?? 'The assumptions are not valid.', {
    path: finding?.path ?? 'costAssumptions',
    expected: finding?.expected ?? 'assumptions in their range',
  });
}
