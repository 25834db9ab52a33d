import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { isItemModel, type DiffusionModel, type ItemModel } from '@inferbench/domain/models/model';
import type { OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { PrecisionSetting } from '@inferbench/domain/terms/precision';
import { passGraph, type PassOptions } from './pass.ts';

/** Evaluations of the denoiser an image: steps × passes under guidance (docs/model.md#counting-a-workload). */
export function denoiserPasses(
  { steps, guidancePasses }: Pick<DiffusionModel, 'steps' | 'guidancePasses'>,
  options: { steps?: number | undefined } = {},
): number {
  return (options.steps ?? steps) * guidancePasses;
}

/** A graph and how often it runs for one item. */
export interface ItemPasses {
  graph: OperatorGraph;
  passes: number;
}

export interface ItemOptions extends PassOptions {
  /** Denoising steps; of diffusion models only. */
  steps?: number | undefined;
}

/** What one item takes of the model itself: all evaluations of a denoiser, one pass of everything else. */
export function itemPasses(
  model: ItemModel,
  precision: PrecisionSetting,
  options: ItemOptions = {},
): ItemPasses {
  const passes = model.kind === 'diffusion' ? denoiserPasses(model, options) : 1;
  return { graph: passGraph(model, precision, options), passes };
}

/** Text encoders and the image decoder beside the denoiser, as far as the catalogue names them. */
export function imageParts(
  model: DiffusionModel,
  { models }: Pick<CatalogueView, 'models'>,
  { precision, options = {} }: { precision: PrecisionSetting; options?: PassOptions },
): ItemPasses[] {
  return model.parts.flatMap(({ model: slug, passes, textTokens }) => {
    const part = models.get(slug);
    if (part === undefined || !isItemModel(part)) return [];
    const { resolution, activationTraffic } = options;
    // A text encoder has no resolution; the decoder's image is as large as the denoiser's.
    const size = {
      activationTraffic,
      resolution: part.resolution === null ? undefined : resolution,
      textTokens: textTokens ?? undefined,
    };
    return [{ graph: passGraph(part, precision, size), passes }];
  });
}
