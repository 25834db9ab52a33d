import type { ChipResult } from '@inferbench/graphql-documents/chip-page';
import type { ChipPointListed } from '@inferbench/graphql-documents/chip-points';

export type ChipPoint = ChipPointListed;

/** A chip with every figure's source, and every point taken on it. */
export interface ChipData extends ChipResult {
  points: readonly ChipPoint[];
}
