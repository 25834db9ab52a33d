import type { PowerBoundary } from '@inferbench/domain/power-boundary';
import type { EnergyEntry } from '@inferbench/domain/score';
import { Field, Float, ObjectType } from 'type-graphql';
import { PhaseSplitEnum, PowerBoundaryEnum } from '../graphql/enums.ts';

@ObjectType('Energy', { description: 'Power and energy of a point at one boundary.' })
export class EnergyType implements EnergyEntry {
  @Field(() => PowerBoundaryEnum, { description: 'Where power was taken.' })
  boundary!: PowerBoundary;

  @Field(() => Float, { description: 'Mean power of all chips, watts.' })
  averageWatts!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Joules per output token, prompt included where the work has one.',
  })
  joulesPerOutputToken!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Joules of the prompts per prompt token; null without prompts.',
  })
  joulesPerPromptToken!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Joules of the answers per output token, prompts not included; null without answers.',
  })
  joulesPerDecodeToken!: number | null;

  @Field(() => PhaseSplitEnum, {
    nullable: true,
    description: 'Whether prompts and answers were measured apart; null where the two are not known apart.',
  })
  phaseSplit!: EnergyEntry['phaseSplit'];

  @Field(() => Float, { nullable: true, description: 'Joules per request.' })
  joulesPerRequest!: number | null;

  @Field(() => Float, { nullable: true, description: 'Joules per image.' })
  joulesPerImage!: number | null;
}
