import { z } from 'zod';
import { isItemModel, isLanguageModel, type Model, ModelKind } from '../models/model.ts';
import { activeOrStated, totalParameters } from '../models/parameter-count.ts';
import { figure, word } from '../terms/figure.ts';

/** A model of the catalogue in plain columns. */
export const ModelRow = z
  .strictObject({
    model: z.string().describe('Slug of the model.'),
    name: z.string().describe('Display name.'),
    kind: ModelKind.describe('Kind of network.'),
    parameters: z.number().describe('All weights, tied embeddings counted once.'),
    activeParameters: figure(
      'Weights that one token uses, without the input embedding table; null where no tokens are.',
    ),
    parametersBasis: z
      .string()
      .describe('DERIVED from the shape that the source gives, or STATED by the publisher.'),
    statedParameters: figure(
      'All weights as the publisher states them, mostly rounded; null where it does not.',
    ),
    maxContextTokens: figure('Longest context; null without one.'),
    layers: figure('Layers; null where not published.'),
    hidden: figure('Width of the residual stream; null where not published.'),
    weightPrecision: word('Precision of the published weights; null where not stated.'),
    source: z.string().describe('Where the shape and the figures were read.'),
    aliases: word('Names under which servers and hubs know it.'),
    notes: word('What to know of it.'),
  })
  .describe('A model of the catalogue.');
export type ModelRow = z.infer<typeof ModelRow>;

export function modelRow(model: Model): ModelRow {
  const language = isLanguageModel(model) ? model : null;
  return {
    model: model.slug,
    name: model.name,
    kind: model.kind,
    parameters: totalParameters(model),
    activeParameters: activeOrStated(model),
    parametersBasis: language === null ? 'STATED' : 'DERIVED',
    statedParameters:
      language === null
        ? totalParameters(model)
        : (language.publishedParameters ?? language.statedParameters?.total ?? null),
    maxContextTokens: isItemModel(model) ? null : model.maxContextTokens,
    layers: language?.layers ?? null,
    hidden: language?.hidden ?? null,
    weightPrecision: model.weightPrecision,
    source: model.source,
    aliases: model.aliases.join('; ') || null,
    notes: model.notes.join(' ') || null,
  };
}
