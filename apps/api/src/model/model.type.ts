import { z } from 'zod';
import { Id, globalId } from '../graphql/global-id.ts';
import { objectType } from '../graphql/derived-type.ts';
import type { StoredModel } from '@inferbench/db/points/node-reader';
import { isItemModel, isLanguageModel, type Model, ModelKind } from '@inferbench/domain/models/model';
import { blocksAndWidth } from '@inferbench/domain/models/network';
import { activeOrStated, totalParameters } from '@inferbench/domain/models/parameter-count';
import { kvBytesPerToken } from '@inferbench/evaluation/kv-bytes-per-token';
import { modelNames } from '@inferbench/domain/catalogue/names';
import { notShown } from '../graphql/shown-as.ts';
import { nameFields, NAME_FIELDS } from '../graphql/name-fields.ts';
import { NodeType } from '../graphql/node.type.ts';
import { figure, wholeFigure } from '@inferbench/domain/terms/figure';

export const ModelType = objectType(
  'Model',
  'A neural network of the catalogue.',
  {
    id: Id.describe('Global id.'),
    slug: z.string().describe('Stable public name.'),
    name: z.string().describe('Display name.'),
    ...NAME_FIELDS,
    kind: ModelKind.describe('Kind of network.'),
    parameters: z
      .number()
      .describe(
        'All weights, tied embeddings counted once; derived from the shape, or as its publisher states where the kind is UNMODELLED.',
      ),
    activeParameters: figure(
      'Weights that one token uses, without the input embedding table; null for models that process no tokens one by one.',
    ),
    maxContextTokens: wholeFigure('Longest context, tokens; null without one.'),
    layers: wholeFigure('Layers, or blocks; null where not published.'),
    hidden: wholeFigure('Width of the residual stream; null where not published.'),
    kvBytesPerToken: figure(
      'Bytes that one more token takes in a 16-bit KV cache, while every layer keeps it; null without a cache.',
    ),
    aliases: z.array(z.string()).describe('Names under which servers and hubs know it.'),
    source: z.string().describe('Where the shape was read.'),
    notes: z.array(z.string()).describe('What to know of it.'),
    /** The specification behind it. */
    model: notShown<Model>(),
  },
  { implements: NodeType },
);
export type ModelType = InstanceType<typeof ModelType>;

export function toModelType({ id, model }: StoredModel): ModelType {
  return {
    id: globalId('Model', id),
    slug: model.slug,
    name: model.name,
    ...nameFields(modelNames(model)),
    kind: model.kind,
    parameters: totalParameters(model),
    activeParameters: activeOrStated(model),
    maxContextTokens: isItemModel(model) ? null : model.maxContextTokens,
    ...depthOf(model),
    kvBytesPerToken: kvBytesPerToken(model),
    aliases: model.aliases,
    source: model.source,
    notes: model.notes,
    model,
  };
}

function depthOf(model: Model): Pick<ModelType, 'layers' | 'hidden'> {
  if (isLanguageModel(model)) return { layers: model.layers, hidden: model.hidden };
  if (!isItemModel(model)) return { layers: null, hidden: null };
  const { blocks, hidden } = blocksAndWidth(model.network);
  return { layers: blocks, hidden };
}
