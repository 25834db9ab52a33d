import type { Calibration, ErrorBasis, RegimeError } from '@inferbench/domain/scores/calibration';
import type { SimulatedBand } from '@inferbench/domain/simulation/simulate-result';
import type { Chip } from '@inferbench/domain/chips/chip';
import { chipGeneration } from '@inferbench/domain/chips/hardware-family';
import type { Phase } from '@inferbench/domain/terms/slice';
import { counted } from '@inferbench/units/english';
import { Memo } from '@inferbench/units/memo';
import { onceFor } from '@inferbench/units/once-for';
import type { StackEvidence } from './effects.ts';
import { isCalibrated } from './is-calibrated.ts';
import { CALIBRATION } from './generated/calibration-data.ts';

export type Regime = RegimeError['phase'];

type Told = Pick<Chip, 'slug' | 'family'>;

/**
 * Band of a figure in a regime: from the residuals of figures that were held out (docs/model.md#calibration). A regime without
 * figures has the widest band of what is as near.
 */
export function bandOf(
  chip: Told,
  phase: Regime,
  evidence: StackEvidence['basis'] = 'version',
): SimulatedBand {
  const basis = errorBasisOf(chip, evidence);
  return bands.get(CALIBRATION, `${phase} ${basis}`, () => bandFor(phase, basis));
}

/** Keeps one object of each band for every answer that carries it. */
const bands = new Memo<Calibration, SimulatedBand>();

function bandFor(phase: Regime, basis: ErrorBasis): SimulatedBand {
  const bars = CALIBRATION.errors.filter((bar) => bar.basis === basis);
  const own = bars.find((bar) => bar.phase === phase);
  const share = own?.share ?? Math.max(...bars.map((bar) => bar.share));
  return { share, low: 1 / (1 + share), high: 1 + share, basis: basisWords(basis, own?.rows ?? null) };
}

/** Half-width of the band alone, as a share of the figure. */
export function errorBarShare(...of: Parameters<typeof bandOf>): number {
  return bandOf(...of).share;
}

const LEFT_OUT: Readonly<Record<Exclude<ErrorBasis, 'UNSEEN'>, string>> = {
  STACK: 'models left out',
  FRAMEWORK: 'versions of the stack left out',
  FAMILY: 'families of chips without constants of their own',
};

function basisWords(basis: ErrorBasis, rows: number | null): string {
  if (basis === 'UNSEEN') return 'no figure of its family is public: the spread between families';
  return rows === null
    ? 'no figure of this kind is public: the widest band of what is as near'
    : `two thirds of ${counted(rows, 'figure')} of ${LEFT_OUT[basis]} lie inside`;
}

export function errorBasisOf(chip: Told, evidence: StackEvidence['basis']): ErrorBasis {
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
