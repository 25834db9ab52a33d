import type { StackTerms } from '@inferbench/domain/stack-terms';
import { constantsOf, isCalibrated } from '@inferbench/simulator/efficiency';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';
import { maturityOf, type Stack, type StackMaturity } from '@inferbench/simulator/maturity';
import { Memo } from '@inferbench/units/memo';
import type { Machine } from '../simulation/set-up.ts';

/** What a stack makes of the steps of a machine, and where that is known from. */
export interface StackOn {
  terms: StackTerms;
  basis: StackMaturity['basis'];
}

const known = new Memo<Machine, StackOn>();

/** The terms of a stack on a machine: the only place that says what serving takes a step to be. */
export function stackTermsFor(machine: Machine, stack: Stack): StackOn {
  return known.get(machine, `${stack.framework ?? ''} ${stack.version ?? ''}`, () => made(machine, stack));
}

/** Prompts are mostly computed and answers mostly read, so the skill at each stretches what takes its time. */
function made(machine: Machine, stack: Stack): StackOn {
  const constants = machine.constants ?? constantsOf(machine.chip.family);
  const { chip, peak } = machine;
  const skill = (phase: 'prefill' | 'decode'): StackMaturity =>
    isCalibrated(chip.family)
      ? maturityOf({ chip, peak, constants, stack, phase, fitted: CALIBRATION.maturity })
      : { ratio: 1, basis: 'uncalibrated' };
  const [prompts, answers] = [skill('prefill'), skill('decode')];
  return {
    terms: {
      computeFactor: { gemm: prompts.ratio, experts: prompts.ratio, attention: prompts.ratio },
      memoryFactor: { weights: answers.ratio, kv: answers.ratio },
      launchFactor: answers.ratio,
      collectiveFactor: answers.ratio,
      hostStepSec: answers.ratio * constants.hostStepSec,
      hostSequenceSec: answers.ratio * constants.hostSequenceSec,
      promptSec: prompts.ratio * constants.prefillFixedSec,
    },
    basis: worse(prompts.basis, answers.basis),
  };
}

/** From the nearest evidence to none. */
const LADDER: readonly StackMaturity['basis'][] = [
  'version',
  'framework',
  'reference',
  'any',
  'uncalibrated',
];

function worse(a: StackMaturity['basis'], b: StackMaturity['basis']): StackMaturity['basis'] {
  return LADDER.indexOf(a) >= LADDER.indexOf(b) ? a : b;
}
