import { EXCLUSION_REASONS } from '@inferbench/calibration/observation';
import type { Breakdown } from '@inferbench/calibration/summary';
import { AccuracyRow, ExclusionReason, Quantity } from '@inferbench/domain/accuracy';
import { MaturityPhase, RegimeError } from '@inferbench/domain/calibration';
import { registerEnumType } from 'type-graphql';
import { upperCased } from '../graphql/upper-cased.ts';

export const AccuracyBreakdownEnum = {
  HARDWARE_FAMILY: 'hardwareFamily',
  CHIP: 'chip',
  MODEL: 'model',
  PHASE: 'phase',
  METRIC: 'metric',
  FRAMEWORK: 'framework',
  GRADE: 'grade',
} as const satisfies Record<string, Breakdown>;
export const AccuracyQuantityEnum = upperCased(Quantity.options);
export const AccuracyPhaseEnum = upperCased(AccuracyRow.shape.phase.options);
export const PublishedMetricEnum = upperCased(AccuracyRow.shape.metric.options);
export const SourceGradeEnum = upperCased(AccuracyRow.shape.grade.options);
export const ExclusionReasonEnum = ExclusionReason.enum;
export const MaturityPhaseEnum = upperCased(MaturityPhase.options);
export const ErrorRegimeEnum = upperCased(RegimeError.shape.phase.options);

registerEnumType(AccuracyBreakdownEnum, {
  name: 'AccuracyBreakdown',
  description: 'What published figures are grouped by.',
  valuesConfig: {
    HARDWARE_FAMILY: { description: 'Chips of one die generation; a chip without one stands for itself.' },
    CHIP: { description: 'Chip.' },
    MODEL: { description: 'Model, network or kernel.' },
    PHASE: { description: 'Part of inference; kernels are a group of their own.' },
    METRIC: { description: 'What was published; kernels are a group of their own.' },
    FRAMEWORK: { description: 'Framework and version.' },
    GRADE: { description: 'How controlled the source is.' },
  },
});
registerEnumType(AccuracyQuantityEnum, {
  name: 'AccuracyQuantity',
  description: 'What a published figure is about.',
  valuesConfig: {
    LATENCY: { description: 'Times, and rates, which are times the other way round.' },
    POWER: { description: 'Watts.' },
    ENERGY: { description: 'Joules.' },
  },
});

const PHASES = {
  PREFILL: { description: 'Processing prompts.' },
  DECODE: { description: 'Producing answer tokens.' },
  GENERATE: { description: 'Static batch, prompt and answer.' },
  SERVING: { description: 'Steady state of continuous batching.' },
  IMAGE: { description: 'Images, generated or classified.' },
  OP: { description: 'A single kernel.' },
};

registerEnumType(AccuracyPhaseEnum, {
  name: 'AccuracyPhase',
  description: 'Part of inference that a published figure measures.',
  valuesConfig: PHASES,
});
registerEnumType(PublishedMetricEnum, {
  name: 'PublishedMetric',
  description: 'What a source publishes, with its unit.',
  valuesConfig: {
    PREFILL_LATENCY_MS: { description: 'Time of a prompt, ms.' },
    TPOT_MS: { description: 'Time per output token, ms.' },
    DECODE_TOKENS_PER_S: { description: 'Output tokens per second while answering.' },
    OUTPUT_TOKENS_PER_S: { description: 'Output tokens per second from the first prompt token on.' },
    E2E_LATENCY_S: { description: 'Time from request to last token, s.' },
    OP_LATENCY_US: { description: 'Time of one kernel, µs.' },
    IMAGES_PER_S: { description: 'Images per second.' },
    LATENCY_MS_PER_IMAGE: { description: 'Time of an image, ms.' },
    AVG_POWER_W: { description: 'Mean power, W.' },
    ENERGY_J_PER_TOKEN: { description: 'Energy of an output token, J.' },
    ENERGY_J_PER_REQUEST: { description: 'Energy of a request, J.' },
    ENERGY_J_PER_IMAGE: { description: 'Energy of an image, J.' },
  },
});
registerEnumType(SourceGradeEnum, {
  name: 'SourceGrade',
  description: 'How controlled a published figure is.',
  valuesConfig: {
    A: { description: 'Controlled run: static batch and lengths.' },
    B: { description: 'Steady-state serving at a known batch or concurrency.' },
    C: { description: 'Batch, lengths or conditions are not controlled.' },
  },
});
registerEnumType(ExclusionReasonEnum, {
  name: 'ExclusionReason',
  description: 'Why a published figure is not compared.',
  valuesConfig: describedReasons(),
});
registerEnumType(MaturityPhaseEnum, {
  name: 'MaturityPhase',
  description: 'Kind of work that software does with different skill.',
  valuesConfig: { PREFILL: PHASES.PREFILL, DECODE: PHASES.DECODE },
});
registerEnumType(ErrorRegimeEnum, {
  name: 'ErrorRegime',
  description: 'What an error bar belongs to.',
  valuesConfig: {
    ...PHASES,
    POWER: { description: 'Watts of any phase.' },
    ENERGY: { description: 'Joules of any phase.' },
  },
});

/** The words of the command line as sentences: "The hardware is not in the catalogue." */
function describedReasons(): Record<ExclusionReason, { description: string }> {
  const described = (reason: ExclusionReason) => {
    const words = EXCLUSION_REASONS[reason];
    return { description: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` };
  };
  return {
    NO_CHIP: described('NO_CHIP'),
    NO_MODEL: described('NO_MODEL'),
    NO_BATCH: described('NO_BATCH'),
    NO_LENGTHS: described('NO_LENGTHS'),
    NO_PRECISION: described('NO_PRECISION'),
    NO_SHAPE: described('NO_SHAPE'),
    GRADE_C: described('GRADE_C'),
    BOUNDARY: described('BOUNDARY'),
    REFUSED: described('REFUSED'),
  };
}
