import type { Metric } from '@inferbench/domain/metric';
import type { PrecisionClass } from '@inferbench/domain/precision';
import type { CostBasis } from '@inferbench/domain/score';
import { Field, Float, InputType } from 'type-graphql';
import { PriceInput } from '../slice/assumptions.input.ts';
import { CostBasisEnum, MetricEnum, PrecisionClassEnum } from '../graphql/enums.ts';
import { OwnershipInput } from '../simulate/simulate-parts.input.ts';

@InputType({ description: 'One kind of request and how often it comes.' })
export class RequestShapeInput {
  @Field(() => Float, { description: 'Prompt, tokens.' })
  inputTokens!: number;

  @Field(() => Float, { description: 'Answer, tokens.' })
  outputTokens!: number;

  @Field(() => Float, { nullable: true, description: 'How often, relative to the others; 1 where left out.' })
  weight?: number | null;
}

@InputType({ description: 'Limits on the 95th percentile; what is left out is not asked for.' })
export class WorkloadLimitsInput {
  @Field(() => Float, { nullable: true, description: 'Time to first token, ms.' })
  ttftMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Time per output token after the first, ms.' })
  tpotMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Request sent to last token, ms.' })
  e2eMs?: number | null;
}

@InputType({ description: 'Kinds of entries beside measured and reported ones; off where left out.' })
export class WorkloadIncludeInput {
  @Field(() => Boolean, { nullable: true, description: 'Between two points of one system.' })
  interpolated?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'From the simulator, where nothing near was measured.',
  })
  simulated?: boolean | null;
}

@InputType({ description: 'What is run, and what counts. State either concurrency or requestsPerSec.' })
export class WorkloadInput {
  @Field(() => String, { description: 'Model slug.' })
  model!: string;

  @Field(() => [RequestShapeInput], {
    description: 'One entry for fixed lengths, up to 50 for a distribution.',
  })
  requests!: RequestShapeInput[];

  @Field(() => Float, { nullable: true, description: 'Requests in flight at once.' })
  concurrency?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Requests that arrive each second: as many systems as carry them.',
  })
  requestsPerSec?: number | null;

  @Field(() => PrecisionClassEnum, { nullable: true, description: 'Precision; any where left out.' })
  precision?: PrecisionClass | null;

  @Field(() => WorkloadLimitsInput, { nullable: true, description: 'Limits that every ranked system keeps.' })
  limits?: WorkloadLimitsInput | null;

  @Field(() => MetricEnum, {
    nullable: true,
    description:
      'USD_PER_MTOK where left out; else COST_EFFICIENCY, ENERGY_EFFICIENCY, TOKENS_PER_S_PER_CHIP, TOKENS_PER_S_PER_USER or USEFUL_TOPS.',
  })
  metric?: Metric | null;

  @Field(() => CostBasisEnum, {
    nullable: true,
    description: 'Basis of cost; the one with more systems where left out.',
  })
  costBasis?: CostBasis | null;

  @Field(() => OwnershipInput, {
    nullable: true,
    description: "Costs of owning otherwise than the policy's.",
  })
  ownership?: OwnershipInput | null;

  @Field(() => [PriceInput], { nullable: true, description: 'Prices in place of the public ones.' })
  prices?: PriceInput[] | null;

  @Field(() => WorkloadIncludeInput, { nullable: true, description: 'What else may rank.' })
  include?: WorkloadIncludeInput | null;
}
