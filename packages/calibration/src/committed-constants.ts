import { type Calibration, Constants } from '@inferbench/domain/scores/calibration';
import { CALIBRATION } from '@inferbench/simulator/generated/calibration-data';

/** A fitted constant with what it means. */
export interface DescribedConstant {
  name: keyof Constants;
  value: number;
  /** `share` of a rate, or `s`. */
  unit: 'share' | 's';
  meaning: string;
}

const MEANINGS: Readonly<Record<keyof Constants, Pick<DescribedConstant, 'unit' | 'meaning'>>> = {
  gemmShare: { unit: 'share', meaning: 'of dense peak that large products reach' },
  expertShare: { unit: 'share', meaning: 'of dense peak that products of routed experts reach' },
  attentionShare: { unit: 'share', meaning: 'of dense peak that attention of a prompt reaches' },
  decodeAttentionShare: { unit: 'share', meaning: 'of dense peak that attention of single tokens reaches' },
  imageAttentionShare: { unit: 'share', meaning: 'of dense peak that attention over images reaches' },
  bandwidthShare: { unit: 'share', meaning: 'of memory bandwidth at which weights and activations stream' },
  expertBandwidthShare: { unit: 'share', meaning: 'of memory bandwidth at which weights of experts stream' },
  cacheBandwidthShare: { unit: 'share', meaning: 'of memory bandwidth at which keys and values stream' },
  kernelSec: { unit: 's', meaning: 'of a kernel beside its work, in a captured graph' },
  expertKernelSec: { unit: 's', meaning: 'of a product of experts beside its work' },
  attentionKernelSec: { unit: 's', meaning: 'of attention beside its work' },
  expansionShare: { unit: 'share', meaning: 'of the time to expand packed weights that is not hidden' },
  allReduceSec: { unit: 's', meaning: 'of a sum inside a scale-up domain before its hops and payload' },
  allToAllSec: { unit: 's', meaning: 'of an exchange between experts before its hops and payload' },
  sumLinkShare: { unit: 'share', meaning: 'of the published link rate that sums reach' },
  exchangeLinkShare: { unit: 'share', meaning: 'of the published link rate that exchanges reach' },
  hostStepSec: { unit: 's', meaning: 'of host work before each step' },
  hostSequenceSec: { unit: 's', meaning: 'of host work a sequence and step' },
  prefillFixedSec: { unit: 's', meaning: 'that every prompt pays once inside its step' },
};

export function describedConstants(constants: Constants): DescribedConstant[] {
  return Constants.keyof().options.map((name) => ({ name, value: constants[name], ...MEANINGS[name] }));
}

/** What the simulator of this release computes with. */
export function committedCalibration(): Calibration {
  return CALIBRATION;
}
