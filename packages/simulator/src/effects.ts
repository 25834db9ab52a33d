import type { Calibration, Constants, EffectOf, EffectTerm } from '@inferbench/domain/scores/calibration';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { exp } from '@inferbench/units/exact-math';
import { onceFor } from '@inferbench/units/once-for';
import { DEFAULT_CONSTANTS } from './default-constants.ts';
import { type EffectContext, type EffectKeys, hardwareKeys, type Stack, stackKeys } from './effect-keys.ts';
import { isCalibrated } from './is-calibrated.ts';
import { publishedAttentionShare } from './published-attention.ts';

/** The fitted figures that answers rest on. */
export type Fitted = FittedTimes & Pick<Calibration, 'power' | 'powerShares'>;

/** The fitted figures that times rest on. */
export type FittedTimes = Pick<Calibration, 'constants' | 'ingestSec' | 'promptShare' | 'edge' | 'effects'>;

const indexOf = onceFor(({ effects }: FittedTimes) => {
  const index = new Map<EffectTerm, Map<string, Map<string, number>>>();
  for (const { term, of, key, ln } of effects) {
    const ofTerm = index.get(term) ?? new Map<string, Map<string, number>>();
    const byKey = ofTerm.get(of) ?? new Map<string, number>();
    index.set(term, ofTerm.set(of, byKey.set(key, ln)));
  }
  return index;
});

/** Σ of the effects of a term under some keys, in the order of the keys. */
function lnOf(term: EffectTerm, keys: EffectKeys, fitted: FittedTimes): number {
  const index = indexOf(fitted).get(term);
  if (index === undefined) return 0;
  let sum = 0;
  for (const [of, key] of Object.entries(keys)) sum += index.get(of)?.get(key) ?? 0;
  return sum;
}

const RATES = [
  'gemmShare',
  'expertShare',
  'attentionShare',
  'decodeAttentionShare',
  'imageAttentionShare',
] as const;
const STREAMS = ['bandwidthShare', 'expertBandwidthShare', 'cacheBandwidthShare'] as const;
const KERNELS = ['kernelSec', 'expertKernelSec', 'attentionKernelSec'] as const;
const LINKS = ['sumLinkShare', 'exchangeLinkShare'] as const;
const LATENCIES = ['allReduceSec', 'allToAllSec'] as const;
const HOST = ['hostStepSec', 'hostSequenceSec', 'prefillFixedSec'] as const;

/** Families without a fit of their own start from the defaults: only what stacks and chips of them took was fitted. */
function baseOf(
  { chip }: EffectContext,
  { constants, edge }: FittedTimes,
): Pick<FittedTimes, 'constants' | 'edge'> {
  return isCalibrated(chip) ? { constants, edge } : UNFITTED;
}

const UNFITTED = { constants: DEFAULT_CONSTANTS, edge: { compute: 1, memory: 1 } };

/**
 * The constants of the attainable time of something: those of all chips, the effects of its hardware, numbers and layers, and
 * the fast edge of software, which no share of a rate leaves above one (docs/model.md#calibration).
 */
export function attainableConstants(context: EffectContext, fitted: FittedTimes): Constants {
  const unbounded = unboundedConstants(context, fitted);
  const constants = { ...unbounded };
  for (const key of [...RATES, ...STREAMS]) constants[key] = Math.min(1, unbounded[key]);
  if (isCalibrated(context.chip)) {
    constants.attentionShare = Math.max(publishedAttentionShare(context), constants.attentionShare);
  }
  return constants;
}

/** The same as a fit has them, which knows no physics: levels of few figures, at the fast edge, can pass a published rate. */
function unboundedConstants(context: EffectContext, fitted: FittedTimes): Constants {
  const { constants, edge } = baseOf(context, fitted);
  const keys = hardwareKeys(context);
  const constantsAt: Constants = { ...constants };
  const times = (term: EffectTerm) => exp(lnOf(term, keys, fitted));
  const [compute, memory] = [times('compute') * edge.compute, times('memory') * edge.memory];
  if (!isCalibrated(context.chip)) return scaledDefaults(constants, { compute, memory });
  for (const key of RATES) constantsAt[key] = constants[key] / (times(key) * compute);
  for (const key of STREAMS) constantsAt[key] = constants[key] / (times(key) * memory);
  for (const key of KERNELS) constantsAt[key] = constants[key] * times(key) * memory;
  for (const key of LINKS) constantsAt[key] = constants[key] / times(key);
  for (const key of LATENCIES) constantsAt[key] = constants[key] * times(key);
  for (const key of HOST) constantsAt[key] = constants[key] * times(key);
  constantsAt.expansionShare = constants.expansionShare * times('expansionShare');
  return constantsAt;
}

/** What chips of other families compute and move was fitted, none of their constants: effects of GPUs are not theirs. */
function scaledDefaults(defaults: Constants, { compute, memory }: FittedTimes['edge']): Constants {
  const scaled = { ...defaults };
  for (const key of RATES) scaled[key] = defaults[key] / compute;
  for (const key of STREAMS) scaled[key] = defaults[key] / memory;
  for (const key of KERNELS) scaled[key] = defaults[key] * memory;
  return scaled;
}

const ATTENTION = {
  kernel: 'attentionShare',
  prefill: 'attentionShare',
  decode: 'decodeAttentionShare',
  pass: 'imageAttentionShare',
} as const;

/**
 * What a stack makes of those attainable times: its own effects over the fast edge. Where the attainable share is another than the
 * fitted one the factor makes up for it: the expected time is that of the fit. Null, the best public stack, makes nothing of them. A kernel timed
 * by itself has the median one: versions and hosts are no part of it.
 */
export function stackTermsOf(stack: Stack, context: EffectContext, fitted: FittedTimes): StackTerms | null {
  const { phase } = context;
  if (stack.framework === null) return null;
  const { constants, edge } = baseOf(context, fitted);
  const unbounded = unboundedConstants(context, fitted);
  const attainable = attainableConstants(context, fitted);
  const bounded = (factor: number, share: (typeof RATES)[number] | (typeof STREAMS)[number]) =>
    (factor * attainable[share]) / unbounded[share];
  const software = stackKeys(stack, context);
  const all = { ...hardwareKeys(context), ...software };
  const times = (term: EffectTerm) => exp(lnOf(term, software, fitted));
  const compute = times('compute') / edge.compute;
  const memory = times('memory') / edge.memory;
  const launch = (term: (typeof KERNELS)[number]) => (isCalibrated(context.chip) ? times(term) : 1);
  const host = (term: (typeof HOST)[number]) => constants[term] * exp(lnOf(term, all, fitted));
  return {
    computeFactor: {
      gemm: bounded(compute, 'gemmShare'),
      experts: bounded(compute, 'expertShare'),
      attention: bounded(compute, ATTENTION[phase]),
    },
    memoryFactor: {
      weights: bounded(memory, 'bandwidthShare'),
      experts: bounded(memory, 'expertBandwidthShare'),
      kv: bounded(memory, 'cacheBandwidthShare'),
    },
    launchFactor: {
      gemm: memory * launch('kernelSec'),
      experts: memory * launch('expertKernelSec'),
      attention: memory * launch('attentionKernelSec'),
    },
    collectiveFactor: times('allReduceSec'),
    hostStepSec: host('hostStepSec'),
    hostSequenceSec: host('hostSequenceSec'),
    promptSec: host('prefillFixedSec'),
  };
}

/** Seconds that a request takes before its first step. */
export function ingestSecOf(stack: Stack, context: EffectContext, fitted: FittedTimes): number {
  return fitted.ingestSec * exp(lnOf('ingestSec', stackKeys(stack, context), fitted));
}

/** What the figures of a stack rest on. */
export interface StackEvidence {
  basis: 'reference' | 'version' | 'framework' | 'any' | 'uncalibrated';
  /** Figures of that version, or of that framework. */
  rows: number;
}

const REFERENCE: StackEvidence = { basis: 'reference', rows: 0 };

/** Measurements of a stack that went into its times of a kind: of its version, else of its framework, else none. */
export function evidenceOf(
  stack: Stack,
  context: EffectContext,
  { fitted, term }: { fitted: FittedTimes; term: 'compute' | 'memory' },
): StackEvidence {
  if (stack.framework === null) return REFERENCE;
  const keys = stackKeys(stack, context);
  const rowsOf = (of: EffectOf) =>
    fitted.effects.find((effect) => effect.term === term && effect.of === of && effect.key === keys[of])
      ?.rows ?? 0;
  const version = rowsOf('version');
  if (version > 0) return { basis: 'version', rows: version };
  const framework = rowsOf('framework');
  return framework > 0 ? { basis: 'framework', rows: framework } : { basis: 'any', rows: 0 };
}
