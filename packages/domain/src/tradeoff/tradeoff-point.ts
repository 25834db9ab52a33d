import { Relation, WHO_SAYS } from '../terms/relation.ts';
import { z } from 'zod';
import { Kind } from '../terms/kind.ts';
import { LargeUnit } from '../chips/large-unit.ts';
import { ServingMode } from '../terms/layout.ts';
import { ConfigurationBasis, MeasuredOn } from '../terms/measured-on.ts';
import { PowerBoundary } from '../terms/power-boundary.ts';
import { PrecisionClass } from '../terms/precision.ts';
import { CostBasis, EvidenceGrade } from '../scores/score.ts';
import { figure, wholeFigure, word } from '../terms/figure.ts';

/** Drafted tokens make another class of work: the two never stand on one curve. */
export const TechniqueClass = z.enum(['PLAIN', 'DRAFTING']);
export type TechniqueClass = z.infer<typeof TechniqueClass>;

const ms = z.number().nullable();

/** Statistics of a latency as they were published or counted; what was not is null, never worked out from another. */
export const LatencyFigures = z
  .strictObject({
    meanMs: ms.describe('Mean, ms.'),
    p50Ms: ms.describe('Median, ms.'),
    p90Ms: ms.describe('90th percentile, ms.'),
    p95Ms: ms.describe('95th percentile, ms.'),
    p99Ms: ms.describe('99th percentile, ms.'),
  })
  .describe('Statistics of a latency, ms; null where not published.');
export type LatencyFigures = z.infer<typeof LatencyFigures>;

const factor = z.number();

/** Factors of the three-way split of a point (docs/metrics.md#three-way-split). */
export const SplitFactors = z
  .strictObject({
    algorithm: factor.describe('Workload and techniques.'),
    hardware: factor.describe('Architecture.'),
    software: factor.describe('Stack.'),
  })
  .describe('Factors of the three-way split.');
export type SplitFactors = z.infer<typeof SplitFactors>;

/** What a trade-off slice keeps of a measured point. */
export const StoredTradeoffPoint = z
  .strictObject({
    pointId: z.string().describe('The point.'),
    chip: z.string().describe('Slug of the chip.'),
    chips: z.int().describe('Chips of the system, all pools together.'),
    prefillChips: wholeFigure('Chips that read prompts apart; null where one pool does both.'),
    decodeChips: wholeFigure('Chips that answer apart; null where one pool does both.'),
    framework: word('Framework.'),
    frameworkVersion: word('Its version as stated.'),
    versionGroup: word('Versions that count as one: 0.19 of 0.19.1.'),
    technique: TechniqueClass.describe('PLAIN, or DRAFTING with speculative decoding.'),
    mode: ServingMode.describe(
      'AGGREGATED, or DISAGGREGATED with prompts and answers on chips of their own.',
    ),
    precision: z.string().describe('Precision word of the weights.'),
    precisionClass: PrecisionClass.describe('Its class.'),
    layout: word('How the chips share the work, tp8/ep8/dpa; null where not stated.'),
    concurrency: figure('Requests in flight; null where not stated.'),
    tokensPerSecPerUser: z.number().describe('Tokens a second of one user: 1 ÷ TPOT.'),
    speedStatistic: z.enum(['MEAN', 'MEDIAN']).describe('Of which TPOT.'),
    tokensPerSecPerChip: z.number().describe('Output tokens a second of each chip.'),
    intervalShare: z.number().describe('Half-width of the interval of every rate, as a share.'),
    intervalAssumed: z.boolean().describe('True where that is the ±5 % assumed without replicates.'),
    ttft: LatencyFigures.describe('Time to first token.'),
    tpot: LatencyFigures.describe('Time per output token.'),
    e2e: LatencyFigures.describe('Whole request.'),
    costs: z
      .array(
        z
          .strictObject({
            basis: CostBasis.describe('Basis of the cost.'),
            usdPerMillionOutputTokens: z.number().describe('USD per million output tokens.'),
          })
          .describe('Cost on one basis.'),
      )
      .describe('Cost by basis.'),
    energy: z
      .array(
        z
          .strictObject({
            boundary: PowerBoundary.describe('Where power was taken.'),
            joulesPerOutputToken: z.number().describe('Joules per output token, prompts included.'),
          })
          .describe('Energy at one boundary.'),
      )
      .describe('Energy by power boundary.'),
    measured: MeasuredOn.nullable().describe('When; null where nobody said.'),
    configuration: ConfigurationBasis.describe(
      'INFERRED: chip, layout, stack and precision were recovered from a published encoding.',
    ),
    configurationKey: z
      .string()
      .describe('The same for every measurement of one configuration, as `history` takes it.'),
    kind: Kind.describe('MEASURED here, or REPORTED by a publication.'),
    example: z.boolean().describe('Made to show the way, not measured on hardware.'),
    source: word('Publication; null of a run submitted here.'),
    ...WHO_SAYS,
    alsoIn: z.array(z.string()).describe('Other publications of the same point: no further witnesses.'),
    sourceGrade: word('How controlled a publication is: A or B.'),
    evidenceGrade: EvidenceGrade.describe('How strongly it is backed.'),
    split: SplitFactors.nullable().describe('Factors of the three-way split, where all are known.'),
  })
  .describe('A measured point on both axes of a trade-off slice.');
export type StoredTradeoffPoint = z.infer<typeof StoredTradeoffPoint>;

/** What a slice stores of it; the rest is read from the point's own rows. */
export const TradeoffDocument = StoredTradeoffPoint.omit({
  pointId: true,
  configurationKey: true,
  submitter: true,
  testedBy: true,
});
export type TradeoffDocument = z.infer<typeof TradeoffDocument>;

/** The same with what the catalogue says of its chip today. */
export const TradeoffPoint = StoredTradeoffPoint.extend({
  chipName: z.string().describe('Name of the chip.'),
  chipVendor: z.string().describe('Vendor of the chip.'),
  relation: Relation.describe('How the submitter stands to the chip.'),
  tokensPerSecPerKw: figure(
    'Output tokens a second per kW of provisioned power; null where nobody published one.',
  ),
  largeUnit: LargeUnit.nullable().describe('What is no card: a rack or a wafer; null for any other chip.'),
}).describe('A measured point on both axes of a trade-off slice.');
export type TradeoffPoint = z.infer<typeof TradeoffPoint>;
