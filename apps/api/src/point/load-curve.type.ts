import type { LoadKnee, LoadStep } from '@inferbench/domain/load-curve';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { LimitEnum } from '../graphql/workload-enums.ts';

@ObjectType('LoadStep', {
  description: 'One point of a run as a step of its load. A percentile without enough samples is null.',
})
export class LoadStepType implements LoadStep {
  @Field(() => ID, { description: 'Global id of the point.' })
  pointId!: string;

  @Field(() => Float, { description: 'Requests in flight.' })
  concurrency!: number;

  @Field(() => Float, { nullable: true, description: 'Answer tokens a second of the system.' })
  outputTokensPerSec!: number | null;

  @Field(() => Float, { nullable: true, description: 'Median time to first token, ms.' })
  ttftMsP50!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile of the time to first token, ms.' })
  ttftMsP95!: number | null;

  @Field(() => Float, { nullable: true, description: 'Median time per output token, ms.' })
  tpotMsP50!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile of the time per output token, ms.' })
  tpotMsP95!: number | null;

  @Field(() => Float, { nullable: true, description: 'Median end-to-end time, ms.' })
  e2eMsP50!: number | null;

  @Field(() => Float, { nullable: true, description: '95th percentile of the end-to-end time, ms.' })
  e2eMsP95!: number | null;
}

@ObjectType('LoadKnee', { description: 'Where a p95 latency leaves the linear regime.' })
export class LoadKneeType implements LoadKnee {
  @Field(() => LimitEnum, { description: 'Which latency.' })
  latency!: LoadKnee['latency'];

  @Field(() => Float, { nullable: true, description: 'Concurrency of the knee.' })
  concurrency!: number | null;

  @Field(() => Float, { nullable: true, description: 'p95 there, ms.' })
  valueMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Concurrency of the step before.' })
  belowConcurrency!: number | null;

  @Field(() => Float, { nullable: true, description: 'Concurrency of the step after.' })
  aboveConcurrency!: number | null;

  @Field(() => String, { nullable: true, description: 'Why there is none.' })
  missing!: string | null;
}

@ObjectType('LoadCurve', { description: 'Points of one run over concurrency.' })
export class LoadCurveType {
  @Field(() => [LoadStepType], { description: 'By concurrency.' })
  steps!: LoadStepType[];

  @Field(() => [LoadKneeType], { description: 'Of TTFT, TPOT and E2E.' })
  knees!: LoadKneeType[];
}
