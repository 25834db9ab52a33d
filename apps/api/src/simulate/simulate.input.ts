import { SimulatedPhase, SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { KernelInput, OwnershipInput } from './simulate-parts.input.ts';
import { enumTypeOf, inputTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { Int } from 'type-graphql';

enumTypeOf(SimulatedPhase, 'SimulatedPhase', {
  description: 'What to simulate.',
  values: {
    PREFILL: 'Processing a batch of prompts.',
    DECODE: 'One step of answer tokens.',
    GENERATE: 'Static batch: prefill, then every decode step.',
    SERVING: 'Steady state of continuous batching.',
    IMAGE: 'A batch of images: all steps of a denoiser, or one pass of a vision model.',
    OP: 'One kernel.',
  },
});

const { shape } = SimulateRequest;

export const SimulateInput = inputTypeOf(SimulateRequest, 'SimulateInput', {
  op: shownAs(shape.op, KernelInput),
  costAssumptions: shownAs(shape.costAssumptions, OwnershipInput),
  attentionParallel: shownAs(shape.attentionParallel, Int),
  id: null,
});
