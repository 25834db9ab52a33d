import { ok } from '@inferbench/domain/errors/result';
import { SimulateRequest, SimulatedPhase } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { toNotes } from './notes.ts';
import { questionField } from './question-field.ts';
import { SimulateOutcome, type SimulateResultType } from './simulate.type.ts';
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

const SimulateInput = inputTypeOf(SimulateRequest, 'SimulateInput', {
  op: shownAs(shape.op, KernelInput),
  costAssumptions: shownAs(shape.costAssumptions, OwnershipInput),
  attentionParallel: shownAs(shape.attentionParallel, Int),
  id: null,
});

export const SimulateResolver = questionField({
  field: 'simulate',
  description: 'Simulates one configuration; the same engine as `inferbench simulate`.',
  asked: 'The configuration.',
  input: SimulateInput,
  schema: SimulateRequest,
  type: 'SimulateResult',
  outcome: SimulateOutcome,
  read: async ({ compute }, request) => {
    const outcome = await compute('simulate', request);
    return outcome.ok ? ok(toSimulateResult(outcome.value)) : outcome;
  },
});

export function toSimulateResult({ missing, provenance, ...result }: SimulateResult): SimulateResultType {
  return {
    kind: 'SimulateResult',
    ...result,
    errorBar: result.band.share,
    missing: toNotes(missing),
    provenance: toNotes(provenance),
  };
}
