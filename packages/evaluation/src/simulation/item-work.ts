import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Chip } from '@inferbench/domain/chips/chip';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { isItemModel, type ItemModel } from '@inferbench/domain/models/model';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { fits, passCapacity } from '@inferbench/simulator/capacity';
import { imageParts, itemPasses, type ItemPasses } from '@inferbench/workloads/image';
import { Memo } from '@inferbench/units/memo';
import { declaredPlacement } from './placement.ts';
import { doesNotFit, modelNotFound } from './refusals.ts';
import { type Machine, machineOf, type Resolved } from './set-up.ts';
import { graphTime } from './step-times.ts';
import type { Work } from './work.ts';

/** Passes over a batch of images. Errors: NOT_FOUND, NOT_SIMULATED, INVALID, DOES_NOT_FIT. */
export function itemWork(request: SimulateRequest, resolved: Resolved): Result<Work, InferbenchError> {
  const slug = request.model ?? '';
  const model = resolved.catalogue.models.get(slug);
  if (!model) return fail(modelNotFound(slug, resolved.catalogue.models));
  if (!isItemModel(model)) return fail(noImages(slug));
  const { chips = 1, tp, pp, ep } = request;
  // Images share nothing: left alone, every chip takes its own.
  const split = { tensorParallel: tp ?? 1, pipelineParallel: pp ?? null, expertParallel: ep ?? null };
  const placement = declaredPlacement(chips, split);
  if (!placement.ok) return placement;
  return fitting(itemWorkOn(passesOf(request, model, resolved), machineOf(resolved, placement.value)), {
    name: model.name,
    batch: request.batch,
    chip: resolved.chip,
  });
}

/** The work if memory holds it. Error: DOES_NOT_FIT. */
export function fitting(
  work: Work,
  { name, batch, chip }: { name: string; batch: number; chip: Chip },
): Result<Work, InferbenchError> {
  const { placement } = work;
  const capacity = work.capacity({ batch, context: 0 });
  return fits(capacity) ? ok(work) : fail(doesNotFit({ name, batch, chip, placement, capacity }));
}

/** Passes one after another, each over the whole batch. */
export function itemWorkOn(passes: readonly RepeatedPasses[], machine: Machine): Work {
  const { chip, placement } = machine;
  const graphs = passes.map(({ graph }) => graph);
  return {
    placement,
    prompts: { ranks: placement.replicas, apart: false, between: 1 },
    stretches: ({ batch }) => ({
      prefill: passes.map(({ graph, passes: times, itemsPerImage }) => ({
        kind: 'prefill',
        times,
        copies: 1,
        step: graphTime(machine, graph, { batch: batch * itemsPerImage, context: 0 }),
        machine,
      })),
      token: [],
    }),
    capacity: ({ batch }) => passCapacity({ graphs, chip, placement, batch }),
    pressure: () => null,
  };
}

interface RepeatedPasses extends ItemPasses {
  /** Items of one image that go through the network side by side: both halves of guidance. */
  itemsPerImage: number;
}

/** Passes by all models: another catalogue may hold the model without its encoders, or others under their names. */
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
    const options = { steps, resolution, activationTraffic };
    const { graph, passes } = itemPasses(model, precision, options);
    const itemsPerImage = model.kind === 'diffusion' ? model.guidancePasses : 1;
    const beside = model.kind === 'diffusion' ? imageParts(model, catalogue, { precision, options }) : [];
    return [
      { graph, passes: passes / itemsPerImage, itemsPerImage },
      ...beside.map((part) => ({ ...part, itemsPerImage: 1 })),
    ];
  });
}

function noImages(slug: string): InferbenchError {
  return new InferbenchError('INVALID', `${slug} is a language model; it has no passes over images.`, {
    path: 'model',
    value: slug,
    expected: 'a diffusion or vision model',
    fix: 'Choose prefill, decode, generate or serving for it.',
  });
}
