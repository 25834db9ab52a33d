import type {
  CorrectionEntry,
  CorrectionSection,
  CorrectionUnit,
  CorrectionVerdict,
} from '@inferbench/domain/correction';
import { Field, Float, ObjectType } from 'type-graphql';
import { CorrectionSectionEnum, CorrectionUnitEnum, CorrectionVerdictEnum } from './correction-enums.ts';
import type { CheckedClaim, CorrectionGroup, CorrectionSource } from './correction-groups.ts';

@ObjectType('CorrectionVariant', { description: 'A further number that a verdict rests on.' })
export class CorrectionVariantType {
  @Field(() => String, { description: 'What it is, or under which counting.' })
  what!: string;

  @Field(() => Float, { description: 'The number.' })
  value!: number;

  @Field(() => CorrectionUnitEnum, { description: 'Its unit.' })
  unit!: CorrectionUnit;
}

@ObjectType('CorrectionSource', { description: 'Where the figures of a correction come from.' })
export class CorrectionSourceType implements CorrectionSource {
  @Field(() => String, { description: 'Name of the catalogue entry or of the source.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Slug of the chip whose figures are used.' })
  chip!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was read; null for a chip, which says it itself.',
  })
  where!: string | null;
}

@ObjectType('Correction', { description: 'One claim, recomputed.' })
export class CorrectionType implements CheckedClaim {
  @Field(() => String, { description: 'Stable name; the anchor on the page of corrections.' })
  id!: string;

  @Field(() => String, { description: 'What is claimed, in our words.' })
  claim!: string;

  @Field(() => [Float], {
    nullable: true,
    description: 'The claimed number, or both ends of a range; null for a statement in words.',
  })
  claimed!: number[] | null;

  @Field(() => Float, { nullable: true, description: 'What comes out; null where nothing can be computed.' })
  recomputed!: number | null;

  @Field(() => CorrectionUnitEnum, { nullable: true, description: 'Unit of both.' })
  unit!: CorrectionUnit | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Claimed ÷ recomputed − 1, of a range its nearer end; null where either is missing.',
  })
  deviation!: number | null;

  @Field(() => [CorrectionVariantType], { description: 'Further numbers that were recomputed.' })
  also!: CorrectionEntry['also'];

  @Field(() => String, { nullable: true, description: 'The arithmetic with its numbers.' })
  formula!: string | null;

  @Field(() => String, { nullable: true, description: 'Under what the claimed number comes out.' })
  assumption!: string | null;

  @Field(() => CorrectionVerdictEnum, { description: 'What came of it.' })
  verdict!: CorrectionVerdict;

  @Field(() => String, {
    nullable: true,
    description: 'Why the verdict is not the one that the deviation gives; null where it is.',
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Why nothing can be computed.' })
  notComputable!: string | null;

  @Field(() => [CorrectionSourceType], { description: 'Where the figures come from.' })
  sources!: CorrectionSource[];

  @Field(() => String, { nullable: true, description: 'What InferBench does instead.' })
  instead!: string | null;
}

@ObjectType('CorrectionGroup', { description: 'The corrections of one part of the audit.' })
export class CorrectionGroupType implements CorrectionGroup {
  @Field(() => CorrectionSectionEnum, { description: 'Which part.' })
  section!: CorrectionSection;

  @Field(() => String, { description: 'Its heading.' })
  title!: string;

  @Field(() => [CorrectionType], { description: 'Its claims in the order of the text.' })
  corrections!: CorrectionType[];
}
