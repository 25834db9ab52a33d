import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import type { Capacity, Placement } from '@inferbench/domain/scores/simulation';
import type { Part } from './part.ts';
import {
  phaseUnit,
  type PhaseUnit,
  type PromptChips,
  type Stretches,
  type UnitRequest,
} from './phase-answer.ts';

/** What memory must hold. */
export interface Held {
  batch: number;
  context: number;
}

export type Pressure = Pick<SimulateResult['capacity'], 'kvPressure' | 'batchHalvesAtContext'>;

/** The work of a request or of a measured point on its chips; which stack runs it is not said yet. */
export interface Work {
  /** All chips together. */
  placement: Placement;
  prompts: PromptChips;
  /** Parts of one unit of a phase; what has no prompts and answers is all in the first stretch. */
  stretches(unit: UnitRequest): Stretches<Part>;
  capacity(held: Held): Capacity;
  /** How caches fill the memory; null for work without a cache. */
  pressure(held: Held): Pressure | null;
}

/** One unit of a phase of the work. */
export function unitOf(unit: UnitRequest, work: Work): PhaseUnit<Part> {
  return phaseUnit(unit, work.stretches(unit), work.prompts);
}
