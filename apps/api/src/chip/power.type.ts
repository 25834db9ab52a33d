import type { Chip } from '@inferbench/domain/chip';
import { Field, Float, ObjectType } from 'type-graphql';
import { PowerScopeEnum } from '../graphql/specification-enums.ts';
import { SourcedType } from './sourced.type.ts';

type PowerScope = NonNullable<Chip['power']>['scope'];

@ObjectType('PowerLimit', { description: 'Thermal design power: a limit, not a measurement.' })
export class PowerLimitType extends SourcedType {
  @Field(() => Float, { description: 'The limit, watts.' })
  tdpWatts!: number;

  @Field(() => PowerScopeEnum, { description: 'What it is the limit of.' })
  scope!: PowerScope;

  @Field(() => String, { nullable: true, description: 'What to know of it.' })
  note!: string | null;
}

@ObjectType('IdlePower', { description: 'Power of a chip that does nothing.' })
export class IdlePowerType extends SourcedType {
  @Field(() => Float, { description: 'Watts.' })
  watts!: number;

  @Field(() => String, { nullable: true, description: 'What to know of it.' })
  note!: string | null;
}

@ObjectType('PowerReading', { description: 'Power that somebody read under a load.' })
export class PowerReadingType extends SourcedType {
  @Field(() => String, { description: 'What ran, and how it was read.' })
  what!: string;

  @Field(() => [Float], { description: 'One reading, or several of one source, watts.' })
  watts!: number[];

  @Field(() => String, { description: 'What was metered.' })
  scope!: string;
}
