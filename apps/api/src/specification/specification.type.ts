import type { Finding } from '@inferbench/domain/finding';
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { FindingType } from '../graphql/finding.type.ts';
import {
  ConflictType,
  ReceiptType,
  UnauthorizedType,
  ValidationFailedType,
} from '../mutation/payloads.type.ts';

@ObjectType('AcceptedSlug', { description: 'What a specification is called.' })
export class AcceptedSlugType {
  @Field(() => String, { description: 'Stable public name.' })
  slug!: string;
}

@ObjectType('ChipAccepted', { description: 'The specification passed every rule of severity reject.' })
export class ChipAcceptedType {
  readonly kind = 'ChipAccepted';

  @Field(() => Boolean, { description: 'True when nothing was stored.' })
  dryRun!: boolean;

  @Field(() => Boolean, { description: 'True when this key had stored the same content before.' })
  replayed!: boolean;

  @Field(() => ReceiptType, { nullable: true, description: 'Null for a dry run.' })
  receipt!: ReceiptType | null;

  @Field(() => AcceptedSlugType, { description: 'The chip; `chip(slug)` gives all of it.' })
  chip!: AcceptedSlugType;

  @Field(() => Int, { description: 'Version that this is, or would become.' })
  version!: number;

  @Field(() => [FindingType], { description: 'What the rules found.' })
  findings!: Finding[];

  @Field(() => [String], { description: 'Fields that differ from the version before; empty for the first.' })
  changedFields!: string[];
}

@ObjectType('ModelAccepted', { description: 'The model is complete.' })
export class ModelAcceptedType {
  readonly kind = 'ModelAccepted';

  @Field(() => Boolean, { description: 'True when nothing was stored.' })
  dryRun!: boolean;

  @Field(() => Boolean, { description: 'True when this key had stored the same content before.' })
  replayed!: boolean;

  @Field(() => ReceiptType, { nullable: true, description: 'Null for a dry run.' })
  receipt!: ReceiptType | null;

  @Field(() => AcceptedSlugType, { description: 'The model; `model(slug)` gives all of it.' })
  model!: AcceptedSlugType;

  @Field(() => Float, {
    description: 'Parameters that follow from the shape: compare with the published count.',
  })
  parameters!: number;

  @Field(() => [FindingType], { description: 'What the rules found.' })
  findings!: Finding[];

  @Field(() => [String], {
    description: 'Fields that differ from what was stored before; empty for a new model.',
  })
  changedFields!: string[];
}

export const SubmitChipPayload = createUnionType({
  name: 'SubmitChipPayload',
  description: 'Outcome of submitChip.',
  types: () => [ChipAcceptedType, ValidationFailedType, ConflictType, UnauthorizedType] as const,
});
export const SubmitModelPayload = createUnionType({
  name: 'SubmitModelPayload',
  description: 'Outcome of submitModel.',
  types: () => [ModelAcceptedType, ValidationFailedType, ConflictType, UnauthorizedType] as const,
});
export type Refusal = ValidationFailedType | ConflictType | UnauthorizedType;
