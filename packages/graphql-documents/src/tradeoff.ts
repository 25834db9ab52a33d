import {
  CurvePoint,
  RankedTradeoffEntry,
  Tradeoff as WholeTradeoff,
  TradeoffCurve,
  TradeoffEntry,
  TradeoffRanking,
  UnrankedTradeoffEntry,
} from '@inferbench/domain/tradeoff/tradeoff';
import { TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { TradeoffTarget } from '@inferbench/domain/tradeoff/tradeoff-target';
import { z } from 'zod';
import { type Answered, documentOf, type InputOf, selectionOf } from './whole-answer.ts';

/** Fields that a row has of its point. */
const point = TradeoffPoint.omit({
  chip: true,
  chipName: true,
  framework: true,
  versionGroup: true,
  technique: true,
  mode: true,
  precisionClass: true,
  intervalShare: true,
  intervalAssumed: true,
  ttft: true,
  tpot: true,
  e2e: true,
  split: true,
});
const ranked = z.array(RankedTradeoffEntry.omit({ place: true, overlapsFirst: true }).extend({ point }));
const unranked = z.array(UnrankedTradeoffEntry.extend({ point }));
const curve = TradeoffCurve.pick({ system: true, label: true, chip: true }).extend({
  points: z.array(
    CurvePoint.pick({ pointId: true, tokensPerSecPerUser: true, tokensPerSecPerChip: true, onFront: true }),
  ),
});
const Asked = WholeTradeoff.extend({
  target: TradeoffTarget.pick({ tokensPerSecPerUser: true, ttft: true, tpot: true, e2e: true }),
  curves: z.array(curve),
  ranking: TradeoffRanking.extend({
    ranked,
    typicalKept: z.array(TradeoffEntry.extend({ point })),
    unknown: unranked,
    misses: unranked,
    withoutValue: unranked,
  }),
});
export type TradeoffAnswer = Answered<z.infer<typeof Asked>>;

export interface TradeoffVariables {
  model: string;
  lengths: InputOf<'TradeoffLengthsInput'> | null;
  precision: InputOf<'PrecisionClass'> | null;
  technique: InputOf<'TechniqueClass'> | null;
  target: InputOf<'TradeoffTargetInput'> | null;
}

/** A trade-off slice: its curves for a chart, and every system at a target. */
export const Tradeoff = documentOf<{ tradeoff: TradeoffAnswer }, TradeoffVariables>(
  `query Tradeoff($model: String!, $lengths: TradeoffLengthsInput, $precision: PrecisionClass, $technique: TechniqueClass, $target: TradeoffTargetInput) {
    tradeoff(model: $model, lengths: $lengths, precision: $precision, technique: $technique, target: $target) ${selectionOf(Asked)} }`,
);
