import { z } from 'zod';
import { Slug } from './slug.ts';

const share = z.number().positive().max(1);
const seconds = z.number().nonnegative().max(1);
const rows = z.int().nonnegative();

/**
 * Constants of the attainable model: one set for all chips of the measured families, none for a chip or a model. The fast
 * edge of public results (docs/model.md#calibration).
 */
export const Constants = z.strictObject({
  /** Share of dense peak that large products of 16-bit and wider numbers reach. */
  gemmShare: share,
  /** What is left of that share each time the numbers get half as wide: power limits and scaling take their part. */
  narrowShare: share,
  /** Share of dense peak that the attention core of a prompt or an image reaches. */
  attentionShare: share,
  /**
   * What attention over images reaches a processor and clock: image software runs generic kernels that do the same on every
   * generation of chips.
   */
  imageAttentionFlopPerClock: z.number().positive(),
  /** Share of memory bandwidth that streaming reaches. */
  bandwidthShare: share,
  /** Time between two kernels of a captured graph. */
  kernelSec: seconds,
  /** Host work before each step: scheduling, sampling, preparing inputs. */
  hostStepSec: seconds,
  /** Host work a sequence and step. */
  hostSequenceSec: seconds,
  /** Paid once by every prefill: tokenised input, first launch. */
  prefillFixedSec: seconds,
  /** Latency of one all-reduce inside a scale-up domain, before its hops and payload. */
  allReduceSec: seconds,
});
export type Constants = z.infer<typeof Constants>;

/** Kinds of work that software does with different skill. */
export const MaturityPhase = z.enum(['prefill', 'decode']);
export type MaturityPhase = z.infer<typeof MaturityPhase>;

/**
 * How much slower than the best public stack one is: at most one number for each kind of work of a framework and version.
 * `reachPerClock`: what its kernels do a processor and clock, FLOP for prefill, bytes for decode; kernels that are not
 * written for a chip generation reach the same on all of them.
 */
export const Maturity = z
  .strictObject({
    framework: z.string().min(1).max(60).describe('Framework as the catalogue spells it.'),
    version: z.string().max(60).nullable().describe('Its version; null where sources state none.'),
    phase: MaturityPhase.describe('Kind of work.'),
    /** Of a framework with a reach for chips that publish no clock. */
    ratio: z.number().min(1).max(100).describe('Median of measured ÷ attainable, at least 1.'),
    reachPerClock: z
      .number()
      .positive()
      .nullable()
      .describe(
        'What its kernels do a processor and clock, FLOP for prefill, bytes for decode; null where one ratio explains the rows.',
      ),
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

/** Spread of measured ÷ expected in one regime, held out: the error bar of every figure there. */
export const RegimeError = z
  .strictObject({
    phase: z
      .enum(['prefill', 'decode', 'generate', 'serving', 'image', 'op', 'power', 'energy'])
      .describe('The regime.'),
    share: z.number().positive().describe('Half-width as a share: two thirds of the figures lie inside.'),
    rows: rows.describe('Figures behind it.'),
  })
  .describe('Error bar of predictions in one regime, from held-out figures.');
export type RegimeError = z.infer<typeof RegimeError>;

/** What `inferbench calibrate` commits. */
export const Calibration = z.strictObject({
  schema: z.literal('inferbench.calibration/1'),
  date: z.iso.date(),
  latencyRows: rows,
  powerRows: rows,
  constants: Constants,
  maturity: z.array(Maturity),
  power: z.array(PowerCoefficients),
  powerShares: PowerShares,
  errors: z.array(RegimeError),
});
export type Calibration = z.infer<typeof Calibration>;
