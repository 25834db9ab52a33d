import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ShownPhases, ShownResult } from '@inferbench/graphql-documents/what-if';

/** Factor from rates at the attainable time of a phase to rates at its expected time, as a power limit stretches it. */
export function expectedShare(
  { attainable, expected }: Pick<ShownResult, 'attainable' | 'expected'>,
  time: 'tpotMs' | 'prefillLatencyMs',
): number {
  return (attainable[time] ?? Number.NaN) / (expected[time] ?? Number.NaN);
}

/** One chip at the operating point, or why the batch does not run. */
export interface ShownPoint {
  phases: Outcome<ShownPhases>;
}
