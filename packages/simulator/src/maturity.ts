import type { Constants, Maturity, MaturityPhase } from '@inferbench/domain/calibration';
import type { Chip } from '@inferbench/domain/chip';
import { memoryTiers } from '@inferbench/domain/memory-tier';
import { median } from '@inferbench/units/median';
import type { ResolvedPeak } from './resolve-peak.ts';

/** Software that runs a model; null is the best public stack. */
export interface Stack {
  framework: string | null;
  version: string | null;
}

export interface StackMaturity {
  /** Expected ÷ attainable time, at least 1. */
  ratio: number;
  /** Where the ratio comes from, for provenance. */
  basis: 'reference' | 'version' | 'framework' | 'any' | 'uncalibrated';
}

const REFERENCE: StackMaturity = { ratio: 1, basis: 'reference' };

interface MaturityInput {
  chip: Chip;
  peak: Pick<ResolvedPeak, 'denseOpsPerSec'>;
  constants: Constants;
  stack: Stack;
  phase: MaturityPhase;
  fitted: readonly Maturity[];
}

/**
 * How much slower a stack is than the best one (docs/model.md#calibration): of its version, else the median over the versions of the
 * framework that were measured, else over all frameworks. No framework: the reference stack itself.
 */
export function maturityOf({ stack, phase, fitted, ...input }: MaturityInput): StackMaturity {
  const { framework, version } = stack;
  if (framework === null) return REFERENCE;
  const ofPhase = fitted.filter((entry) => entry.phase === phase);
  const ofFramework = ofPhase.filter((entry) => entry.framework === framework);
  const exact = ofFramework.filter((entry) => entry.version === version);
  const [known, basis] =
    exact.length > 0
      ? ([exact, 'version'] as const)
      : ofFramework.length > 0
        ? ([ofFramework, 'framework'] as const)
        : ([ofPhase, 'any'] as const);
  return { ratio: median(known.map((entry) => ratioOf(entry, input))) ?? 1, basis };
}

type Rates = Pick<MaturityInput, 'chip' | 'peak' | 'constants'>;

/** The stated ratio, or the chip's attainable rate over what the kernels reach on so many processors at such a clock. */
function ratioOf({ reachPerClock, ratio, phase }: Maturity, rates: Rates): number {
  if (reachPerClock === null) return ratio;
  const perClock = attainablePerClock(rates, phase);
  return perClock === null ? ratio : Math.max(1, perClock / reachPerClock);
}

/** What the best stack does a processor and clock: FLOP in prefill, bytes in decode. Null where no clock is published. */
export function attainablePerClock({ chip, peak, constants }: Rates, phase: MaturityPhase): number | null {
  if (chip.family !== 'simt' || chip.simt.clockHz === null || chip.simt.processors === null) return null;
  const clocksPerSec = chip.simt.clockHz * chip.simt.processors;
  if (phase === 'prefill') return (peak.denseOpsPerSec * constants.gemmShare) / clocksPerSec;
  const bandwidth = memoryTiers(chip)[0]?.bandwidthBytesPerSec ?? 0;
  return (bandwidth * constants.bandwidthShare) / clocksPerSec;
}
