import type { ErrorSummary } from '@inferbench/calibration/summary';
import type { GroupSummary, QuantityReport } from '@inferbench/calibration/quantity-report';
import type { ExclusionReason, Quantity } from '@inferbench/domain/accuracy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { AccuracyQuantityEnum, ExclusionReasonEnum } from './accuracy-enums.ts';

@ObjectType('AccuracySummary', { description: 'Errors of predictions over a set of published figures.' })
export class AccuracySummaryType implements ErrorSummary {
  @Field(() => String, { description: 'What the figures have in common.' })
  name!: string;

  @Field(() => Int, { description: 'Number of figures.' })
  rows!: number;

  @Field(() => Float, { description: 'Mean of |predicted ÷ measured − 1|, held out.' })
  meanError!: number;

  @Field(() => Float, { description: 'Median of the same.' })
  medianError!: number;

  @Field(() => Float, {
    description: 'Median of predicted ÷ measured; below 1 the simulator predicts too little of the metric.',
  })
  bias!: number;
}

@ObjectType('AccuracyGroup', { description: 'Errors over the figures of one group.' })
export class AccuracyGroupType extends AccuracySummaryType implements GroupSummary {
  @Field(() => Boolean, {
    description:
      'All of its hardware is of the families A100, H100, H200 and B200, whose error has a bar; others are reported.',
  })
  barred!: boolean;
}

@ObjectType('AccuracyOfQuantity', { description: 'Errors of times, watts or joules.' })
export class AccuracyOfQuantityType implements QuantityReport {
  @Field(() => AccuracyQuantityEnum, { description: 'What the figures are about.' })
  quantity!: Quantity;

  @Field(() => AccuracySummaryType, {
    nullable: true,
    description:
      'Whole models and networks, of the four families whose error has a bar or of the one chip; null without any.',
  })
  headline!: ErrorSummary | null;

  @Field(() => AccuracySummaryType, {
    nullable: true,
    description: 'Single kernels on the same hardware; null without any.',
  })
  kernels!: ErrorSummary | null;

  @Field(() => [AccuracyGroupType], {
    description: 'Groups, most figures first; of a chip its phases. Kernels count by phase and metric alone.',
  })
  groups!: GroupSummary[];
}

@ObjectType('AccuracyExclusion', { description: 'Published figures that are not compared for one reason.' })
export class AccuracyExclusionType {
  @Field(() => ExclusionReasonEnum, { description: 'The reason.' })
  reason!: ExclusionReason;

  @Field(() => String, { description: 'The reason in words.' })
  meaning!: string;

  @Field(() => Int, { description: 'Number of figures.' })
  rows!: number;
}
