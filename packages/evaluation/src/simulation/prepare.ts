import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { Capacity, Placement } from '@inferbench/domain/simulation';
import { capacityOf } from '@inferbench/simulator/capacity';
import type { Stack } from '@inferbench/simulator/maturity';
import { type ExpectedPart, expectedPart } from './expected.ts';
import { type ItemWork, itemWork } from './item-work.ts';
import { kernelWork } from './kernel-work.ts';
import { languageParts } from './language-parts.ts';
import { footprintOf, languageWork, type Resolved } from './language-work.ts';
import { type Part, secondsOf } from './part.ts';
import { imageUnit, kernelUnit, languageUnit, type PhaseUnit } from './phase-answer.ts';
import { promptsSaturated } from './refusals.ts';

/** A request whose work is known: what is left is to write the answer down. */
export interface Prepared extends Omit<Resolved, 'catalogue'> {
  placement: Placement;
  capacity: Capacity;
  unit: PhaseUnit;
}

export function stackOf({ framework, frameworkVersion }: SimulateRequest): Stack {
  return { framework: framework ?? null, version: frameworkVersion ?? null };
}

export function prepare(request: SimulateRequest, resolved: Resolved): Result<Prepared, InferbenchError> {
  switch (request.phase) {
    case 'image': {
      const work = itemWork(request, resolved);
      return work.ok ? ok(prepareItems(request, resolved, work.value)) : work;
    }
    case 'op': {
      const work = kernelWork(request, resolved);
      return work.ok ? ok(prepareItems(request, resolved, work.value)) : work;
    }
    default:
      return prepareLanguage(request, resolved);
  }
}

function prepareItems(
  request: SimulateRequest,
  { catalogue: _, ...facts }: Resolved,
  { parts, placement, capacity }: ItemWork,
): Prepared {
  const stack = stackOf(request);
  const expected = parts.map((part) => expectedPart(part, stack));
  const unit = request.phase === 'op' ? kernelUnit(expected) : imageUnit(expected, request.batch);
  return { ...facts, placement, capacity, unit };
}

function prepareLanguage(request: SimulateRequest, resolved: Resolved): Result<Prepared, InferbenchError> {
  const work = languageWork(request, resolved);
  if (!work.ok) return work;
  const { setUp, prefillSetUp } = work.value;
  const { chip, placement } = setUp;
  const stack = stackOf(request);
  const expect = (parts: Part[]): ExpectedPart[] => parts.map((part) => expectedPart(part, stack));
  const { prefill, token } = languageParts(request, work.value);
  const apart = prefillSetUp !== setUp;
  const stretches = { prefill: expect(prefill), token: expect(token) };
  if (apart && request.phase === 'serving') {
    const busy = promptShare(request, stretches, prefillSetUp.placement.replicas);
    if (busy > 1) return fail(promptsSaturated(busy));
  }
  const { catalogue: _, ...facts } = resolved;
  const chips = placement.chips + (apart ? prefillSetUp.placement.chips : 0);
  return ok({
    ...facts,
    placement: { ...placement, chips },
    capacity: capacityOf({ graph: setUp.decode, chip, placement, ...footprintOf(request) }),
    unit: languageUnit(request, stretches, { replicas: placement.replicas, apart }),
  });
}

/** Share of the time that chips of their own need for the prompts of a steady state. */
function promptShare(
  { batch, outputTokens = 1 }: SimulateRequest,
  { prefill, token }: { prefill: ExpectedPart[]; token: ExpectedPart[] },
  replicas: number,
): number {
  const expectedSec = (part: ExpectedPart) => part.expectedSec;
  const perToken = ((batch / outputTokens) * secondsOf(prefill, expectedSec)) / replicas;
  return perToken / secondsOf(token, expectedSec);
}
