import type { InferbenchError } from '@inferbench/domain/inferbench-error';
import { fail, ok, type Result } from '@inferbench/domain/result';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import type { Capacity, Placement } from '@inferbench/domain/simulation';
import { capacityOf } from '@inferbench/simulator/capacity';
import { batchHalvesAt, kvPressure } from '@inferbench/simulator/kv-pressure';
import type { Stack } from '@inferbench/simulator/maturity';
import { type ExpectedPart, expectedPart, type Fitted } from './expected.ts';
import { itemWork } from './item-work.ts';
import { kernelWork } from './kernel-work.ts';
import { languageParts } from './language-parts.ts';
import { footprintOf, languageWork, type Resolved } from './language-work.ts';
import { type Part, secondsOf } from './part.ts';
import { phaseUnit, type PhaseUnit, type Stretches } from './phase-answer.ts';
import { promptsSaturated } from './refusals.ts';

/** The work of a request on its placement; which stack runs it is not said yet. */
export interface PhaseWork {
  placement: Placement;
  capacity: Capacity;
  /** How caches fill the memory; null for work without a cache. */
  pressure: Pressure | null;
  /** Parts by stretch; what has no prompts and answers is all in the first. */
  stretches: Stretches<Part>;
  /** Replicas of prompts that are computed on chips of their own; null where the same chips do both. */
  apartReplicas: number | null;
}

export type Pressure = Pick<SimulateResult['capacity'], 'kvPressure' | 'batchHalvesAtContext'>;

export function stackOf({ framework, frameworkVersion }: SimulateRequest): Stack {
  return { framework: framework ?? null, version: frameworkVersion ?? null };
}

/** Errors: those of the work of each phase. */
export function phaseWork(request: SimulateRequest, resolved: Resolved): Result<PhaseWork, InferbenchError> {
  if (request.phase !== 'image' && request.phase !== 'op') return languagePhase(request, resolved);
  const work = request.phase === 'image' ? itemWork(request, resolved) : kernelWork(request, resolved);
  if (!work.ok) return work;
  const { parts, placement, capacity } = work.value;
  const stretches = { prefill: parts, token: [] };
  return ok({ placement, capacity, pressure: null, stretches, apartReplicas: null });
}

function languagePhase(request: SimulateRequest, resolved: Resolved): Result<PhaseWork, InferbenchError> {
  const work = languageWork(request, resolved);
  if (!work.ok) return work;
  const { setUp, prefillSetUp, apart } = work.value;
  const { chip, placement } = setUp;
  const chips = placement.chips + (apart ? prefillSetUp.placement.chips : 0);
  const load = { graph: setUp.decode, chip, placement, ...footprintOf(request) };
  return ok({
    placement: apart ? { ...placement, chips } : placement,
    capacity: capacityOf(load),
    pressure: { kvPressure: kvPressure(load), batchHalvesAtContext: batchHalvesAt(load) },
    stretches: languageParts(request, work.value),
    apartReplicas: apart ? prefillSetUp.placement.replicas : null,
  });
}

/** How the parts add up to one unit of the phase. */
export function unitOf<P extends Part>(
  request: SimulateRequest,
  { placement, apartReplicas }: PhaseWork,
  stretches: Stretches<P>,
): PhaseUnit<P> {
  const prompts = { replicas: apartReplicas ?? placement.replicas, apart: apartReplicas !== null };
  return phaseUnit(request, stretches, prompts);
}

/** A request whose work is known: what is left is to write the answer down. */
export interface Prepared extends Omit<Resolved, 'catalogue'> {
  placement: Placement;
  capacity: Capacity;
  pressure: Pressure | null;
  unit: PhaseUnit;
}

export function prepare(
  request: SimulateRequest,
  resolved: Resolved,
  fitted?: Fitted,
): Result<Prepared, InferbenchError> {
  const work = phaseWork(request, resolved);
  if (!work.ok) return work;
  const stack = stackOf(request);
  const expect = (parts: Part[]): ExpectedPart[] => parts.map((part) => expectedPart(part, stack, fitted));
  const { prefill, token } = work.value.stretches;
  const stretches = { prefill: expect(prefill), token: expect(token) };
  const { placement, capacity, pressure, apartReplicas } = work.value;
  if (apartReplicas !== null && request.phase === 'serving') {
    const busy = promptShare(request, stretches, apartReplicas);
    if (busy > 1) return fail(promptsSaturated(busy));
  }
  const { catalogue: _, ...facts } = resolved;
  return ok({ ...facts, placement, capacity, pressure, unit: unitOf(request, work.value, stretches) });
}

/** Share of the time that chips of their own need for the prompts of a steady state. */
function promptShare(
  { batch, outputTokens = 1 }: SimulateRequest,
  { prefill, token }: Stretches<ExpectedPart>,
  replicas: number,
): number {
  const expectedSec = (part: ExpectedPart) => part.expectedSec;
  const perToken = ((batch / outputTokens) * secondsOf(prefill, expectedSec)) / replicas;
  return perToken / secondsOf(token, expectedSec);
}
