import { isBarred } from '@inferbench/calibration/quantity-report';
import type { AccuracyRow } from '@inferbench/domain/accuracy';
import { Field, Float, ObjectType } from 'type-graphql';
import { connectionOf } from '../graphql/connection.type.ts';
import {
  AccuracyPhaseEnum,
  AccuracyQuantityEnum,
  PublishedMetricEnum,
  SourceGradeEnum,
} from './accuracy-enums.ts';

@ObjectType('AccuracyRow', { description: 'A published figure beside what the simulator expects of it.' })
export class AccuracyRowType implements AccuracyRow {
  @Field(() => String, { description: 'Its row of the catalogue, for example m0001 (docs/measurements.md).' })
  rowId!: string;

  @Field(() => String, { description: 'Where it was published.' })
  document!: string;

  @Field(() => SourceGradeEnum, { description: 'How controlled it is.' })
  grade!: AccuracyRow['grade'];

  @Field(() => AccuracyQuantityEnum, { description: 'What it is about.' })
  quantity!: AccuracyRow['quantity'];

  @Field(() => PublishedMetricEnum, { description: 'The metric, with the unit of both values.' })
  metric!: AccuracyRow['metric'];

  @Field(() => AccuracyPhaseEnum, { description: 'Part of inference.' })
  phase!: AccuracyRow['phase'];

  @Field(() => String, { description: 'Slug of the chip.' })
  chip!: string;

  @Field(() => String, {
    description:
      'What is held out with it: chips of one die generation; a chip without one stands for itself.',
  })
  hardwareFamily!: string;

  @Field(() => Boolean, { description: 'It counts in the headline’s hardware: A100, H100, H200, B200.' })
  barred!: boolean;

  @Field(() => String, { description: 'Framework as the catalogue spells it.' })
  framework!: string;

  @Field(() => String, { nullable: true, description: 'Its version; null where the source states none.' })
  version!: string | null;

  @Field(() => String, { description: 'Slug of the model or network, or the kind of kernel.' })
  model!: string;

  @Field(() => Float, { description: 'What was published, in the unit of the metric.' })
  measured!: number;

  @Field(() => Float, {
    description:
      'What the simulator expects with constants that never saw this model on this hardware family; defaults for families that are not calibrated.',
  })
  heldOut!: number;

  @Field(() => Float, { description: 'The same with the constants in use.' })
  fitted!: number;
}

export const AccuracyRowConnectionType = connectionOf(
  'AccuracyRow',
  () => AccuracyRowType,
  'A page of the compared figures, by row.',
);

export function toAccuracyRowType(row: AccuracyRow): AccuracyRowType {
  return { ...row, barred: isBarred(row) };
}
