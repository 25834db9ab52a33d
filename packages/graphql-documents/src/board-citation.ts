import type { BoardExportPage } from './board-export.ts';

/** How to cite what was exported; an epoch and a slice name the same figures for good. */
export function boardCitation(origin: string, page: BoardExportPage) {
  const { slice, metric, epoch } = page;
  const name = slice
    ? [
        slice.model.slug,
        slice.phase,
        slice.shape,
        `batch ${slice.effective.batch}`,
        `context ${slice.effective.context}`,
        slice.precision,
      ]
        .filter((part) => part !== null)
        .join(', ')
    : 'empty board';
  const key = slice?.comparabilityKey ?? null;
  return {
    cite: `InferBench, ${metric} of ${name}, epoch ${epoch ?? 'none'}, ${origin}`,
    epoch,
    metric,
    slice: name,
    comparabilityKey: key,
    totalCount: page.totalCount,
  };
}
