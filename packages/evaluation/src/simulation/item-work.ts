import type { CatalogueView } from '@inferbench/domain/catalogue-view';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { isLanguageModel, type ItemModel } from '@inferbench/domain/model';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { Capacity, Placement } from '@inferbench/domain/simulation';
import { fits, passCapacity } from '@inferbench/simulator/capacity';
import { imageParts, itemPasses, type ItemOptions, type ItemPasses } from '@inferbench/workloads/image';
import type { Resolved } from './language-work.ts';
import { Memo } from './memo.ts';
import type { Part } from './part.ts';
import { declaredPlacement } from './placement.ts';
import { doesNotFit, modelNotFound } from './refusals.ts';
import type { Machine } from './set-up.ts';
import { graphTime } from './step-times.ts';

export interface ItemWork {
  parts: Part[];
  placement: Placement;
  capacity: Capacity;
}

/** Passes over a batch of images. Errors: NOT_FOUND, NOT_SIMULATED, INVALID, DOES_NOT_FIT. */
export function itemWork(request: SimulateRequest, resolved: Resolved): Result<ItemWork, InferbenchError> {
  const { chip } = resolved;
  const slug = request.model ?? '';
  const model = resolved.catalogue.models.get(slug);
  if (!model) return fail(modelNotFound(slug, resolved.catalogue.models));
  if (isLanguageModel(model)) return fail(noImages(slug));
  const { batch, chips = 1, tp, pp, ep } = request;
  // Images share nothing: left alone, every chip takes its own.
  const split = { tensorParallel: tp ?? 1, pipelineParallel: pp ?? null, expertParallel: ep ?? null };
  const placement = declaredPlacement(chips, split);
  if (!placement.ok) return placement;
  const passes = passesOf(request, model, resolved);
  const graphs = passes.map(({ graph }) => graph);
  const capacity = passCapacity({ graphs, chip, placement: placement.value, batch });
  if (!fits(capacity)) {
    return fail(doesNotFit({ name: model.name, batch, chip, placement: placement.value, capacity }));
  }
  const machine = machineOf(resolved, placement.value);
  return ok({ parts: itemParts(passes, machine, batch), placement: placement.value, capacity });
}

interface RepeatedPasses extends ItemPasses {
  /** Items of one image that go through the network side by side: both halves of guidance. */
  itemsPerImage: number;
}

/** By all models: another catalogue may hold the model without its encoders, or others under their names. */
const memo = new Memo<CatalogueView['models'], RepeatedPasses[]>();

/** The denoiser's steps with both halves of guidance in one batch, and the encoders and decoder that the catalogue names. */
export function passesOf(
  request: Pick<SimulateRequest, 'steps' | 'resolution' | 'activationTraffic'>,
  model: ItemModel,
  { precision, catalogue }: Pick<Resolved, 'precision' | 'catalogue'>,
): RepeatedPasses[] {
  const { steps, resolution, activationTraffic } = request;
  const { weights, activations } = precision;
  const key = `${model.slug} ${weights} ${activations} ${steps ?? ''} ${resolution ?? ''} ${activationTraffic ?? ''}`;
  return memo.get(catalogue.models, key, () => {
    const options: ItemOptions = {
      ...(steps === undefined ? {} : { steps }),
      ...(resolution === undefined ? {} : { resolution }),
      ...(activationTraffic === undefined ? {} : { activationTraffic }),
    };
    const { graph, passes } = itemPasses(model, precision, options);
    const itemsPerImage = model.kind === 'diffusion' ? model.guidancePasses : 1;
    const beside = model.kind === 'diffusion' ? imageParts(model, catalogue, { precision, options }) : [];
    return [
      { graph, passes: passes / itemsPerImage, itemsPerImage },
      ...beside.map((part) => ({ ...part, itemsPerImage: 1 })),
    ];
  });
}

export function itemParts(passes: readonly RepeatedPasses[], machine: Machine, batch: number): Part[] {
  return passes.map(({ graph, passes: times, itemsPerImage }) => ({
    kind: 'prefill',
    times,
    copies: 1,
    step: graphTime(machine, graph, { batch: batch * itemsPerImage, context: 0 }),
    machine,
  }));
}

export function machineOf({ chip, peak, constants }: Resolved, placement: Placement): Machine {
  return { chip, peak, placement, ...(constants ? { constants } : {}) };
}

function noImages(slug: string): InferbenchError {
  return new InferbenchError('INVALID', `${slug} is a language model; it has no passes over images.`, {
    path: 'model',
    value: slug,
    expected: 'a diffusion or vision model',
    fix: 'Choose prefill, decode, generate or serving for it.',
  });
}
