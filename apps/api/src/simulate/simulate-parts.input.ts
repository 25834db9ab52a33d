import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'A draft model proposes tokens, one step of the model checks them all.' })
export class SpeculationInput {
  @Field(() => String, { description: 'Name of the method, echoed.' })
  method!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Model slug of the draft; drafting is free where left out.',
  })
  draftModel?: string | null;

  @Field(() => Int, { description: 'Tokens proposed a step.' })
  draftTokens!: number;

  @Field(() => Float, { description: 'Chance that a proposed token is accepted.' })
  acceptance!: number;
}

@InputType({ description: 'Prompts and answers on chips of their own.' })
export class DisaggregationInput {
  @Field(() => Int, { description: 'Chips that compute prompts.' })
  prefillChips!: number;

  @Field(() => Int, { description: 'Chips that answer.' })
  decodeChips!: number;
}

@InputType({ description: 'Techniques that change the work of a simulated run.' })
export class SimulatedTechniquesInput {
  @Field(() => SpeculationInput, { nullable: true, description: 'Speculative decoding.' })
  speculative?: SpeculationInput | null;

  @Field(() => Float, { nullable: true, description: 'Share of each prompt that is in the cache already.' })
  prefixCacheHitRate?: number | null;

  @Field(() => Int, { nullable: true, description: 'Keys that a token sees at most.' })
  attentionWindow?: number | null;

  @Field(() => Int, { nullable: true, description: 'Tokens of the pieces in which a prompt is computed.' })
  chunkedPrefillTokens?: number | null;

  @Field(() => DisaggregationInput, { nullable: true, description: 'Prompts on chips of their own.' })
  disaggregated?: DisaggregationInput | null;
}

@InputType({ description: 'One kernel: the sizes that its kind names.' })
export class KernelInput {
  @Field(() => String, { description: 'gemm (m, n, k), attention, softmax, layernorm or gelu (rows, cols).' })
  kind!: string;

  @Field(() => Int, { nullable: true, description: 'gemm: rows of the result.' })
  m?: number | null;

  @Field(() => Int, { nullable: true, description: 'gemm: columns of the result.' })
  n?: number | null;

  @Field(() => Int, { nullable: true, description: 'gemm: length of each sum.' })
  k?: number | null;

  @Field(() => Int, { nullable: true, description: 'attention: sequences.' })
  batch?: number | null;

  @Field(() => Int, { nullable: true, description: 'attention: queries of a sequence.' })
  queryLen?: number | null;

  @Field(() => Int, { nullable: true, description: 'attention: keys of a sequence.' })
  kvLen?: number | null;

  @Field(() => Int, { nullable: true, description: 'attention: query heads.' })
  heads?: number | null;

  @Field(() => Int, { nullable: true, description: 'attention: key and value heads.' })
  kvHeads?: number | null;

  @Field(() => Int, { nullable: true, description: 'attention: width of a head.' })
  headDim?: number | null;

  @Field(() => Int, { nullable: true, description: 'softmax, layernorm, gelu: rows.' })
  rows?: number | null;

  @Field(() => Int, { nullable: true, description: 'softmax, layernorm, gelu: values a row.' })
  cols?: number | null;
}

@InputType({ description: 'What the cost of owning a system is worked out from; the policy where left out.' })
export class OwnershipInput {
  @Field(() => Float, { nullable: true, description: 'Years of use.' })
  years?: number | null;

  @Field(() => Float, { nullable: true, description: 'Share of the time that the system is up.' })
  availability?: number | null;

  @Field(() => Float, { nullable: true, description: 'On top of the chips, for their server.' })
  capitalOverhead?: number | null;

  @Field(() => Float, { nullable: true, description: 'Facility power ÷ wall power.' })
  pue?: number | null;

  @Field(() => Float, { nullable: true, description: 'Price of electricity.' })
  usdPerKwh?: number | null;

  @Field(() => Float, { nullable: true, description: 'Power of the host for each chip.' })
  hostWattsPerChip?: number | null;

  @Field(() => Float, { nullable: true, description: 'Hosting, all chips.' })
  hostingUsdPerHour?: number | null;
}
