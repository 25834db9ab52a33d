import { DECODE_POINTS } from './decode.ts';
import type { ExpectedPoint } from './expected.ts';
import { GENERATE_POINTS } from './generate.ts';
import { IMAGE_POINTS } from './image.ts';
import { PREFILL_POINTS } from './prefill.ts';
import { SERVING_POINTS } from './serving.ts';

/** Published points as the definitions alone give them; nothing here has seen the product. */
export const EXPECTED: readonly ExpectedPoint[] = [
  ...PREFILL_POINTS,
  ...DECODE_POINTS,
  ...GENERATE_POINTS,
  ...SERVING_POINTS,
  ...IMAGE_POINTS,
];
