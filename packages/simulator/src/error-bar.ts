import type { Calibration, ErrorBasis, RegimeError } from '@inferbench/domain/scores/calibration';
import type { Chip } from '@inferbench/domain/chips/chip';
import { chipGeneration } from '@inferbench/domain/chips/hardware-family';
import type { Phase } from '@inferbench/domain/terms/slice';
import { onceFor } from '@inferbench/units/once-for';
import type { StackEvidence } from './effects.ts';
import { isCalibrated } from './is-calibrated.ts';
import { CALIBRATION } from './generated/calibration-data.ts';

type Regime = RegimeError['phase'];

/**
 * Half-width of the error bar of a figure in a regime, as a share of it: from the residuals of figures that were held out
 * (docs/model.md#calibration). A regime without figures has the widest bar of what is as near.
 */
export function errorBarShare(
  chip: Pick<Chip, 'slug' | 'family'>,
  phase: Regime,
  evidence: StackEvidence['basis'] = 'version',
): number {
  const bars = CALIBRATION.errors.filter(({ basis }) => basis === basisOf(chip, evidence));
  const own = bars.find((regime) => regime.phase === phase)?.share;
  return own ?? Math.max(...bars.map(({ share }) => share));
}

function basisOf(chip: Pick<Chip, 'slug' | 'family'>, evidence: StackEvidence['basis']): ErrorBasis {
  if (isCalibrated(chip)) return evidence === 'framework' || evidence === 'any' ? 'FRAMEWORK' : 'STACK';
  return measuredGenerations(CALIBRATION).has(chipGeneration(chip.slug)) ? 'FAMILY' : 'UNSEEN';
}

/** Generations without constants of their own of which something was measured. */
const measuredGenerations = onceFor(
  ({ effects }: Pick<Calibration, 'effects'>) =>
    new Set(
      effects.flatMap(({ term, of, key }) =>
        of === 'generation' && (term === 'compute' || term === 'memory') ? [key] : [],
      ),
    ),
);

const REGIMES: Readonly<Record<Phase, Regime>> = {
  PREFILL: 'prefill',
  DECODE: 'decode',
  GENERATE: 'generate',
  SERVING: 'serving',
  IMAGE: 'image',
  MAX_LOAD: 'serving',
};

/** The regime of the board's word for a phase. */
export function regimeOf(phase: Phase): Regime {
  return REGIMES[phase];
}
