import type { Chip } from '@inferbench/domain/chips/chip';
import type { ArrayUtilisation } from '@inferbench/domain/chips/chip-behaviour';
import { systolicArray } from '@inferbench/simulator/systolic-array';
import { systolicUtilisation, weightStationaryCycles } from '@inferbench/simulator/systolic-cycles';

/** K and N of the drawn product: a projection of a 70B model. */
export const DRAWN_WIDTH = 8192;
const ROWS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192] as const;

/** Weights stay in the arrays. Empty where the family has no such arrays, or their size is not published. */
export function arrayUtilisation(chip: Chip): ArrayUtilisation[] {
  const shape = chip.family === 'systolic' ? systolicArray(chip) : null;
  if (shape === null) return [];
  return ROWS.map((rows) => {
    const size = { m: rows, k: DRAWN_WIDTH, n: DRAWN_WIDTH, copies: 1 };
    const share = (overlapped: boolean) =>
      systolicUtilisation(size, shape, weightStationaryCycles(size, shape, { overlapped }));
    return { rows, overlapped: share(true), apart: share(false) };
  });
}
