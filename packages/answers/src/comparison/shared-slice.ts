import type { ChipComparisonRequest } from './request.ts';
import type { TradeoffSlice } from '@inferbench/domain/tradeoff/tradeoff';

/** Slices of all models with a precision of their own, the fullest first, in which each chip has a point and every wish is kept. */
export function sharedSlice(
  slices: readonly TradeoffSlice[],
  { chips, model, inputTokens, outputTokens, precision }: ChipComparisonRequest,
): TradeoffSlice | null {
  const keeps = <T>(wish: T | undefined, value: T) => wish === undefined || wish === value;
  return (
    slices.find(
      (slice) =>
        slice.precision !== null &&
        slice.technique === 'PLAIN' &&
        keeps(model, slice.model) &&
        keeps(inputTokens, slice.lengths.inputTokens) &&
        keeps(outputTokens, slice.lengths.outputTokens) &&
        keeps(precision, slice.precision) &&
        chips.every((chip) => slice.chipSlugs.includes(chip)),
    ) ?? null
  );
}
