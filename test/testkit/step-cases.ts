import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Constants } from '@inferbench/domain/scores/calibration';
import { ChipFamily } from '@inferbench/domain/chips/chip';
import { isLanguageModel } from '@inferbench/domain/models/model';
import { fullPrecision, type PrecisionWord } from '@inferbench/domain/terms/precision';
import { ONE_CHIP, type Placement } from '@inferbench/domain/scores/simulation';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { type SetUp, setUpOf } from '@inferbench/evaluation/simulation/set-up';
import { contextOf } from '@inferbench/simulator/effect-keys';
import { constantsOf } from '@inferbench/simulator/efficiency';
import { resolvePeak } from '@inferbench/simulator/resolve-peak';
import { fc } from '@fast-check/vitest';

/** Two of each architecture family, of different makes where the catalogue has them. */
const CHIPS = [
  'nvidia-h100-sxm5-80gb',
  'amd-mi300x',
  'google-tpu-v5p',
  'google-tpu-v7-ironwood',
  'groq-lpu-v1',
  'cerebras-wse-3',
  'dmatrix-corsair',
  'sambanova-sn40l',
];

const models = [...catalogue.models.values()].filter(isLanguageModel);

/** A few models of each kind of graph. */
const KINDS = {
  dense: ['llama-3.1-8b', 'llama-3.1-70b'],
  windowed: ['gemma-3-27b', 'gpt-oss-120b'],
  latent: ['deepseek-v3'],
  experts: ['qwen3-235b-a22b', 'mixtral-8x7b'],
  recurrent: models.filter(({ recurrent }) => recurrent !== undefined).map(({ slug }) => slug),
  indexed: models.filter(({ indexer }) => indexer !== undefined).map(({ slug }) => slug),
  compressed: models
    .filter(({ compressedAttention }) => compressedAttention !== undefined)
    .map(({ slug }) => slug),
} as const;
export type ModelKind = keyof typeof KINDS;
export const MODEL_KINDS = Object.keys(KINDS) as ModelKind[];

/** Slugs and numbers, so that a counterexample is a line. */
export interface StepCase {
  chip: string;
  model: string;
  weights: PrecisionWord;
  split: Partial<Placement>;
}

const SPLITS: readonly Partial<Placement>[] = [
  {},
  { chips: 8, tensorParallel: 8 },
  { chips: 8, tensorParallel: 4, replicas: 2 },
  { chips: 8, tensorParallel: 8, expertParallel: 8 },
  { chips: 8, tensorParallel: 8, expertParallel: 8, attentionParallel: 8 },
  { chips: 8, tensorParallel: 4, pipelineParallel: 2 },
];

export function stepCases(kinds: readonly ModelKind[] = MODEL_KINDS): fc.Arbitrary<StepCase> {
  const slugs = kinds.flatMap((kind) => KINDS[kind]).filter((slug) => catalogue.models.has(slug));
  return fc.record({
    chip: fc.constantFrom(...CHIPS.filter((slug) => catalogue.chips.has(slug))),
    model: fc.constantFrom(...slugs),
    weights: fc.constantFrom('bf16' as const, 'fp8' as const, 'int8' as const, 'int4' as const),
    split: fc.constantFrom(...SPLITS),
  });
}

/** Null where the chip has no such rate. Whether memory holds it is another question: the laws hold for any bytes on a chip. */
export function caseSetUp({ chip: slug, model: name, weights, split }: StepCase): SetUp | null {
  const [chip, model] = [catalogue.chips.get(slug), models.find((found) => found.slug === name)];
  const precision = fullPrecision(weights, {});
  const peak = chip && resolvePeak(chip, precision);
  if (!chip || !model || !peak?.ok) return null;
  return setUpOf(model, { chip, precision, peak: peak.value }, { ...ONE_CHIP, ...split });
}

/** The stack whose expected time is the attainable one: its host is that of the attainable time. */
export function neutralStack({ chip, peak, placement, decode }: SetUp): StackTerms {
  const context = contextOf(decode, { chip, precision: peak.precision, placement });
  const { hostStepSec, hostSequenceSec, prefillFixedSec }: Constants = constantsOf(context);
  // Only GPUs have a host in their steps.
  const simt = chip.family === ChipFamily.enum.simt;
  return {
    computeFactor: { gemm: 1, experts: 1, attention: 1 },
    memoryFactor: { weights: 1, experts: 1, kv: 1 },
    launchFactor: { gemm: 1, experts: 1, attention: 1 },
    collectiveFactor: 1,
    hostStepSec: simt ? hostStepSec : 0,
    hostSequenceSec: simt ? hostSequenceSec : 0,
    promptSec: simt ? prefillFixedSec : 0,
  };
}
