import type { StoredModel } from '@inferbench/db/node-reader';
import { isLanguageModel, type Model } from '@inferbench/domain/model';
import { blocksAndWidth } from '@inferbench/domain/network';
import { activeParameters, totalParameters } from '@inferbench/domain/parameter-count';
import { kvBytesPerToken } from '@inferbench/evaluation/kv-bytes-per-token';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ModelKindEnum } from '../graphql/specification-enums.ts';
import { globalId } from '../graphql/global-id.ts';
import { NodeType } from '../graphql/node.type.ts';

@ObjectType('Model', { implements: NodeType, description: 'A neural network of the catalogue.' })
export class ModelType {
  @Field(() => ID, { description: 'Global id.' })
  id!: string;

  @Field(() => String, { description: 'Stable public name.' })
  slug!: string;

  @Field(() => String, { description: 'Display name.' })
  name!: string;

  @Field(() => ModelKindEnum, { description: 'Kind of network.' })
  kind!: Model['kind'];

  @Field(() => Float, { description: 'All weights, tied embeddings counted once; derived from the shape.' })
  parameters!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Weights that one token uses, without the input embedding table; null for models that process no tokens one by one.',
  })
  activeParameters!: number | null;

  @Field(() => Int, { nullable: true, description: 'Longest context, tokens; null without one.' })
  maxContextTokens!: number | null;

  @Field(() => Int, { nullable: true, description: 'Layers, or blocks; null where not published.' })
  layers!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Width of the residual stream; null where not published.',
  })
  hidden!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Bytes that one more token takes in a 16-bit KV cache, while every layer keeps it; null without a cache.',
  })
  kvBytesPerToken!: number | null;

  @Field(() => [String], { description: 'Names under which servers and hubs know it.' })
  aliases!: string[];

  @Field(() => String, { description: 'Where the shape was read.' })
  source!: string;

  @Field(() => [String], { description: 'What to know of it.' })
  notes!: string[];
}

export function toModelType({ id, model }: StoredModel): ModelType {
  const language = isLanguageModel(model) ? model : null;
  return {
    id: globalId('Model', id),
    slug: model.slug,
    name: model.name,
    kind: model.kind,
    parameters: totalParameters(model),
    activeParameters: language === null ? null : activeParameters(language),
    maxContextTokens: language?.maxContextTokens ?? null,
    layers: isLanguageModel(model) ? model.layers : blocksAndWidth(model.network).blocks,
    hidden: isLanguageModel(model) ? model.hidden : blocksAndWidth(model.network).hidden,
    kvBytesPerToken: kvBytesPerToken(model),
    aliases: model.aliases,
    source: model.source,
    notes: model.notes,
  };
}
