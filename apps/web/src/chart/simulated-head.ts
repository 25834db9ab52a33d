import { sourceLine } from '@inferbench/answers/load/source-line';
import type { Figure } from '@inferbench/chart/figure';

export function simulatedHead(
  said: Pick<Figure['head'], 'finding' | 'slice'> & Partial<Figure['head']>,
): Figure['head'] {
  return { notes: [], kinds: ['SIMULATED'], source: sourceLine([], true), date: null, ...said };
}
