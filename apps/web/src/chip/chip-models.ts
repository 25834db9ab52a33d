import { isDeskChip } from '@inferbench/domain/chips/desk-chip';
import type { PrecisionClass } from '@inferbench/domain/terms/precision';

interface ChipModel {
  slug: string;
  name: string;
  /** Class of weights in which it is published; FP8 where left out. */
  precision?: PrecisionClass;
}

/** Models that the page offers: sizes of one family, a latent cache, a window, experts; first those that people run and publish. */
export const CHIP_MODELS = [
  { slug: 'llama-3.3-70b', name: 'Llama 3.3 70B' },
  { slug: 'llama-3.1-8b', name: 'Llama 3.1 8B' },
  { slug: 'llama-3.1-70b', name: 'Llama 3.1 70B' },
  { slug: 'llama-3.1-405b', name: 'Llama 3.1 405B' },
  { slug: 'gemma-3-27b', name: 'Gemma 3 27B (windows)' },
  { slug: 'gpt-oss-120b', name: 'gpt-oss 120B (experts, windows)', precision: 'FP4' },
  { slug: 'deepseek-r1', name: 'DeepSeek R1 (experts, latent cache)' },
  { slug: 'deepseek-v3', name: 'DeepSeek V3 (experts, latent cache)' },
] as const satisfies readonly ChipModel[];

/** The model that an address names, or a large one; at a desk its smaller sibling, which fits on one card. */
export function chipModel(chip: string, asked: string | undefined): string {
  const [large, small] = CHIP_MODELS;
  const usual = isDeskChip(chip) ? small : large;
  return CHIP_MODELS.find(({ slug }) => slug === asked)?.slug ?? usual.slug;
}

export function chipPrecision(model: string): PrecisionClass {
  const offered: readonly ChipModel[] = CHIP_MODELS;
  return offered.find(({ slug }) => slug === model)?.precision ?? 'FP8';
}
