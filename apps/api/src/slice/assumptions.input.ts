import type { Assumptions } from '@inferbench/domain/assumptions';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import type { SloPreset } from '@inferbench/domain/slo';
import { readAssumptions } from '@inferbench/analyses/ranking/read-assumptions';
import { Field, Float, InputType } from 'type-graphql';
import { SloPresetEnum } from '../graphql/enums.ts';
import type { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import { withoutNulls } from '../simulate/refused.ts';

@InputType({ description: 'A price of a chip in place of the public ones.' })
export class PriceInput {
  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => Float, { nullable: true, description: 'Rented, one chip, all in: USD per hour.' })
  usdPerChipHour?: number | null;

  @Field(() => Float, { nullable: true, description: 'Bought, one chip: USD.' })
  usdPerChip?: number | null;
}

@InputType({
  description: 'Limits that a request has to keep for goodput: a preset, limits of your own, or both.',
})
export class SloInput {
  @Field(() => SloPresetEnum, { nullable: true, description: 'Where limits begin; none, where left out.' })
  preset?: SloPreset | null;

  @Field(() => Float, { nullable: true, description: 'Time to first token, ms.' })
  ttftMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Time per output token after the first, ms.' })
  tpotMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Request sent to last token, ms.' })
  e2eMs?: number | null;
}

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
