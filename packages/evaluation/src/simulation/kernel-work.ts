import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import { fits, passCapacity } from '@inferbench/simulator/capacity';
import { kernelGraph } from '@inferbench/workloads/kernel';
import { type ItemWork, machineOf } from './item-work.ts';
import type { Resolved } from './language-work.ts';
import { doesNotFit } from './refusals.ts';
import { graphTime } from './step-times.ts';

const ONE_CHIP = {
  chips: 1,
  tensorParallel: 1,
  pipelineParallel: 1,
  replicas: 1,
  expertParallel: 1,
} as const;

/** One kernel on one chip. Errors: INVALID, DOES_NOT_FIT. */
export function kernelWork(request: SimulateRequest, resolved: Resolved): Result<ItemWork, InferbenchError> {
  const { op, chips = 1, batch } = request;
  if (op === undefined || chips !== 1 || batch !== 1) return fail(oneKernel());
  const { chip, precision } = resolved;
  const { attentionFlops } = request;
  const graph = kernelGraph(op, precision, attentionFlops === undefined ? {} : { attentionFlops });
  const capacity = passCapacity({ graphs: [graph], chip, placement: ONE_CHIP, batch: 1 });
  if (!fits(capacity)) {
    return fail(doesNotFit({ name: op.kind, batch, chip, placement: ONE_CHIP, capacity }));
  }
  const machine = machineOf(resolved, ONE_CHIP);
  const step = graphTime(machine, graph, { batch: 1, context: 0 });
  const kind = 'prefill' as const;
  return ok({ parts: [{ kind, times: 1, copies: 1, step, machine }], placement: ONE_CHIP, capacity });
}

function oneKernel(): InferbenchError {
  return new InferbenchError('INVALID', 'An op is one kernel on one chip; its shape holds its batch.', {
    path: 'op',
    expected: 'op with its shape, batch 1 and chips 1',
  });
}
