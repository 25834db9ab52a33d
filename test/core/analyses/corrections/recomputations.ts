import { ARCHITECTURE } from './architecture.ts';
import { COMPARISON_GROQ } from './comparison-groq.ts';
import { COMPARISON_TPU } from './comparison-tpu.ts';
import { DIFFUSION } from './diffusion.ts';
import type { Recomputations } from './facts.ts';
import { FRAMING } from './framing.ts';
import { MIXTURE_OF_EXPERTS } from './mixture-of-experts.ts';
import { TRANSFORMER_DECODE } from './transformer-decode.ts';
import { TRANSFORMER_PREFILL } from './transformer-prefill.ts';
import { VISION_TRANSFORMER } from './vision-transformer.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';

/** How each entry of packages/catalogue/corrections is computed, by its id. */
export const RECOMPUTATIONS: Recomputations = {
  ...FRAMING,
  ...TRANSFORMER_PREFILL,
  ...TRANSFORMER_DECODE,
  ...DIFFUSION,
  ...MIXTURE_OF_EXPERTS,
  ...VISION_TRANSFORMER,
  ...ARCHITECTURE,
  ...WORKED_EXAMPLE,
  ...COMPARISON_GROQ,
  ...COMPARISON_TPU,
};
