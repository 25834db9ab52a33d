import type { Chip } from '@inferbench/domain/chips/chip';
import type { Model } from '@inferbench/domain/models/model';
import { CanonicalText } from '@inferbench/domain/names/canonical-json';
import { Memo } from '@inferbench/units/memo';
import { ENGINE_VERSION } from './engine-version.ts';
import { SharedBeginning } from './input-hash.ts';
import type { ResolvedRun } from './resolve-run.ts';
import { declaredTechniques } from './techniques/techniques.ts';

/** Hashes up to the end of a chip, whose text is the longest part and stands first: made once for all its points. */
const beginnings = new Memo<Chip, SharedBeginning>();
/** Texts of models, each made once for all its points. */
const texts = new Memo<Model, CanonicalText>();
const beginningOf = (chip: Chip) => beginnings.get(chip, '', () => new SharedBeginning({ chip }));
const textOf = (model: Model) => texts.get(model, '', () => new CanonicalText(model));

/**
 * Hash of all that the score of a point comes from: points of equal hashes have equal scores. The stack decides the expected
 * watts, the share of replicates every interval, whether it was published which power counts, and a pipeline's parts and a draft the work.
 */
export function scoreInputHash(
  resolved: ResolvedRun,
  point: CanonicalText,
  { replicateShare }: { replicateShare: number | null },
): string {
  const { run, chip, model, precision, placement } = resolved;
  const { framework, frameworkVersion } = run.system;
  return beginningOf(chip).hashWith({
    engine: ENGINE_VERSION,
    model: textOf(model),
    modelsBeside: modelsBeside(resolved).map(textOf),
    precision,
    placement,
    framework,
    frameworkVersion,
    techniques: run.techniques,
    isReported: run.publication !== null,
    replicateShare,
    point,
  });
}

/** What the catalogue knows of a pipeline's parts and of the models that declared techniques run. */
function modelsBeside({ run, model, catalogue }: ResolvedRun): Model[] {
  const parts = model.kind === 'diffusion' ? model.parts.map((part) => part.model) : [];
  const beside = declaredTechniques(run).flatMap(({ models }) => models ?? []);
  return [...parts, ...beside].flatMap((slug) => catalogue.models.get(slug) ?? []);
}
