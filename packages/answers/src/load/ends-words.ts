import type { ShownFigure } from './shape.ts';

/**
 * "793 to 877", "at least 246", "at most $7.55": ends of a figure in a sentence. A published run faster than the line bounds it from
 * one side; null where an end of a simulated one is not known to reach the line.
 */
export function endsWords(
  { low, high, kind }: Pick<ShownFigure, 'low' | 'high' | 'kind'>,
  format: (value: number) => string,
): string | null {
  if (low !== null && high !== null) return `${format(low)} to ${format(high)}`;
  if (kind === 'SIMULATED') return null;
  if (low !== null) return `at least ${format(low)}`;
  return high === null ? null : `at most ${format(high)}`;
}
