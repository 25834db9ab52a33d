import { Metric } from '@inferbench/domain/terms/metric';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { TradeoffCurrency } from '@inferbench/domain/tradeoff/tradeoff-target';
import { WorkloadRanking } from '@inferbench/domain/workload/workload-ranking';
import { ROW_KINDS, type RowKind } from '@inferbench/graphql-documents/board-rows';
import { TRADEOFF_ROW_KINDS } from '@inferbench/graphql-documents/tradeoff-rows';
import { SystemVerdict, VerdictRow, VerdictSide, Versus } from '@inferbench/answers/verdict/shape';
import { z } from 'zod';
import { RankedSource } from '../rank/sources.ts';
import { nullable, output } from './answer.ts';

/** What `board-rows` calls each kind of column. */
const KINDS = {
  integer: z.int(),
  'integer?': z.int().nullable(),
  number: z.number(),
  'number?': nullable,
  text: z.string(),
  'text?': z.string().nullable(),
  flag: z.boolean(),
  'flag?': z.boolean().nullable(),
};

const rowOf = (kinds: readonly (readonly [key: string, kind: RowKind])[]) =>
  z.strictObject(Object.fromEntries(kinds.map(([key, kind]) => [key, KINDS[kind]])));

const exportedRow = rowOf(ROW_KINDS);

const ledSlice = z.strictObject({
  model: z.string(),
  phase: z.string(),
  shape: z.string().nullable(),
  batch: z.int(),
  context: z.int(),
  precision: z.string(),
  systems: z.int(),
  distinctLeaders: z.int(),
  /** Several of one metric where they tie. */
  leaders: z.array(
    z.strictObject({
      metric: Metric,
      system: z.string(),
      value: z.number(),
      unit: z.string(),
      tied: z.boolean(),
      /** Systems that rank by the metric. */
      systems: z.int(),
    }),
  ),
  leaderless: z.array(z.strictObject({ metric: Metric, systems: z.int(), reason: z.string() })),
});

const shownRun = VerdictRow.pick({
  pointId: true,
  chip: true,
  tokensPerSecPerUser: true,
  tokensPerSecPerChip: true,
  words: true,
}).nullable();

const verdict = SystemVerdict.omit({ rows: true }).extend({
  sides: z.array(VerdictSide.extend({ row: shownRun, next: shownRun })),
});

/** Answers of what asks a server for its board. */
export const BOARD_ANSWERS = {
  export: output('export', {
    cite: z.string(),
    epoch: nullable,
    metric: Metric,
    slice: z.string(),
    comparabilityKey: z.string().nullable(),
    totalCount: z.int(),
    rows: z.array(exportedRow),
  }),
  rank: output('rank', { ranking: WorkloadRanking, sources: z.array(RankedSource) }),
  tradeoff: output('tradeoff', {
    cite: z.string(),
    model: z.string(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    /** Null: any, named on each row. */
    precision: PrecisionClass.nullable(),
    technique: TechniqueClass,
    currency: TradeoffCurrency,
    unit: z.string(),
    sentence: z.string(),
    rows: z.array(rowOf(TRADEOFF_ROW_KINDS)),
  }),
  compare: output('compare', {
    ...Versus.omit({ models: true, strips: true }).shape,
    /** The one model that was asked for, or all that both ran. */
    models: z.array(verdict),
  }),
  leaders: output('leaders', { distinct: z.int(), slices: z.array(ledSlice) }),
} as const;
