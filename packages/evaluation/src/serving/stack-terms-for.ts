import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { contextOf, type EffectContext, type Stack } from '@inferbench/simulator/effect-keys';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { evidenceOf, type StackEvidence, stackTermsOf } from '@inferbench/simulator/effects';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { Memo } from '@inferbench/units/memo';
import type { SetUp } from '../simulation/set-up.ts';

/** What a stack makes of the steps of a machine, and where that is known from. */
export interface StackOn {
  /** Null: the best public stack, whose time is the attainable. */
  terms: StackTerms | null;
  evidence: StackEvidence;
}

const known = new Memo<SetUp, StackOn>();

/** The terms of a stack on a machine: the only place that says what serving takes a step to be. */
export function stackTermsFor(setUp: SetUp, stack: Stack): StackOn {
  return known.get(setUp, `${stack.framework ?? ''} ${stack.version ?? ''}`, () => made(setUp, stack));
}

/** How a stack sees a set-up. */
export function servingContext({ chip, peak, placement, decode }: SetUp): EffectContext {
  return contextOf(decode, { chip, precision: peak.precision, placement });
}

function made(setUp: SetUp, stack: Stack): StackOn {
  const context = servingContext(setUp);
  const { fitted = CALIBRATION } = setUp;
  const evidence = (term: 'compute' | 'memory') => evidenceOf(stack, context, { fitted, term });
  const least = worse(evidence('compute'), evidence('memory'));
  return {
    terms: stackTermsOf(stack, context, fitted),
    evidence: isCalibrated(setUp.chip) ? least : { basis: 'uncalibrated', rows: 0 },
  };
}

/** Bases from the nearest evidence to none. */
const LADDER: readonly StackEvidence['basis'][] = [
  'version',
  'framework',
  'reference',
  'any',
  'uncalibrated',
];

function worse(a: StackEvidence, b: StackEvidence): StackEvidence {
  return LADDER.indexOf(a.basis) >= LADDER.indexOf(b.basis) ? a : b;
}
