import { Tradeoff, type TradeoffAnswer } from '@inferbench/graphql-documents/tradeoff';
import { TradeoffSlices, type TradeoffSliceRow } from '@inferbench/graphql-documents/tradeoff-slices';
import type { NamedTradeoff, TradeoffRequest } from '../address/tradeoff-request.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';

export interface TradeoffData {
  answer: TradeoffAnswer;
  shown: NamedTradeoff;
  slices: readonly TradeoffSliceRow[];
}

/** Measured curves of the slice of an address, else of the fullest; missing where nowhere points state both axes. */
export async function loadTradeoff(request: TradeoffRequest): Promise<Answer<TradeoffData>> {
  const listed = await ask(TradeoffSlices, {});
  if (listed.state !== 'DATA') return listed;
  const slices = listed.value.tradeoffSlices;
  const shown = request.slice ?? openingSlice(slices, request.model);
  if (shown === null) return { state: 'MISSING' };
  const { model, lengths, precision, technique } = shown;
  const { at: tokensPerSecPerUser, currency, basis: costBasis } = request;
  const answer = await ask(Tradeoff, {
    model,
    lengths: { inputTokens: lengths.inputTokens, outputTokens: lengths.outputTokens },
    precision,
    technique,
    target: { tokensPerSecPerUser, currency, costBasis },
  });
  return mapAnswer(answer, ({ tradeoff }) => ({ answer: tradeoff, shown, slices }));
}

/** Slices are listed fullest first: the first of the model, else of all. */
function openingSlice(slices: readonly TradeoffSliceRow[], model: string | null): NamedTradeoff | null {
  return slices.find((slice) => slice.model === model) ?? slices[0] ?? null;
}
