import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { ONE_CHIP } from '@inferbench/domain/scores/simulation';
import { kernelGraph } from '@inferbench/workloads/kernel';
import { fitting, itemWorkOn } from './item-work.ts';
import { machineOf, type Resolved } from './set-up.ts';
import type { Work } from './work.ts';

/** One kernel on one chip. Errors: INVALID, DOES_NOT_FIT. */
export function kernelWork(request: SimulateRequest, resolved: Resolved): Result<Work, InferbenchError> {
  const { op, chips = 1, batch } = request;
  if (op === undefined || chips !== 1 || batch !== 1) return fail(oneKernel());
  const { chip, precision } = resolved;
  const graph = kernelGraph(op, precision, request);
  const work = itemWorkOn([{ graph, passes: 1, itemsPerImage: 1 }], machineOf(resolved, ONE_CHIP));
  return fitting(work, { name: op.kind, batch, chip });
}

function oneKernel(): InferbenchError {
  return new InferbenchError('INVALID', 'An op is one kernel on one chip; its shape holds its batch.', {
    path: 'op',
    expected: 'op with its shape, batch 1 and chips 1',
  });
}
