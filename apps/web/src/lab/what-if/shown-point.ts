import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ShownPhases } from '@inferbench/graphql-documents/what-if';

/** One chip at the operating point, or why the batch does not run. */
export interface ShownPoint {
  phases: Outcome<ShownPhases>;
}
