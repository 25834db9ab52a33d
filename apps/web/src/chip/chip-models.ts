import { isDeskChip } from '@inferbench/domain/chips/desk-chip';

/** Models that the page offers: two sizes of one family, a latent cache, a window, experts. */
export const CHIP_MODELS = [
  { slug: 'llama-3.1-70b', name: 'Llama 3.1 70B' },
  { slug: 'llama-3.1-8b', name: 'Llama 3.1 8B' },
  { slug: 'llama-3.1-405b', name: 'Llama 3.1 405B' },
  { slug: 'gemma-3-27b', name: 'Gemma 3 27B (windows)' },
  { slug: 'gpt-oss-120b', name: 'gpt-oss 120B (experts, windows)' },
  { slug: 'deepseek-v3', name: 'DeepSeek V3 (experts, latent cache)' },
] as const;

/** The model that an address names, or the one of the reference suite; at a desk its smaller sibling, which fits on one card. */
export function chipModel(chip: string, asked: string | undefined): string {
  const [large, small] = CHIP_MODELS;
  const usual = isDeskChip(chip) ? small : large;
  return CHIP_MODELS.find(({ slug }) => slug === asked)?.slug ?? usual.slug;
}
