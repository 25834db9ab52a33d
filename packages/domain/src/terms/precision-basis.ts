import { z } from 'zod';

/** Who says in which precision the weights were: the file of the tool, a publication, or only its submitter. */
export const PrecisionBasis = z.enum(['IN_FILE', 'PUBLISHED', 'DECLARED']);
export type PrecisionBasis = z.infer<typeof PrecisionBasis>;

/** Path of a run whose value a file states, or its owner beside it. */
export const WEIGHTS_PATH = 'precision.weights';

/** What stands beside a precision that only its submitter declares; null where something else says it. */
export function declaredPrecision(basis: PrecisionBasis): { words: string; title: string } | null {
  if (basis !== 'DECLARED') return null;
  return {
    words: 'precision declared',
    title:
      'Only its submitter says in which precision the weights were: no file of the tool or the server does.',
  };
}
