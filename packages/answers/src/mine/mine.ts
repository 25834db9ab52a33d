import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { memoryTiers } from '@inferbench/domain/chips/memory-tier';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { charactersPerToken } from '@inferbench/domain/models/characters-per-token';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import { totalParameters } from '@inferbench/domain/models/parameter-count';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { PrecisionClass, PrecisionWord } from '@inferbench/domain/terms/precision';
import { USABLE_MEMORY_SHARE } from '@inferbench/domain/terms/usable-memory';
import type { StreamPoint } from '@inferbench/domain/tradeoff/stream-point';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { chipNotFound } from '@inferbench/evaluation/simulation/refusals';
import { bandOf } from '@inferbench/simulator/error-bar';
import { absent } from '../load/figures.ts';
import { chipIdentity } from '../load/identity.ts';
import { BITS } from '@inferbench/domain/terms/precision-bits';
import { HOME_MODELS } from './models.ts';
import type { MineRequest } from './request.ts';
import { roomOf } from './room.ts';
import { homeRuns } from './runs.ts';
import type { PointText } from '../verdict/of-points.ts';
import { servedRuns } from './served-runs.ts';
import { sentenceOf, titleOf } from './sentence.ts';
import type { ShownFigure } from '../load/shape.ts';
import type { HomeModel, Mine } from './shape.ts';
import { speedsOf } from './speeds.ts';

export interface MineInput {
  request: MineRequest;
  /** Published runs of one user alone on the chip, of every model. */
  streams: readonly StreamPoint[];
  /** Published points of servers of the chip with one request in flight. */
  served?: readonly PointText[];
  catalogue: CatalogueView;
}

/** Formats of weights that llama.cpp serves in each class, the usual one of each. */
const WEIGHTS: Readonly<Record<PrecisionClass, PrecisionWord>> = {
  FP32: 'fp32',
  FP16: 'fp16',
  FP8: 'fp8',
  W8A16: 'q8_0',
  W4A16: 'q4_k_m',
  FP4: 'mxfp4',
};

const FRAMEWORK = 'llama.cpp';

const NO_SPEEDS = {
  answer: absent('does not fit'),
  simulatedAnswer: null,
  reading: absent('does not fit'),
  pointId: null,
  source: null,
};

/** Models on one machine with one user: what fits, how long a text, how fast; published speeds first. Error: NOT_FOUND. */
export function mine({
  request,
  served = [],
  catalogue,
  ...input
}: MineInput): Result<Mine, InferbenchError> {
  const chip = catalogue.chips.get(request.chip);
  if (chip === undefined) return fail(chipNotFound(request.chip, catalogue.chips));
  const streams = [...input.streams, ...servedRuns(served).filter(({ users }) => users === 1)];
  const { count, tokens, precision } = request;
  const { chip: slug, label, vendor } = chipIdentity(chip.slug, catalogue);
  const models = homeModels(catalogue).flatMap(
    (model) => homeModel(model, { request, chip, streams, catalogue }) ?? [],
  );
  const shown = { chip: slug, label, vendor, count, tokens, precision, models };
  return ok({
    ...shown,
    weights: WEIGHTS[precision],
    usableBytes: USABLE_MEMORY_SHARE * bytesOf(chip) * count,
    memoryBytes: bytesOf(chip) * count,
    title: titleOf(shown),
    sentence: sentenceOf(shown),
    band: bandOf(chip, 'decode').basis,
    runs: homeRuns(streams, catalogue),
    engineVersion: ENGINE_VERSION,
  });
}

function homeModels({ models }: CatalogueView): LanguageModel[] {
  const known = HOME_MODELS.flatMap((slug) => models.get(slug) ?? []).filter(isLanguageModel);
  return known.toSorted((a, b) => totalParameters(a) - totalParameters(b));
}

interface OnMachine extends Omit<MineInput, 'served'> {
  chip: Chip;
}

/** One model on the machine; null where the engine has no model of the two. A text beyond what the model was trained for is that long. */
function homeModel(model: LanguageModel, { request, chip, streams, catalogue }: OnMachine): HomeModel | null {
  const { count, precision } = request;
  const tokens = Math.min(request.tokens, model.maxContextTokens);
  const asked = {
    chip: chip.slug,
    model: model.slug,
    batch: 1,
    weightPrecision: WEIGHTS[precision],
    framework: FRAMEWORK,
  };
  const decode = SimulateRequest.parse({ ...asked, phase: 'decode', context: tokens });
  const room = roomOf(decode, count, catalogue);
  if (room === null) return null;
  const own = streams.filter(
    (run) => run.model === model.slug && BITS[run.precision] === BITS[precision] && run.chips === count,
  );
  const prefill = SimulateRequest.parse({ ...asked, phase: 'prefill', chips: count, inputTokens: tokens });
  const speeds = room.fits
    ? speedsOf({ decode: { ...decode, chips: count }, prefill, tokens, streams: own, catalogue })
    : NO_SPEEDS;
  const { usableBytes: _, ...held } = room;
  return {
    model: model.slug,
    name: model.name,
    parameters: totalParameters(model),
    ...held,
    ...speeds,
    charactersPerSec: charactersOf(speeds.answer, model),
  };
}

function charactersOf({ value }: ShownFigure, { tokenizer }: LanguageModel): number | null {
  const each = charactersPerToken(tokenizer);
  return value === null || each === null ? null : value * each;
}

/** Memory that holds a model, in every place of the chip. */
function bytesOf(chip: Chip): number {
  return memoryTiers(chip).reduce((sum, { capacityBytes }) => sum + capacityBytes, 0);
}
