import type { Kind } from '@inferbench/domain/kind';

/** One word a kind of number, wherever it stands beside one. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  MEASURED: 'measured',
  REPORTED: 'published',
  INTERPOLATED: 'interpolated',
  SIMULATED: 'simulated',
};
