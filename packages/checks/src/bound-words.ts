import { formatPercent } from '@inferbench/units/format';

/** Differences of rounding in tools and in our own sums are no claim against physics. */
export const ROUNDING = 1.001;

/** "112 % of the bound": how far a result is beyond what physics allows. */
export function shareOfBound(share: number): string {
  return `${formatPercent(share)} of the bound`;
}

export function chipsGive(chips: number): string {
  return `${chips} ${chips === 1 ? 'chip gives' : 'chips give'}`;
}

/** Declarations that usually explain a decode that is too fast. */
export const DECODE_CAUSES =
  'Usual causes: speculative decoding not declared (techniques.speculative.meanAcceptedTokens), weights or KV cache ' +
  'in a narrower precision than declared (precision.weights, precision.kv), or more chips than declared (system.chips).';

/** The same of prompts. */
export const PREFILL_CAUSES =
  'Usual causes: prompts answered from a prefix cache (techniques.prefixCacheHitRate), a narrower precision than declared ' +
  '(precision.activations), or more chips than declared (system.chips).';

/** The same of images. */
export const IMAGE_CAUSES =
  'Usual causes: fewer steps or pixels than declared (image.steps, image.resolution), weights or activations in a narrower ' +
  'precision than declared (precision.weights, precision.activations), or more chips than declared (system.chips).';

/** The same of requests under load. */
export const SERVING_CAUSES =
  'Usual causes: prompts answered from a prefix cache (techniques.prefixCacheHitRate), speculative decoding not declared ' +
  '(techniques.speculative.meanAcceptedTokens), or more chips or requests in flight than declared (system.chips, load.concurrencyLimit).';
