import { capitalised } from '@inferbench/units/english';
import { enumTypeOf } from '../graphql/derived-type.ts';
import { EXCLUSION_REASONS } from '@inferbench/calibration/observation';
import type { Breakdown } from '@inferbench/calibration/summary';
import { AccuracyRow, ExclusionReason, Quantity, Validation } from '@inferbench/domain/simulation/accuracy';
import { ErrorBasis, MaturityPhase, RegimeError } from '@inferbench/domain/scores/calibration';
import { registerEnumType } from 'type-graphql';

export const AccuracyBreakdownEnum = {
  HARDWARE_FAMILY: 'hardwareFamily',
  CHIP: 'chip',
  MODEL: 'model',
  PHASE: 'phase',
  METRIC: 'metric',
  FRAMEWORK: 'framework',
  GRADE: 'grade',
} as const satisfies Record<string, Breakdown>;

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
export const AccuracyQuantityEnum = enumTypeOf(Quantity, 'AccuracyQuantity', {
  description: 'What a published figure is about.',
  values: {
    LATENCY: 'Times, and rates, which are times the other way round.',
    POWER: 'Watts.',
    ENERGY: 'Joules.',
  },
});

enumTypeOf(Validation, 'AccuracyValidation', {
  description: 'What is left out together when figures are held out: each asks another question.',
  values: {
    FAMILY_AND_MODEL: 'A model on a family of chips: how well the simulator knows what nobody ran yet.',
    STACK_VERSION: 'A version of a stack: how well it knows one that nobody measured.',
    CAMPAIGN: 'A campaign of measurements: how well it knows what others measure in their own way.',
  },
});

const PHASES = {
  PREFILL: 'Processing prompts.',
  DECODE: 'Producing answer tokens.',
  GENERATE: 'Static batch, prompt and answer.',
  SERVING: 'Steady state of continuous batching.',
  IMAGE: 'Images, generated or classified.',
  OP: 'A single kernel.',
};

enumTypeOf(AccuracyRow.shape.phase, 'AccuracyPhase', {
  description: 'Part of inference that a published figure measures.',
  values: PHASES,
});
enumTypeOf(AccuracyRow.shape.metric, 'PublishedMetric', {
  description: 'What a source publishes, with its unit.',
  values: {
    PREFILL_LATENCY_MS: 'Time of a prompt, ms.',
    TPOT_MS: 'Time per output token, ms.',
    DECODE_TOKENS_PER_S: 'Output tokens per second while answering.',
    OUTPUT_TOKENS_PER_S: 'Output tokens per second from the first prompt token on.',
    E2E_LATENCY_S: 'Time from request to last token, s.',
    OP_LATENCY_US: 'Time of one kernel, µs.',
    TTFT_MS: 'Time to the first token of one request, milliseconds.',
    REQUEST_LATENCY_S: 'One request to its last token, seconds.',
    TOTAL_TOKENS_PER_S: 'Prompt and answer tokens a second, all chips.',
    SAMPLES_PER_S: 'Samples of a benchmark a second, all chips.',
    REQUESTS_PER_S: 'Completed requests a second, all chips.',
    OFFERED_REQUESTS_PER_S: 'Requests a second that arrived.',
    PROMPT_TOKENS_PER_S: 'Prompt tokens a second of one request.',
    IMAGES_PER_S: 'Images per second.',
    LATENCY_MS_PER_IMAGE: 'Time of an image, ms.',
    AVG_POWER_W: 'Mean power, W.',
    PEAK_POWER_W: 'Highest power of a run, W.',
    ENERGY_J_PER_TOKEN: 'Energy of an output token, J.',
    ENERGY_J_PER_REQUEST: 'Energy of a request, J.',
    ENERGY_J_PER_IMAGE: 'Energy of an image, J.',
  },
});
enumTypeOf(AccuracyRow.shape.grade, 'SourceGrade', {
  description: 'How controlled a published figure is.',
  values: {
    A: 'Controlled run: static batch and lengths.',
    B: 'Steady-state serving at a known batch or concurrency.',
    C: 'Batch, lengths or conditions are not controlled.',
  },
});
enumTypeOf(MaturityPhase, 'MaturityPhase', {
  description: 'Kind of work that software does with different skill.',
  values: { PREFILL: PHASES.PREFILL, DECODE: PHASES.DECODE },
});
enumTypeOf(RegimeError.shape.phase, 'ErrorRegime', {
  description: 'What an error bar belongs to.',
  values: {
    ...PHASES,
    TTFT: 'First token under load.',
    POWER: 'Watts of any phase.',
    ENERGY: 'Joules of any phase.',
  },
});
enumTypeOf(ErrorBasis, 'ErrorBasis', {
  description: 'What an error bar rests on.',
  values: {
    STACK: 'Figures of the version of the stack.',
    FRAMEWORK: 'Figures of other versions or frameworks.',
    FAMILY: 'Figures of a family without constants of its own.',
    UNSEEN: 'No figure of the family: how far families are from each other.',
  },
});

/** The words of the command line as a sentence: "The hardware is not in the catalogue." */
function sentenceOf(reason: ExclusionReason): string {
  const words = EXCLUSION_REASONS[reason];
  return `${capitalised(words)}.`;
}

enumTypeOf(ExclusionReason, 'ExclusionReason', {
  description: 'Why a published figure is not compared.',
  values: sentenceOf,
});
