import type { ChipPointRow } from '@inferbench/db/chip-points';
import type { Chip } from '@inferbench/domain/chip';
import type { Kind } from '@inferbench/domain/kind';
import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { EvidenceGrade } from '@inferbench/domain/score';
import type { Phase } from '@inferbench/domain/slice';
import { roofIntensity } from '@inferbench/evaluation/roof-intensity';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../graphql/connection.type.ts';
import { EvidenceGradeEnum, KindEnum, PhaseEnum, PowerBoundaryEnum } from '../graphql/enums.ts';
import { globalId } from '../graphql/global-id.ts';

@ObjectType('ChipPoint', {
  description: 'A point of a chip as its page lists it; `point(id)` gives all of it.',
})
export class ChipPointType {
  @Field(() => ID, { description: 'Global id of the point.' })
  id!: string;

  @Field(() => String, { description: 'Model, phase and batch in words.' })
  label!: string;

  @Field(() => KindEnum, { description: 'Kind of number.' })
  kind!: Kind;

  @Field(() => PhaseEnum, { description: 'Part of inference that it measures.' })
  phase!: Phase;

  @Field(() => EvidenceGradeEnum, { description: 'How strongly it is backed.' })
  evidenceGrade!: EvidenceGrade;

  @Field(() => String, { nullable: true, description: 'Serving framework; null where nobody stated it.' })
  framework!: string | null;

  @Field(() => Int, { description: 'Number of chips.' })
  chips!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Useful TOPS per chip; null where it cannot be computed.',
  })
  usefulTops!: number | null;

  @Field(() => Float, { nullable: true, description: 'Useful rate ÷ dense peak of all chips.' })
  utilisation!: number | null;

  @Field(() => String, { description: 'Precision that computes.' })
  computePrecision!: string;

  @Field(() => Float, {
    nullable: true,
    description:
      'Where it stands under the roofline: FLOPs ÷ bytes where memory limits, the ridge where arithmetic does; null without an ideal time.',
  })
  intensityFlopPerByte!: number | null;

  @Field(() => Float, { nullable: true, description: 'Mean power of all chips at the boundary, watts.' })
  averageWatts!: number | null;

  @Field(() => PowerBoundaryEnum, {
    nullable: true,
    description: 'Where power was taken; null without power.',
  })
  powerBoundary!: PowerBoundary | null;
}

export const ChipPointConnectionType = connectionOf(
  'ChipPoint',
  () => ChipPointType,
  'A page of the points of a chip, newest first.',
);

export function toChipPointType(row: ChipPointRow, chip: Chip): ChipPointType {
  const { id, model, phase, batch, kind } = row;
  return {
    id: globalId('Point', id),
    label: [
      model,
      phase.toLowerCase(),
      ...(batch === null ? [] : [`batch ${Number(batch.toPrecision(3))}`]),
    ].join(', '),
    kind,
    phase,
    evidenceGrade: row.evidence_grade,
    framework: row.framework,
    chips: row.chips,
    usefulTops: row.useful_tops,
    utilisation: row.utilisation,
    computePrecision: row.peak_precision,
    intensityFlopPerByte: roofIntensity(chip, {
      peakPrecision: row.peak_precision,
      algorithm: row.algorithm,
    }),
    averageWatts: row.energy?.averageWatts ?? null,
    powerBoundary: row.energy?.boundary ?? null,
  };
}
