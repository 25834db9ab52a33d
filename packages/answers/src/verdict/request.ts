import { z } from 'zod';
import { Extent } from '@inferbench/domain/board/system-class';
import { ServingMode } from '@inferbench/domain/terms/layout';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { TradeoffChartRequest } from '../load/request.ts';

const MAX_NAME = 100;
const side = z.string().min(1).max(MAX_NAME);
const { inputTokens, outputTokens, at } = TradeoffChartRequest.shape;

/** Slices that are looked at: each of these left out is any. */
const slice = {
  inputTokens: inputTokens.describe('Prompt, tokens; the lengths with most verdicts where left out.'),
  outputTokens: outputTokens.describe('Answer, tokens.'),
  precision: PrecisionClass.optional().describe('Precision class; any where left out.'),
  technique: TechniqueClass.optional().describe('PLAIN or DRAFTING; any where left out, PLAIN first.'),
  extent: Extent.optional().describe('How far the systems reach; any where left out, one server first.'),
  pools: ServingMode.optional().describe(
    'Prompts and answers on the same chips or apart; any where left out.',
  ),
  at: at.describe(
    'Tokens a second that each user gets at least; the line with most verdicts where left out.',
  ),
};

export const VerdictRequest = z
  .strictObject({
    a: side.describe('A chip, a framework or a precision, as people call it.'),
    b: side.describe('One of the same kind, with which it is compared.'),
    model: side.optional().describe('A model, as people call it; over all models where left out.'),
    ...slice,
  })
  .describe('Two chips, frameworks or precisions on one model, or over all.');
export type VerdictRequest = z.infer<typeof VerdictRequest>;

export const VersusRequest = z
  .strictObject({
    a: side.describe('A chip, a vendor, a generation, a framework or a precision, as people call it.'),
    b: side.describe('The other: of chips, vendors and generations any of these, else one of its kind.'),
    ...slice,
  })
  .describe('Two sides over all models.');
export type VersusRequest = z.infer<typeof VersusRequest>;

/** Wishes of either. */
export type SliceWish = Pick<VersusRequest, keyof typeof slice>;
