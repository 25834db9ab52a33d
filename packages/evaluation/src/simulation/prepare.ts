import type { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { Capacity, Placement } from '@inferbench/domain/scores/simulation';
import { type ExpectedPart, expectedPart } from './expected.ts';
import { itemWork } from './item-work.ts';
import { kernelWork } from './kernel-work.ts';
import { languageWorkOn } from './language-parts.ts';
import { footprintOf, languageWork } from './language-work.ts';
import { type Part, secondsOf } from './part.ts';
import { phaseUnit, type PhaseUnit, type Stretches } from './phase-answer.ts';
import { promptsSaturated } from './refusals.ts';
import type { Resolved } from './set-up.ts';
import type { Pressure, Work } from './work.ts';

/** The work of a request. Errors: those of the work of each phase. */
export function requestedWork(request: SimulateRequest, resolved: Resolved): Result<Work, InferbenchError> {
  switch (request.phase) {
    case 'image':
      return itemWork(request, resolved);
    case 'op':
      return kernelWork(request, resolved);
    case 'prefill':
    case 'decode':
    case 'generate':
    case 'serving': {
      const on = languageWork(request, resolved);
      return on.ok ? ok(languageWorkOn(on.value)) : on;
    }
  }
}

/** A request whose work is known: what is left is to write the answer down. */
export interface Prepared extends Omit<Resolved, 'catalogue'> {
  placement: Placement;
  capacity: Capacity;
  pressure: Pressure | null;
  unit: PhaseUnit;
}

export function prepare(request: SimulateRequest, resolved: Resolved): Result<Prepared, InferbenchError> {
  const work = requestedWork(request, resolved);
  if (!work.ok) return work;
  const { placement, prompts } = work.value;
  const expect = (parts: Part[]): ExpectedPart[] => parts.map(expectedPart);
  const { prefill, token } = work.value.stretches(request);
  const stretches = { prefill: expect(prefill), token: expect(token) };
  if (prompts.apart && request.phase === 'serving') {
    const busy = promptShare(request, stretches, prompts.ranks);
    if (busy > 1) return fail(promptsSaturated(busy));
  }
  const held = footprintOf(request);
  const [capacity, pressure] = [work.value.capacity(held), work.value.pressure(held)];
  const { catalogue: _, ...facts } = resolved;
  return ok({ ...facts, placement, capacity, pressure, unit: phaseUnit(request, stretches, prompts) });
}

/** Share of the time that chips of their own need for the prompts of a steady state. */
function promptShare(
  { batch, outputTokens = 1 }: SimulateRequest,
  { prefill, token }: Stretches<ExpectedPart>,
  ranks: number,
): number {
  const expectedSec = (part: ExpectedPart) => part.expectedSec;
  const perToken = ((batch / outputTokens) * secondsOf(prefill, expectedSec)) / ranks;
  return perToken / secondsOf(token, expectedSec);
}
