import type { Constants } from '@inferbench/domain/scores/calibration';
import type { Operator, OperatorGraph } from '@inferbench/domain/models/operator-graph';
import type { OperatorTime } from '@inferbench/simulator/family-model';
import { kernelTermOf, shareTermOf } from '@inferbench/simulator/families/simt';
import type { StepProbe } from '@inferbench/simulator/step-walk';

/** What an operator takes of one constant each, all rates reached in full: the numbers that a fit multiplies. */
export interface OperatorFeature {
  /** Copies in the step. */
  times: number;
  computeTerm: keyof Constants;
  computeSec: number;
  memoryTerm: keyof Constants;
  memorySec: number;
  cacheSec: number;
  kernelTerm: keyof Constants;
  kernels: number;
  expansionSec: number;
  /** Sums over a group, or exchanges between experts. */
  collectives: number;
  exchanged: boolean;
  linkSec: number;
}

export interface StepFeatures {
  phase: OperatorGraph['phase'];
  /** Sequences of one rank. */
  sequences: number;
  operators: OperatorFeature[];
}

/** Writes down what every step of some work takes, in the order in which they are asked for. */
export function recorder(expertsSpread: boolean): { steps: StepFeatures[]; probe: StepProbe } {
  const steps: StepFeatures[] = [];
  let step: StepFeatures | undefined;
  return {
    steps,
    probe: {
      begin({ phase, sequences }) {
        step = { phase, sequences, operators: [] };
        steps.push(step);
      },
      operator(operator, time, collectiveSec) {
        step?.operators.push(featureOf(operator, { phase: step.phase, time, collectiveSec, expertsSpread }));
      },
    },
  };
}

interface Recorded {
  phase: OperatorGraph['phase'];
  time: Readonly<OperatorTime>;
  collectiveSec: number;
  expertsSpread: boolean;
}

function featureOf(
  operator: Operator,
  { phase, time, collectiveSec, expertsSpread }: Recorded,
): OperatorFeature {
  const exchanged = operator.routed !== null && expertsSpread;
  return {
    times: operator.multiplicity,
    computeTerm: shareTermOf(operator, phase),
    computeSec: time.computeSec,
    memoryTerm: operator.routed === null ? 'bandwidthShare' : 'expertBandwidthShare',
    memorySec: time.memorySec,
    cacheSec: time.kvSec,
    kernelTerm: kernelTermOf(operator),
    kernels: time.launchSec,
    expansionSec: time.expansionSec,
    collectives: collectiveSec === 0 ? 0 : exchanged ? 2 : 1,
    exchanged,
    linkSec: collectiveSec,
  };
}
