import { ok } from '@inferbench/domain/errors/result';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { toNotes } from './notes.ts';
import { questionField } from './question-field.ts';
import { SimulateInput } from './simulate.input.ts';
import { SimulateOutcome, type SimulateResultType } from './simulate.type.ts';

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
