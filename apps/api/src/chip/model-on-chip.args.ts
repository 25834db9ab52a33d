import { AskedWeights } from '@inferbench/domain/terms/precision';
import { Slug } from '@inferbench/domain/names/slug';
import { ArgsType, Field, Int } from 'type-graphql';
import { z } from 'zod';

/** A model put on chips of one kind, as the fields of a chip take it. */
@ArgsType()
export class ModelOnChipArgs {
  @Field(() => String, { description: 'Model slug.' })
  model!: string;

  @Field(() => String, { nullable: true, description: AskedWeights.description ?? '' })
  weightPrecision!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of chips; where left out the smallest power of two that holds one short sequence.',
  })
  chips!: number | null;
}

/** The same with the chip, read. */
export const ModelOnChip = z.strictObject({
  chip: Slug,
  model: Slug,
  weights: AskedWeights,
  chips: z.int().min(1).max(1024).optional(),
});

/** What a chip and its arguments state, as `ModelOnChip` reads it. */
export function statedOnChip(chip: string, { model, weightPrecision, chips }: ModelOnChipArgs) {
  return { chip, model, weights: weightPrecision ?? null, chips: chips ?? null };
}
