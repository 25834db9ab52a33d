import { loadKey, type MeasurementLoad } from '@inferbench/domain/runs/measurement/load';
import type { MeasurementPlan } from '@inferbench/domain/runs/measurement/plan';
import type { MeasurementHeader, StageRecord } from '@inferbench/domain/runs/measurement/record';
import type { MeasuredStage, MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import { stageStatistics } from '@inferbench/importers/tools/measurement/statistics';
import { STREAM, streamKey, uniform } from '@inferbench/serving/counter-random';
import { isOverloaded } from './saturation.ts';
import { nextSize, type SweepRange, type SweepStep } from './sweep.ts';

/** A stage that is to run. */
export type PlannedStage = Pick<StageRecord, 'stage' | 'load' | 'repeat' | 'position' | 'isReturn'>;

/** What planning needs of a file: its plan, its seed, and the stages that ran to their end. */
export type Planned = Pick<MeasurementFile, 'stages'> & { header: Pick<MeasurementHeader, 'plan' | 'seed'> };

/** Largest loads that a sweep tries by itself. */
const MOST = { closed: 4096, open: 10_000 } as const;

/**
 * The stage that runs next, from those that ran; null where the plan is done. It depends on nothing else, so that a killed
 * measurement goes on as if it had never stopped.
 */
export function nextStage(planned: Planned): PlannedStage | null {
  const found = planned.header.plan.sweep ? nextOfSweep(planned) : null;
  return found ?? remaining(planned)[0] ?? null;
}

/**
 * All stages that are still to run, in their order: loads × repeats mixed, then the first once more. Of a sweep the loads that
 * its search has still to find are not among them.
 */
export function remaining({ header: { plan, seed }, stages }: Planned): PlannedStage[] {
  const done = new Set(stages.map(({ stage }) => keyOf(stage)));
  const all = [...mixed(allStages(plan, stages), seed), ...returnOf(plan, seed, stages)];
  return all.filter((stage) => !done.has(keyOf(stage))).map((stage, i) => at(stage, stages.length + i));
}

type Unplaced = Omit<PlannedStage, 'stage' | 'position'>;

function keyOf({ load, repeat, isReturn }: Unplaced): string {
  return `${loadKey(load)} ${isReturn ? 'return' : repeat}`;
}

function at(stage: Unplaced, position: number): PlannedStage {
  return { ...stage, stage: position, position };
}

function allStages(plan: MeasurementPlan, stages: readonly MeasuredStage[]): Unplaced[] {
  const loads = distinct(plan.sweep ? stages.map(({ stage }) => stage.load) : plan.loads);
  return loads.flatMap((load) =>
    Array.from({ length: plan.repeats }, (_, repeat) => ({ load, repeat, isReturn: false })),
  );
}

function distinct(loads: readonly MeasurementLoad[]): MeasurementLoad[] {
  return [...new Map(loads.map((load) => [loadKey(load), load])).values()];
}

/** Stages in an order that the seed draws: what drifts with time then spreads over all loads. */
function mixed(stages: readonly Unplaced[], seed: number): Unplaced[] {
  const key = streamKey(seed, STREAM.stages);
  const order = [...stages];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(uniform(key, i) * (i + 1));
    const [a, b] = [order[i], order[j]];
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a];
  }
  return order;
}

/** Whatever ran first runs again at the end; a measurement of one stage has nothing to drift. */
function returnOf(plan: MeasurementPlan, seed: number, stages: readonly MeasuredStage[]): Unplaced[] {
  const all = allStages(plan, stages);
  const first = stages.find(({ stage }) => stage.position === 0)?.stage ?? mixed(all, seed)[0];
  return first === undefined || all.length < 2
    ? []
    : [{ load: first.load, repeat: plan.repeats, isReturn: true }];
}

function nextOfSweep({ header: { plan }, stages }: Planned): PlannedStage | null {
  const [first] = plan.loads;
  if (first === undefined || first.kind === 'trace') return null;
  const size = nextSize(sweepSteps(stages), rangeOf(first));
  return size === null ? null : at({ load: sized(first, size), repeat: 0, isReturn: false }, stages.length);
}

function rangeOf(load: Exclude<MeasurementLoad, { kind: 'trace' }>): SweepRange {
  const { kind } = load;
  const size = sizeOf(load);
  return { kind, first: size, most: Math.max(size, MOST[kind]) };
}

function sizeOf(load: MeasurementLoad): number {
  return load.kind === 'closed' ? load.concurrency : load.requestsPerSec;
}

function sized(load: Exclude<MeasurementLoad, { kind: 'trace' }>, size: number): MeasurementLoad {
  return load.kind === 'closed' ? { ...load, concurrency: size } : { ...load, requestsPerSec: size };
}

/** What each load of a sweep gave when it ran first. */
export function sweepSteps(stages: readonly MeasuredStage[]): SweepStep[] {
  return stages
    .filter(({ stage }) => stage.repeat === 0 && !stage.isReturn)
    .map(({ stage, requests }) => ({
      size: sizeOf(stage.load),
      outputTokensPerSec: stageStatistics(stage, requests).outputTokensPerSec,
      isOverloaded: isOverloaded(stage, requests),
    }));
}
