import type { PrecisionClass } from '../terms/precision.ts';

/** A published rate at one load, as a short row: thousands of them go with a page. */
export type PublishedRow = readonly [
  /** `1` a load of requests in flight, `0` a static batch. */
  served: 0 | 1,
  chips: number,
  users: number,
  inputTokens: number,
  outputTokens: number,
  /** Answer tokens a second of one chip. */
  perChip: number,
  /** Place in `sources`. */
  source: number,
  framework: string | null,
  /** Day, month or year of the run; null where nobody said. */
  date: string | null,
];

/** The best published rates of a chip, a model and a precision, one for each size of load. */
export interface PublishedBest {
  /** Documents that publish them. */
  sources: readonly string[];
  /** Rows by `publishedKey`. */
  runs: Readonly<Record<string, readonly PublishedRow[]>>;
}

export function publishedKey(chip: string, model: string, precision: PrecisionClass): string {
  return `${chip} ${model} ${precision}`;
}
