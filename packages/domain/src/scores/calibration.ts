import { z } from 'zod';
import { Slug } from '../names/slug.ts';

const share = z.number().positive().max(4);
const seconds = z.number().nonnegative().max(1);
const rows = z.int().nonnegative();

/**
 * Constants of a step on one chip: what public results reach of its rates, and the latencies of its parts. One set stands for
 * all measured chips; effects say how far generations, precisions and layers are from it (docs/model.md#calibration).
 */
export const Constants = z.strictObject({
  /** Share of dense peak that large products reach. */
  gemmShare: share,
  /** Share of dense peak that products of routed experts reach, rows padded to tiles. */
  expertShare: share,
  /** Share of dense peak that the attention core of a prompt reaches. */
  attentionShare: share,
  /** Share of dense peak that attention of single queries reaches. */
  decodeAttentionShare: share,
  /** Share of dense peak that attention over images reaches. */
  imageAttentionShare: share,
  /** Share of memory bandwidth at which weights and activations stream. */
  bandwidthShare: share,
  /** The same for weights of routed experts. */
  expertBandwidthShare: share,
  /** The same for keys and values. */
  cacheBandwidthShare: share,
  /** Time of a kernel beside its work, in a captured graph. */
  kernelSec: seconds,
  /** The same for a product of routed experts, which sorts its rows first. */
  expertKernelSec: seconds,
  /** The same for attention. */
  attentionKernelSec: seconds,
  /** Share of the traffic of expanding packed weights that is not hidden. */
  expansionShare: share,
  /** Latency of one all-reduce inside a scale-up domain, before its hops and payload. */
  allReduceSec: seconds,
  /** Latency of one exchange between experts, before its hops and payload. */
  allToAllSec: seconds,
  /** Share of the published link rate that sums reach. */
  sumLinkShare: share,
  /** Share of the published link rate that exchanges reach. */
  exchangeLinkShare: share,
  /** Host work before each step: scheduling, sampling, preparing inputs. */
  hostStepSec: seconds,
  /** Host work a sequence and step. */
  hostSequenceSec: seconds,
  /** Paid once by every prefill inside its step. */
  prefillFixedSec: seconds,
});
export type Constants = z.infer<typeof Constants>;

/**
 * What an effect multiplies: the seconds of a constant; `compute` and `memory`, all that a stack computes, and all that it
 * moves and launches; `ingest`, what a request takes before its first step; `prompts`, the share of prompts that fall between
 * two tokens of an answer.
 */
export const EffectTerm = z.enum([
  ...Constants.keyof().options,
  'compute',
  'memory',
  'ingestSec',
  'promptShare',
]);
export type EffectTerm = z.infer<typeof EffectTerm>;

/** Owner of an effect: hardware, numbers, layers, models and layouts; software; or the list that measured, which no answer takes over. */
export const EffectOf = z.enum([
  'work',
  'vendor',
  'generation',
  'class',
  'generationClass',
  'chip',
  'layers',
  'model',
  'words',
  'ranks',
  'framework',
  'version',
  'frameworkGeneration',
  'harness',
]);
export type EffectOf = z.infer<typeof EffectOf>;

/** How far something is from the constants: seconds times e^ln. */
export const Effect = z.strictObject({
  term: EffectTerm,
  of: EffectOf,
  /** Name of a constant: "blackwell", "blackwell fp4", "vllm 0.19.0". */
  key: z.string().min(1).max(120),
  ln: z.number().min(-5).max(5),
  /** Figures behind it. */
  rows,
});
export type Effect = z.infer<typeof Effect>;

/** Kinds of work that software does with different skill. */
export const MaturityPhase = z.enum(['prefill', 'decode']);
export type MaturityPhase = z.infer<typeof MaturityPhase>;

/** How much slower than the best public stack one is at what it computes, or at what it moves and launches. */
export const Maturity = z
  .strictObject({
    framework: z.string().min(1).max(60).describe('Framework as the catalogue spells it.'),
    version: z.string().max(60).nullable().describe('Its version; null for all versions together.'),
    phase: MaturityPhase.describe('Kind of work: prompts are arithmetic, answers are memory.'),
    ratio: z
      .number()
      .positive()
      .max(100)
      .describe('Expected ÷ attainable time, over all chips; below 1 where it is faster than the fast edge.'),
    rows: rows.describe('Figures behind it.'),
  })
  .describe('How much slower than the best public stack a framework is at one kind of work.');
export type Maturity = z.infer<typeof Maturity>;

/** P = floor + α·FLOP/s + β·B/s of one chip (docs/model.md#power-and-energy). */
export const PowerCoefficients = z
  .strictObject({
    chip: Slug.describe('Slug of the chip.'),
    floorWatts: z.number().nonnegative().describe('Power while anything runs, watts.'),
    joulesPerFlop: z.number().nonnegative().describe('α, joules an operation of 16 bits.'),
    joulesPerByte: z.number().nonnegative().describe('β, joules a byte of memory traffic.'),
    rows: rows.describe('Figures behind it.'),
  })
  .describe('P = floor + α · FLOP/s + β · B/s of one chip, fitted to its published watts.');
export type PowerCoefficients = z.infer<typeof PowerCoefficients>;

/** The same as shares of the TDP at full rate, fitted over all measured chips: for chips without measurements. */
export const PowerShares = z
  .strictObject({
    floor: z.number().min(0).max(1).describe('Floor ÷ limit.'),
    compute: z.number().min(0).max(3).describe('Watts of arithmetic at peak ÷ limit.'),
    memory: z.number().min(0).max(3).describe('Watts of memory at full bandwidth ÷ limit.'),
  })
  .describe('The same as shares of the power limit at full rate, for chips without published watts.');
export type PowerShares = z.infer<typeof PowerShares>;

/**
 * Basis of an error bar: figures of the version of the stack, of other versions or frameworks, of a family without constants of
 * its own, or on none of the family.
 */
export const ErrorBasis = z.enum(['STACK', 'FRAMEWORK', 'FAMILY', 'UNSEEN']);
export type ErrorBasis = z.infer<typeof ErrorBasis>;

/** Spread of measured ÷ expected in one regime, held out: the error bar of every figure there. */
export const RegimeError = z
  .strictObject({
    phase: z
      .enum(['prefill', 'decode', 'generate', 'serving', 'image', 'op', 'ttft', 'power', 'energy'])
      .describe('The regime.'),
    basis: ErrorBasis.describe('How near to an answer the figures are whose errors it shows.'),
    share: z.number().positive().describe('Half-width as a share: two thirds of the figures lie inside.'),
    rows: rows.describe('Figures behind it.'),
  })
  .describe('Error bar of predictions in one regime, from held-out figures.');
export type RegimeError = z.infer<typeof RegimeError>;

/** Nearness of the two chips of a ratio, the nearest first: what they err by alike cancels in it. */
export const ChipRelation = z.enum(['GENERATION', 'VENDOR', 'OTHER']);
export type ChipRelation = z.infer<typeof ChipRelation>;

/** Spread of measured ÷ expected of ratios of two chips: pairs of figures that are alike in all but the chip, held out. */
export const RatioError = z
  .strictObject({
    phase: RegimeError.shape.phase.describe('The regime.'),
    relation: ChipRelation.describe('Chips of one generation, of one vendor, or of two.'),
    share: z.number().positive().describe('Half-width as a share: two thirds of the pairs lie inside.'),
    pairs: rows.describe('Pairs behind it: of the whole regime where too few are of the relation.'),
  })
  .describe('Error bar of the ratio of two simulated chips in one regime, from held-out pairs of figures.');
export type RatioError = z.infer<typeof RatioError>;

/** What `inferbench calibrate` commits. */
export const Calibration = z.strictObject({
  schema: z.literal('inferbench.calibration/3'),
  date: z.iso.date(),
  latencyRows: rows,
  powerRows: rows,
  constants: Constants,
  /** What a request takes before its first step, on the median stack. */
  ingestSec: seconds,
  /** Share of the prompts of a closed loop that are computed between two tokens of an answer; the others while it waits. */
  promptShare: z.number().positive().max(1.5),
  /** Attainable ÷ median stack: a fifth of public figures is faster. */
  edge: z.strictObject({ compute: z.number().positive(), memory: z.number().positive() }),
  effects: z.array(Effect),
  maturity: z.array(Maturity),
  power: z.array(PowerCoefficients),
  powerShares: PowerShares,
  errors: z.array(RegimeError),
  ratios: z.array(RatioError),
});
export type Calibration = z.infer<typeof Calibration>;
