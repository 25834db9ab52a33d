import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'A claimed speed and what it is claimed of, in the words of `inferbench claim`.' })
export class ClaimInput {
  @Field(() => String, { description: 'Chip slug.' })
  chip!: string;

  @Field(() => String, { description: 'Model slug.' })
  model!: string;

  @Field(() => Float, { description: 'The claimed tokens per second.' })
  tokensPerSec!: number;

  @Field(() => Int, { description: 'Tokens of a sequence, prompt and answer.' })
  context!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of chips; where left out the smallest power of two on which one sequence fits.',
  })
  chips?: number | null;

  @Field(() => String, { nullable: true, description: 'Precision word of the weights; fp16 where left out.' })
  weightPrecision?: string | null;

  @Field(() => String, { nullable: true, description: 'Of activations; the natural one where left out.' })
  activationPrecision?: string | null;

  @Field(() => String, { nullable: true, description: 'Of the KV cache; 16 bits where left out.' })
  kvPrecision?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Users at a time; whatever suits the claim where left out.',
  })
  batch?: number | null;

  @Field(() => Int, { nullable: true, description: 'Prompt; what the context leaves where left out.' })
  inputTokens?: number | null;

  @Field(() => Int, { nullable: true, description: 'Answer; 512 or half of the context where left out.' })
  outputTokens?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Other memory a chip than specified, bytes; all of it at the bandwidth of its own.',
  })
  memoryBytesPerChip?: number | null;
}
