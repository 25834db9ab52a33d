import { type Calibration, Constants } from '@inferbench/domain/calibration';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';

/** A fitted constant with what it means. */
export interface DescribedConstant {
  name: keyof Constants;
  value: number;
  /** `share` of a rate, or `s`. */
  unit: 'share' | 's' | 'FLOP';
  meaning: string;
}

const MEANINGS: Readonly<Record<keyof Constants, Pick<DescribedConstant, 'unit' | 'meaning'>>> = {
  gemmShare: { unit: 'share', meaning: 'of the dense peak that large products of 16-bit numbers reach' },
  narrowShare: {
    unit: 'share',
    meaning: 'of that share that is left each time the numbers get half as wide',
  },
  attentionShare: {
    unit: 'share',
    meaning: 'of the dense peak that the attention core of a prompt or an image reaches',
  },
  imageAttentionFlopPerClock: {
    unit: 'FLOP',
    meaning: 'a processor and clock of attention over images, on every generation of chips',
  },
  bandwidthShare: { unit: 'share', meaning: 'of memory bandwidth that streaming reaches' },
  kernelSec: { unit: 's', meaning: 'between two kernels of a captured graph' },
  hostStepSec: { unit: 's', meaning: 'of host work before each step' },
  hostSequenceSec: { unit: 's', meaning: 'of host work a sequence and step' },
  prefillFixedSec: { unit: 's', meaning: 'that every prefill pays once' },
  allReduceSec: {
    unit: 's',
    meaning: 'of an all-reduce inside a scale-up domain before its hops and payload',
  },
};

export function describedConstants(constants: Constants): DescribedConstant[] {
  return Constants.keyof().options.map((name) => ({ name, value: constants[name], ...MEANINGS[name] }));
}

/** What the simulator of this release computes with. */
export function committedCalibration(): Calibration {
  return CALIBRATION;
}
