import type { Chip } from '@inferbench/domain/chips/chip';
import type { Operator, OperatorGraph, StepPhase } from '@inferbench/domain/models/operator-graph';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { StackTerms } from '@inferbench/domain/names/stack-terms';
import { costOfAmounts } from '@inferbench/domain/models/step-load';
import { type CollectiveConstants, type Network, networkOf, stageHopSec } from './collectives.ts';
import type { OperatorTime, Section, StepModel } from './family-model.ts';
import { type OperatorMeter, operatorMeter } from './operator-meter.ts';
import { addTo, SLOT, slot } from './slot.ts';
import { settleStep, type StepAmounts } from './step-amounts.ts';
import {
  computeFactor,
  launchFactor,
  memoryFactor,
  type OnStack,
  stackHostSec,
  stackRunSec,
} from './stack-time.ts';

export interface WalkInput {
  graph: OperatorGraph;
  chip: Chip;
  placement: Placement;
  model: StepModel;
  collectives: CollectiveConstants;
  /** Told of every operator of a step what it takes: for calibration. */
  probe?: StepProbe | undefined;
}

/** What calibration is told of a step: its beginning, then each operator. */
export interface StepProbe {
  begin(step: { phase: StepPhase; sequences: number }): void;
  operator(operator: Operator, time: Readonly<OperatorTime>, collectiveSec: number): void;
}

/** A step of one rank whose amounts are filled: on how many ranks, and who runs it. */
export interface WalkStep {
  /** Kind of step that the host's work is of. */
  phase: StepPhase;
  /** Tokens that are sampled, as sequences. */
  sampled: number;
  busyRanks: number;
  bytesPerChip: number;
  /** Prompts of the load whose last token is computed. */
  finished: number;
  /** Null: the best public one, whose time is the attainable. */
  stack: StackTerms | null;
}

export interface StepWalker {
  /** Filled before a walk. */
  amounts: StepAmounts;
  walk: (step: WalkStep, out: Float64Array) => Float64Array;
}

/** Runs the operators of a step that have work, one by one or in sections. */
function operatorRuns({ operators, ...meter }: OperatorMeter, model: StepModel, probe?: StepProbe) {
  const time: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0, expansionSec: 0 };
  const sums: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0, expansionSec: 0 };
  const onStack: OnStack = { computeSec: 0, memorySec: 0, launchSec: 0 };
  const sectionSec: number[] = [];

  /** Seconds of all runs of an operator. */
  function runOperator(index: number, stack: StackTerms | null, out: Float64Array): number {
    const metered = operators[index];
    if (metered === undefined) return 0;
    const { of: operator } = metered;
    const { multiplicity } = operator;
    meter.measure(metered, 1, out);
    const collectiveSec = meter.communicate(metered, out);
    model.operator(index, meter.work, time);
    probe?.operator(operator, time, collectiveSec);
    if (stack !== null) {
      onStack.computeSec = time.computeSec * computeFactor(operator, stack);
      onStack.memorySec = time.memorySec * memoryFactor(operator, stack);
      onStack.launchSec = time.launchSec * launchFactor(operator, stack);
      const runSec = stackRunSec(onStack, time, collectiveSec, stack);
      addTo(out, SLOT.expectedSec, multiplicity * runSec);
    }
    return multiplicity * tally(time, collectiveSec, multiplicity, out);
  }

  /** Seconds of one run of a section. */
  function runSection(section: Section, stack: StackTerms | null, out: Float64Array): number {
    const { multiplicity, boundaryShares } = section;
    sums.computeSec = sums.memorySec = sums.kvSec = sums.launchSec = sums.expansionSec = 0;
    let collectiveSec = 0;
    onStack.computeSec = onStack.memorySec = onStack.launchSec = 0;
    for (const [i, index] of section.operators.entries()) {
      const metered = operators[index];
      if (metered === undefined) continue;
      const { of: operator } = metered;
      meter.measure(metered, boundaryShares[i] ?? 1, out);
      const times = operator.multiplicity / multiplicity;
      const runCollectiveSec = meter.communicate(metered, out);
      collectiveSec += times * runCollectiveSec;
      model.operator(index, meter.work, time);
      probe?.operator(operator, time, runCollectiveSec);
      sums.computeSec += times * time.computeSec;
      sums.memorySec += times * time.memorySec;
      sums.kvSec += times * time.kvSec;
      sums.launchSec += times * time.launchSec;
      sums.expansionSec += times * time.expansionSec;
      if (stack === null) continue;
      onStack.computeSec += times * time.computeSec * computeFactor(operator, stack);
      onStack.memorySec += times * time.memorySec * memoryFactor(operator, stack);
      onStack.launchSec += times * time.launchSec * launchFactor(operator, stack);
    }
    if (stack !== null) {
      const runSec = stackRunSec(onStack, sums, collectiveSec, stack);
      addTo(out, SLOT.expectedSec, multiplicity * runSec);
    }
    return tally(sums, collectiveSec, multiplicity, out);
  }

  function runAll(active: readonly number[], stack: StackTerms | null, out: Float64Array): number {
    let seconds = 0;
    const sections = model.sections?.();
    if (sections === undefined) {
      for (let at = 0; at < active.length; at += 1) seconds += runOperator(active[at] ?? 0, stack, out);
      return seconds;
    }
    sectionSec.length = 0;
    for (const section of sections) {
      const runSec = runSection(section, stack, out);
      sectionSec.push(runSec);
      seconds += section.multiplicity * runSec;
    }
    return seconds;
  }

  return { runAll, sectionSec };
}

/**
 * One step of one rank through all layers: FLOPs and bytes of the whole placement, times of one rank's chips.
 * What it divides among chips it divides once, so that families see the share of one chip.
 */
export function stepWalker({ graph, chip, placement, model, collectives, probe }: WalkInput): StepWalker {
  const { pipelineParallel } = placement;
  const network = networkOf(chip, model.collectives ?? collectives);
  const meter = operatorMeter(graph, placement, network);
  const amounts = meter.step;
  const { ofOperator } = amounts;
  const { runAll, sectionSec } = operatorRuns(meter, model, probe);

  function walk(step: WalkStep, out: Float64Array): Float64Array {
    const { phase, stack } = step;
    out.fill(0);
    const active = settleStep(amounts, step.sampled);
    meter.begin(step.busyRanks);
    model.begin({ active, ofOperator }, step.bytesPerChip);
    const { sequences } = amounts.shared;
    probe?.begin({ phase, sequences });
    const seconds = runAll(active, stack, out);
    const hopsSec = pipelineParallel === 1 ? 0 : hopsOf(pipelineParallel, meter, { active, network });
    const hostSec = model.hostSec(sequences, phase);
    const reconfigurationSec = model.reconfigurationSec?.(sectionSec) ?? 0;
    addTo(out, SLOT.collectiveSec, hopsSec);
    out[SLOT.hostSec] = hostSec;
    out[SLOT.reconfigurationSec] = reconfigurationSec;
    const attainableSec = seconds + hopsSec + hostSec + reconfigurationSec;
    out[SLOT.attainableSec] = attainableSec;
    out[SLOT.expectedSec] =
      stack === null
        ? attainableSec
        : slot(out, SLOT.expectedSec) +
          hopsSec * stack.collectiveFactor +
          stackHostSec(phase, { sequences, finished: step.finished }, stack) +
          reconfigurationSec;
    return out;
  }

  return { amounts, walk };
}

/** Seconds of one run of what took `of`: compute and memory overlap, the rest does not. */
function tally(of: OperatorTime, collectiveSec: number, multiplicity: number, out: Float64Array): number {
  const memorySec = of.memorySec + of.kvSec;
  const computeBound = of.computeSec > memorySec;
  addTo(out, SLOT.computeBusySec, multiplicity * of.computeSec);
  addTo(
    out,
    computeBound ? SLOT.computeSec : SLOT.memorySec,
    multiplicity * (computeBound ? of.computeSec : of.memorySec),
  );
  if (!computeBound) addTo(out, SLOT.kvSec, multiplicity * of.kvSec);
  addTo(out, SLOT.launchSec, multiplicity * (of.launchSec + of.expansionSec));
  addTo(out, SLOT.collectiveSec, multiplicity * collectiveSec);
  return Math.max(of.computeSec, memorySec) + of.launchSec + of.expansionSec + collectiveSec;
}

/** Activations pass from stage to stage of a pipeline: the hidden state, as the sums over a group carry it. */
function hopsOf(
  stages: number,
  { operators }: OperatorMeter,
  { active, network }: { active: readonly number[]; network: Network },
): number {
  let boundaryBytes = 0;
  for (const index of active) {
    const metered = operators[index];
    if (metered === undefined) continue;
    boundaryBytes = Math.max(boundaryBytes, costOfAmounts(metered.of.allReduceBytes, metered.amounts));
  }
  return (stages - 1) * stageHopSec(boundaryBytes, network);
}
