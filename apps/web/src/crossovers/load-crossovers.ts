import type { ContextAnalysis } from '@inferbench/domain/context-analysis';
import type { Answer } from '../api/answer.ts';
import { addressOfSlice } from '../slice/available-slice.ts';
import { askContext } from '../context/ask-context.ts';
import { loadShownSlice, type ShownSlice } from '../slice/load-slices.ts';
import type { CrossoversRequest } from '../address/crossovers-request.ts';

export interface CrossoversData extends ShownSlice {
  /** Null where nothing of the slice can be drawn over context. */
  analysis: ContextAnalysis | null;
}

/** The slice of an address, else the one of the board, with everything that varies with its context. */
export async function loadCrossovers({ slice, metric }: CrossoversRequest): Promise<Answer<CrossoversData>> {
  const found = await loadShownSlice(slice, metric);
  if (found.state !== 'DATA') return found;
  const analysis = await askContext(addressOfSlice(found.value.shown), metric);
  return analysis.state === 'DATA'
    ? { state: 'DATA', value: { ...found.value, analysis: analysis.value } }
    : analysis;
}
