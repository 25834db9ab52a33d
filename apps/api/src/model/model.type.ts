import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';
import type { StoredModel } from '@inferbench/db/node-reader';
import { isLanguageModel, ModelKind } from '@inferbench/domain/model';
import { blocksAndWidth } from '@inferbench/domain/network';
import { activeParameters, totalParameters } from '@inferbench/domain/parameter-count';
import { kvBytesPerToken } from '@inferbench/evaluation/kv-bytes-per-token';
import { NodeType } from '../graphql/node.type.ts';

export const ModelType = objectType(
  'Model',
  'A neural network of the catalogue.',
  {
    id: Id.describe('Global id.'),
    slug: z.string().describe('Stable public name.'),
    name: z.string().describe('Display name.'),
    kind: ModelKind.describe('Kind of network.'),
    parameters: z.number().describe('All weights, tied embeddings counted once; derived from the shape.'),
    activeParameters: z
      .number()
      .nullable()
      .describe(
        'Weights that one token uses, without the input embedding table; null for models that process no tokens one by one.',
      ),
    maxContextTokens: z.int().nullable().describe('Longest context, tokens; null without one.'),
    layers: z.int().nullable().describe('Layers, or blocks; null where not published.'),
    hidden: z.int().nullable().describe('Width of the residual stream; null where not published.'),
    kvBytesPerToken: z
      .number()
      .nullable()
      .describe(
        'Bytes that one more token takes in a 16-bit KV cache, while every layer keeps it; null without a cache.',
      ),
    aliases: z.array(z.string()).describe('Names under which servers and hubs know it.'),
    source: z.string().describe('Where the shape was read.'),
    notes: z.array(z.string()).describe('What to know of it.'),
  },
  { implements: NodeType },
);
export type ModelType = InstanceType<typeof ModelType>;

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
