import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ShownPhases } from '@inferbench/graphql-documents/what-if';

/** One chip at the operating point, or why the batch does not run. */
export interface ShownPoint {
  phases: Outcome<ShownPhases>;
}

/** Tells whether a refusal says that a figure of the specification is not known, and nothing about the chip. */
export function isUnknown(code: string): boolean {
  return code === 'INCOMPLETE_SPEC';
}
