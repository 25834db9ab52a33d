import type { BoardRun } from '@inferbench/domain/workload/board-run';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { chipIdentity } from '../load/identity.ts';
import { servedRequest } from '../load/workload.ts';
import { askedTechniques } from './asked.ts';
import { gainOf, plainServer } from './gains.ts';
import { MOST_SERIES, publishedGains, publishedTitle } from './published.ts';
import type { TechniquesRequest } from './request.ts';
import { sentenceOf, titleOf } from './sentence.ts';
import type { Techniques } from './shape.ts';

export interface TechniquesInput {
  request: TechniquesRequest;
  /** Runs of the model that take part in ranks. */
  runs: readonly BoardRun[];
  catalogue: CatalogueView;
}

/** Computes what each technique gains and costs over load, alone; published pairs apart. Errors: NOT_FOUND, and those of `simulate` for one user. */
export function techniques({
  request,
  runs,
  catalogue,
}: TechniquesInput): Result<Techniques, InferbenchError> {
  const { chip, chips, inputTokens, outputTokens, precision } = request;
  if (!catalogue.chips.has(chip)) return fail(chipNotFound(chip, catalogue.chips));
  const model = languageModelIn(request.model, catalogue);
  if (!model.ok) return model;
  const lengths = { inputTokens, outputTokens };
  const asked = servedRequest({ lengths, precision }, model.value, { chip, chips, users: 1 });
  const one = simulate(asked, catalogue);
  if (!one.ok) return one;
  const plain = plainServer(asked, catalogue);
  const told = askedTechniques(request, model.value).map((technique) => ({
    asked: technique,
    gain: gainOf(technique, plain, catalogue),
  }));
  const published = publishedGains(runs, request, catalogue);
  const { label } = chipIdentity(chip, catalogue);
  const { name: modelName, slug } = model.value;
  return ok({
    chip,
    label,
    chips,
    model: slug,
    modelName,
    inputTokens,
    outputTokens,
    title: titleOf(told),
    sentence: sentenceOf(told, { on: `${chips} ${label}`, modelName }),
    mostUsers: plain.mostUsers,
    gains: told.map(({ gain }) => gain),
    published: published.slice(0, MOST_SERIES),
    publishedTitle: publishedTitle(published, { modelName, precision: request.precision }),
    band: one.value.band.basis,
    engineVersion: ENGINE_VERSION,
  });
}
