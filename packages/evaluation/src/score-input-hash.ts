import type { Chip } from '@inferbench/domain/chips/chip';
import type { Model } from '@inferbench/domain/models/model';
import { CanonicalText } from '@inferbench/domain/names/canonical-json';
import type { Point } from '@inferbench/domain/runs/point';
import { Memo } from '@inferbench/units/memo';
import { ENGINE_VERSION } from './engine-version.ts';
import { hashOf } from './input-hash.ts';
import type { ResolvedRun } from './resolve-run.ts';
import { declaredTechniques } from './techniques/techniques.ts';

/** Texts of specifications, each made once for all points of it. */
const texts = new Memo<Chip | Model, CanonicalText>();
const textOf = (specification: Chip | Model) =>
  texts.get(specification, '', () => new CanonicalText(specification));

/**
 * Hash of all that the score of a point comes from: points of equal hashes have equal scores. The stack decides the expected
 * watts, the share of replicates every interval, whether it was published which power counts, and a pipeline's parts and a draft the work.
 */
export function scoreInputHash(
  resolved: ResolvedRun,
  point: Point,
  { replicateShare }: { replicateShare: number | null },
): string {
  const { run, chip, model, precision, placement } = resolved;
  const { framework, frameworkVersion } = run.system;
  return hashOf({
    engine: ENGINE_VERSION,
    chip: textOf(chip),
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
