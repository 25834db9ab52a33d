import type { Kind } from './kind.ts';

/** One word a kind of number, wherever it stands beside one; a figure that a third party published was reported by nobody here. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  MEASURED: 'measured',
  REPORTED: 'published',
  INTERPOLATED: 'interpolated',
  SIMULATED: 'simulated',
};
