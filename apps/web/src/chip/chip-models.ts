/** Models that the page offers: two sizes of one family, a latent cache, a window, experts. */
export const CHIP_MODELS = [
  { slug: 'llama-3.1-70b', name: 'Llama 3.1 70B' },
  { slug: 'llama-3.1-8b', name: 'Llama 3.1 8B' },
  { slug: 'llama-3.1-405b', name: 'Llama 3.1 405B' },
  { slug: 'gemma-3-27b', name: 'Gemma 3 27B (windows)' },
  { slug: 'gpt-oss-120b', name: 'gpt-oss 120B (experts, windows)' },
  { slug: 'deepseek-v3', name: 'DeepSeek V3 (experts, latent cache)' },
] as const;

/** The model that an address names, or the one of the reference suite. */
export function chipModel(asked: string | undefined): string {
  return CHIP_MODELS.find(({ slug }) => slug === asked)?.slug ?? CHIP_MODELS[0].slug;
}
