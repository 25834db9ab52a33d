import { Kind } from '@inferbench/domain/kind';
import type { ComparisonResult } from '@inferbench/graphql-documents/compare';

/** How the point of a side came to be, as the assumptions say it; what is not said counts as the weakest. */
export function kindOfSide(assumptions: ComparisonResult['assumptions'], side: 'a' | 'b'): Kind {
  return Kind.safeParse(assumptions.find(({ what }) => what === 'KIND')?.[side]).data ?? 'SIMULATED';
}
