import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { isLanguageModel, type LanguageModel } from '@inferbench/domain/models/model';
import {
  PRECISION_FORMATS,
  type PrecisionClass,
  type PrecisionWord,
} from '@inferbench/domain/terms/precision';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff/tradeoff';
import { Memo } from '@inferbench/units/memo';

/** A model with lengths and precision: what a simulated system of the chart serves. */
export interface ChartWorkload {
  model: string;
  lengths: TradeoffLengths;
  precision: PrecisionClass;
}

/** A word that stands for each class where no checkpoint names one. */
export const USUAL_WORDS: Readonly<Record<PrecisionClass, PrecisionWord>> = {
  FP32: 'fp32',
  FP16: 'fp16',
  FP8: 'fp8',
  W8A16: 'int8-weight-only',
  W4A16: 'int4',
  FP4: 'fp4',
};

/** The word of a class that is simulated: that of the published checkpoint where it is of the class. */
export function precisionWordOf(
  precision: PrecisionClass,
  { checkpoint }: Pick<LanguageModel, 'checkpoint'>,
): PrecisionWord {
  const own = checkpoint?.words.find((word) => PRECISION_FORMATS[word].boardClass === precision);
  return own ?? USUAL_WORDS[precision];
}

export function languageModelOf({ models }: CatalogueView, slug: string): LanguageModel | null {
  const model = models.get(slug);
  return model !== undefined && isLanguageModel(model) ? model : null;
}

/**
 * Writes a request: so many users of a workload on so many chips, in the words of `simulate`; the fewest chips where
 * none are stated.
 */
export function servedRequest(
  { lengths, precision }: Omit<ChartWorkload, 'model'>,
  model: LanguageModel,
  { chip, chips, users }: { chip: string; chips?: number; users: number },
): SimulateRequest {
  const stated = chips === undefined ? {} : { chips };
  return { ...plainRequest(model, precision), ...lengths, ...stated, chip, batch: users };
}

const plain = new Memo<LanguageModel, SimulateRequest>();

/** What is the same of all: parsed once, for a chart asks some hundred of them. */
function plainRequest(model: LanguageModel, precision: PrecisionClass): SimulateRequest {
  return plain.get(model, precision, () =>
    SimulateRequest.parse({
      chip: 'any',
      model: model.slug,
      phase: 'serving',
      inputTokens: 1,
      outputTokens: 1,
      weightPrecision: precisionWordOf(precision, model),
    }),
  );
}

export const workloadKey = ({ model, lengths, precision }: ChartWorkload): string =>
  `${model} ${lengths.inputTokens} ${lengths.outputTokens} ${precision}`;

const owners = new Memo<CatalogueView, object>();

/** What is kept of a model belongs to it, so that a long list of one pushes nothing of another out. */
export function ownerOf(catalogue: CatalogueView, { model }: Pick<ChartWorkload, 'model'>): object {
  return owners.get(catalogue, model, () => ({}));
}
