import type { Chip } from '@inferbench/domain/chip';
import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/operator-graph';
import type { Placement } from '@inferbench/domain/simulation';
import type { StackTerms } from '@inferbench/domain/stack-terms';
import { costOf } from '@inferbench/domain/step-load';
import { type CollectiveConstants, type Network, networkOf, stageHopSec } from './collectives.ts';
import type { OperatorTime, Section, StepModel } from './family-model.ts';
import { inOneShape } from './one-shape.ts';
import { operatorMeter } from './operator-meter.ts';
import { addTo, SLOT } from './slot.ts';
import { computeFactor, stackHostSec, stackRunSec } from './stack-time.ts';

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
  begin(graph: OperatorGraph, load: StepLoad): void;
  operator(operator: Operator, time: Readonly<OperatorTime>, collectiveSec: number): void;
}

/** What one rank has to do, on how many ranks, and who runs it. */
export interface WalkStep {
  load: StepLoad;
  busyRanks: number;
  bytesPerChip: number;
  /** Prompts of the load whose last token is computed. */
  finished: number;
  /** Null: the best public one, whose time is the attainable. */
  stack: StackTerms | null;
}

type Walk = (step: WalkStep, out: Float64Array) => Float64Array;

/**
 * One step of one rank through all layers: FLOPs and bytes of the whole placement, times of one rank's chips.
 * What it divides among chips it divides once, so that families see the share of one chip.
 */
export function stepWalker({ graph, chip, placement, model, collectives, probe }: WalkInput): Walk {
  const { pipelineParallel } = placement;
  const network = networkOf(chip, model.collectives ?? collectives);
  const meter = operatorMeter(graph, placement, network);
  const operators = graph.operators.map(inOneShape);
  const runs = runTally();
  const sectionSec: number[] = [];
  const time: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0, expansionSec: 0 };
  const sums: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0, expansionSec: 0 };

  function runOperator(operator: Operator, index: number, out: Float64Array): void {
    meter.measure(operator, 1, out);
    const collectiveSec = meter.communicate(operator, out);
    model.operator(index, meter.work, time);
    probe?.operator(operator, time, collectiveSec);
    const { stack } = runs;
    const stackComputeSec = stack === null ? 0 : time.computeSec * computeFactor(operator, stack);
    runs.add({ of: time, stackComputeSec, collectiveSec }, operator.multiplicity, out);
  }

  function runSection(section: Section, out: Float64Array): number {
    const { multiplicity, boundaryShares } = section;
    const { stack } = runs;
    sums.computeSec = sums.memorySec = sums.kvSec = sums.launchSec = sums.expansionSec = 0;
    let [collectiveSec, stackComputeSec] = [0, 0];
    for (const [i, index] of section.operators.entries()) {
      const operator = operators[index];
      if (operator === undefined) continue;
      meter.measure(operator, boundaryShares[i] ?? 1, out);
      const times = operator.multiplicity / multiplicity;
      collectiveSec += times * meter.communicate(operator, out);
      model.operator(index, meter.work, time);
      probe?.operator(operator, time, collectiveSec);
      sums.computeSec += times * time.computeSec;
      sums.memorySec += times * time.memorySec;
      sums.kvSec += times * time.kvSec;
      sums.launchSec += times * time.launchSec;
      sums.expansionSec += times * time.expansionSec;
      if (stack !== null) stackComputeSec += times * time.computeSec * computeFactor(operator, stack);
    }
    return runs.add({ of: sums, stackComputeSec, collectiveSec }, multiplicity, out);
  }

  return (step, out) => {
    const { load, stack } = step;
    out.fill(0);
    runs.begin(stack);
    meter.begin(load, step.busyRanks);
    model.begin(load, step.bytesPerChip);
    probe?.begin(graph, load);
    const sections = model.sections?.();
    if (sections === undefined) {
      for (let index = 0; index < operators.length; index += 1) {
        const operator = operators[index];
        if (operator !== undefined) runOperator(operator, index, out);
      }
    } else {
      sectionSec.length = 0;
      for (const section of sections) sectionSec.push(runSection(section, out));
    }
    const hopsSec = hopsOf(pipelineParallel, graph, load, network);
    const hostSec = model.hostSec(load);
    const reconfigurationSec = model.reconfigurationSec?.(sectionSec) ?? 0;
    addTo(out, SLOT.collectiveSec, hopsSec);
    out[SLOT.hostSec] = hostSec;
    out[SLOT.reconfigurationSec] = reconfigurationSec;
    const attainableSec = runs.seconds + hopsSec + hostSec + reconfigurationSec;
    out[SLOT.attainableSec] = attainableSec;
    out[SLOT.expectedSec] =
      stack === null
        ? attainableSec
        : runs.stackSeconds +
          hopsSec * stack.collectiveFactor +
          stackHostSec(graph.phase, { sequences: load.sequences, finished: step.finished }, stack) +
          reconfigurationSec;
    return out;
  };
}

/** Time of one run of what took `of`, of which compute takes a stack as long as said. */
interface Run {
  of: OperatorTime;
  stackComputeSec: number;
  collectiveSec: number;
}

/** Adds up the runs of a step: compute and memory overlap, the rest does not. */
function runTally() {
  const tally = {
    stack: null as StackTerms | null,
    seconds: 0,
    stackSeconds: 0,
    begin(stack: StackTerms | null): void {
      tally.stack = stack;
      tally.seconds = tally.stackSeconds = 0;
    },
    /** Seconds of one of them. */
    add({ of, stackComputeSec, collectiveSec }: Run, multiplicity: number, out: Float64Array): number {
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
      const runSec = Math.max(of.computeSec, memorySec) + of.launchSec + of.expansionSec + collectiveSec;
      tally.seconds += multiplicity * runSec;
      if (tally.stack !== null) {
        tally.stackSeconds += multiplicity * stackRunSec(stackComputeSec, of, collectiveSec, tally.stack);
      }
      return runSec;
    },
  };
  return tally;
}

/** Activations pass from stage to stage of a pipeline: the hidden state, as the sums over a group carry it. */
function hopsOf(stages: number, { operators }: OperatorGraph, load: StepLoad, network: Network): number {
  if (stages === 1) return 0;
  const boundaryBytes = operators.reduce(
    (most, { allReduceBytes }) => Math.max(most, costOf(allReduceBytes, load, null)),
    0,
  );
  return (stages - 1) * stageHopSec(boundaryBytes, network);
}
