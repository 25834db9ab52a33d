import type { Goodput, Slo } from '@inferbench/domain/slo';
import { Field, Float, ObjectType } from 'type-graphql';
import { GoodputBasisEnum } from '../graphql/enums.ts';

@ObjectType('Slo', {
  description: 'Limits that one request has to keep, all at once; null asks for nothing.',
})
export class SloType implements Slo {
  @Field(() => Float, { nullable: true, description: 'Time to first token, ms.' })
  ttftMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Time per output token after the first, ms.' })
  tpotMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Request sent to last token, ms.' })
  e2eMs!: number | null;
}

@ObjectType('Goodput', {
  description: 'Share of all sent requests that keep every limit; failed and empty ones count as missed.',
})
export class GoodputType implements Goodput {
  @Field(() => SloType, { description: 'The limits.' })
  slo!: Slo;

  @Field(() => GoodputBasisEnum, { description: 'What it was counted from.' })
  basis!: Goodput['basis'];

  @Field(() => Float, { description: 'Share of sent requests; where bounded, the least possible.' })
  fraction!: number;

  @Field(() => Float, { description: 'Lower end: 95 % interval, or what the percentiles allow.' })
  low!: number;

  @Field(() => Float, { description: 'Upper end.' })
  high!: number;

  @Field(() => Float, { description: 'Requests sent per second and chip.' })
  sentPerSecPerChip!: number;

  @Field(() => Float, { description: 'Requests per second and chip that keep every limit.' })
  requestsPerSecPerChip!: number;
}
