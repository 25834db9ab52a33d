import { z } from 'zod';
import { extentOf, SYSTEM_CLASS } from '../board/system-class.ts';
import type { Run } from '../runs/run.ts';
import { type LaidOut, layoutLabel, servingModeOf } from '../terms/layout.ts';
import { TechniqueClass } from '../tradeoff/tradeoff-point.ts';
import { techniqueClassOf } from '../tradeoff/tradeoff-row.ts';
import { figure, wholeFigure, word } from '../terms/figure.ts';

/** Columns that name the system behind a row: its class, its layout, drafts and caches. */
export const SYSTEM_COLUMNS = {
  ...SYSTEM_CLASS,
  layout: word(
    'How its chips share the work, as in tp8/ep8/dpa or P1x(tp4)+D2x(tp8); null where not stated.',
  ),
  tensorParallel: wholeFigure(
    'Chips over which each layer is divided, where answers are made; null where not stated.',
  ),
  pipelineParallel: wholeFigure('Groups of layers one after the other; null where not stated.'),
  expertParallel: wholeFigure(
    'Chips over which experts are spread, where answers are made; null where not stated.',
  ),
  attentionParallel: z
    .boolean()
    .nullable()
    .describe(
      'Whether each chip attends to sequences of its own, where answers are made; null where not stated.',
    ),
  prefillChips: wholeFigure('Chips that read prompts apart; null where one pool does both, or nobody said.'),
  decodeChips: wholeFigure('Chips that answer apart; null where one pool does both, or nobody said.'),
  prefillWorkers: wholeFigure('Workers that read prompts apart, each with a whole model.'),
  decodeWorkers: wholeFigure('Workers that answer, each with a whole model; null where not stated.'),
  prefillTensorParallel: wholeFigure('Chips over which each layer is divided, where prompts are read apart.'),
  prefillExpertParallel: wholeFigure('Chips over which experts are spread, where prompts are read apart.'),
  technique: TechniqueClass.describe('PLAIN, or DRAFTING with speculative decoding.'),
  draftMethod: word('How tokens are drafted; null without drafts.'),
  draftTokens: wholeFigure('Tokens drafted a step; null without drafts, and where not stated.'),
  acceptedTokensPerStep: figure(
    'Tokens that a step yields on average, its own included; null without drafts, and where not stated.',
  ),
  prefixCache: z
    .boolean()
    .nullable()
    .describe('Whether prompts were kept for later requests; null: nobody said.'),
  prefixCacheHitShare: figure('Share of prompt tokens that a prefix cache answered; null: nobody said.'),
  activationPrecision: word('Precision word of the activations; null where not stated.'),
  kvPrecision: word('Precision word of the cached keys and values; null where not stated.'),
  maxContextTokens: wholeFigure(
    'Longest prompt and answer that the server was configured for; null where not stated.',
  ),
};
const SystemCells = z.object(SYSTEM_COLUMNS);
export type SystemCells = z.infer<typeof SystemCells>;

/** Cells of the system that ran. */
export type RanOn = Pick<Run, 'system' | 'techniques' | 'precision'>;

interface Size {
  chips: number;
  /** Chips of the largest scale-up domain; null where nobody published it. */
  scaleUpChips: number | null;
}

/** Cells for class and layout. */
export function classCells(system: LaidOut, { chips, scaleUpChips }: Size) {
  const layout = layoutLabel(system);
  const { prefill = null, decode = null } = system.layout ?? {};
  return {
    extent: extentOf(chips, scaleUpChips),
    // Without a stated layout nobody knows whether prompts were apart.
    pools: layout === null ? null : servingModeOf(system),
    layout,
    tensorParallel: decode === null ? system.tensorParallel : decode.tensorParallel,
    pipelineParallel: system.pipelineParallel,
    expertParallel: decode === null ? system.expertParallel : decode.expertParallel,
    attentionParallel: decode?.attentionDataParallel ?? null,
    prefillChips: prefill?.chips ?? null,
    decodeChips: prefill === null ? null : (decode?.chips ?? null),
  };
}

/** Cells of a run on a system of this size. */
export function systemCells({ system, techniques, precision }: RanOn, size: Size): SystemCells {
  return {
    ...classCells(system, size),
    ...workerCells(system),
    ...techniqueCells(techniques),
    activationPrecision: precision.activations,
    kvPrecision: precision.kv,
    maxContextTokens: system.maxContextTokens ?? null,
  };
}

function workerCells({ layout }: LaidOut) {
  const { prefill = null, decode = null } = layout ?? {};
  return {
    prefillWorkers: prefill?.workers ?? null,
    decodeWorkers: decode?.workers ?? null,
    prefillTensorParallel: prefill?.tensorParallel ?? null,
    prefillExpertParallel: prefill?.expertParallel ?? null,
  };
}

function techniqueCells(techniques: Run['techniques']) {
  const { speculative, prefixCache, prefixCacheHitRate } = techniques;
  return {
    technique: techniqueClassOf(techniques),
    draftMethod: speculative?.method ?? null,
    draftTokens: speculative?.draftTokens ?? null,
    acceptedTokensPerStep: speculative?.meanAcceptedTokens ?? null,
    prefixCache: prefixCache === undefined ? null : prefixCache === 'on',
    prefixCacheHitShare: prefixCacheHitRate,
  };
}
