import type { SimulatedPrecision } from './precision.ts';

/** Says whose format it is; nothing where it was stated, or is of 16 bits. */
export function ownWeightsText({ weightsFrom }: Pick<SimulatedPrecision, 'weightsFrom'>): string {
  return weightsFrom === 'checkpoint' ? ' (weights as their checkpoint is published)' : '';
}
