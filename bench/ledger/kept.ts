import { csvLine } from '@inferbench/units/csv';
import type { Predicted } from './predict.ts';

/** Lines of the two files of a folder. */
export interface Kept {
  head: string;
  predictions: string[];
  reasonHead: string;
  /** Count of each line of a reason. */
  unanswered: Map<string, number>;
}

export function count(counts: Map<string, number>, cells: readonly string[]): void {
  const line = csvLine(cells);
  counts.set(line, (counts.get(line) ?? 0) + 1);
}

export function digits({ value, low, high }: Predicted): string[] {
  return [value, low, high].map((each) => each.toPrecision(5));
}
