import { compareViewQuery, type SettledView } from '../address/compare-view.ts';

/** What a file of a comparison is asked for by: the chips of its page, and the query of its view. */
export function fileQuery(settled: SettledView): Record<string, string> {
  return { pair: settled.chips.toSorted().join('-vs-'), ...compareViewQuery(settled) };
}
