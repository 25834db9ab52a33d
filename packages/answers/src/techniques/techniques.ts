import type { BoardRun } from '@inferbench/domain/workload/board-run';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { simulate } from '@inferbench/evaluation/simulate';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { languageModelIn } from '@inferbench/evaluation/simulation/set-up';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';
import { chipIdentity } from '../load/identity.ts';
import { servedRequest } from '../load/workload.ts';
import { askedTechniques } from './asked.ts';
import { gainOf } from './gains.ts';
import { publishedGains, publishedTitle } from './published.ts';
import type { TechniquesRequest } from './request.ts';
import type { TechniqueGain, Techniques } from './shape.ts';

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
  const plain: SimulateRequest = servedRequest({ lengths, precision }, model.value, {
    chip,
    chips,
    users: 1,
  });
  const one = simulate(plain, catalogue);
  if (!one.ok) return one;
  const gains = askedTechniques(request, model.value).map((asked) => gainOf(asked, plain, catalogue));
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
    title: titleOf(gains),
    sentence: sentenceOf(gains, { on: `${chips} ${label}`, modelName }),
    mostUsers: Math.floor(one.value.capacity.maxBatch),
    gains,
    published,
    publishedTitle: publishedTitle(published, modelName),
    band: one.value.band.basis,
    engineVersion: ENGINE_VERSION,
  });
}

/** Largest gain of one user, and of the most. */
function mostAt(gains: readonly TechniqueGain[], pick: 'first' | 'last') {
  const found = gains.flatMap((gain) => {
    const sample = pick === 'first' ? gain.samples[0] : gain.samples.at(-1);
    return sample === undefined ? [] : [{ gain, ...sample }];
  });
  return found.toSorted((a, b) => b.ratio - a.ratio)[0] ?? null;
}

/** Words of a name before its figures: "Drafts" of "Drafts, 8 of 10 guesses right". */
const short = ({ name }: TechniqueGain): string => name.split(',')[0] ?? name;

const lowered = ({ name }: TechniqueGain): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** "Drafts help one user most, prompt 50 % in cache 256; drafts by a 1B model turn into a tax at 16". */
function titleOf(gains: readonly TechniqueGain[]): string {
  const [few, many] = [mostAt(gains, 'first'), mostAt(gains, 'last')];
  if (few === null || many === null) return 'None of these loads fits this server';
  const turning = gains.find(({ turnsAt }) => turnsAt !== null);
  const lower = (gain: TechniqueGain) => short({ ...gain, name: lowered(gain) });
  const head =
    few.gain === many.gain
      ? `${short(few.gain)} gain most at every load`
      : `${short(few.gain)} help one user most, ${lower(many.gain)} helps ${formatNumber(many.users)}`;
  const tail = turning === undefined ? '' : `; ${lower(turning)} turn into a tax at ${turning.turnsAt} users`;
  return fittingFinding(`${head}${tail}`, head, 'What each technique gains');
}

function sentenceOf(
  gains: readonly TechniqueGain[],
  { on, modelName }: { on: string; modelName: string },
): string {
  const [few, many] = [mostAt(gains, 'first'), mostAt(gains, 'last')];
  if (few === null || many === null) return `${modelName} does not fit on ${on} at any of these loads.`;
  const worst = gains
    .flatMap((gain) => gain.samples.map((sample) => ({ gain, ...sample })))
    .toSorted((a, b) => a.ratio - b.ratio)[0];
  const tax =
    worst === undefined || worst.ratio > 0.995
      ? ''
      : ` The largest tax is ${formatPercent(1 - worst.ratio)}, of ${lowered(worst.gain)} at ${formatNumber(worst.users)} users.`;
  const first = `On ${on} with ${modelName}, simulated: ${lowered(few.gain)} make ${few.ratio.toFixed(1)} times the output for one user`;
  const last =
    few.gain === many.gain
      ? ` and still ${many.ratio.toFixed(2)} times for ${formatNumber(many.users)}.`
      : `; for ${formatNumber(many.users)} users most comes of ${lowered(many.gain)}, ${many.ratio.toFixed(2)} times.`;
  return `${first}${last}${tax}`;
}
