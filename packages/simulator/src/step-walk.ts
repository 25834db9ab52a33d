import type { Chip } from '@inferbench/domain/chip';
import type { Operator, OperatorGraph, StepLoad } from '@inferbench/domain/operator-graph';
import { costOf } from '@inferbench/domain/step-load';
import type { Placement } from '@inferbench/domain/simulation';
import { type Network, networkOf, stageHopSec } from './collectives.ts';
import type { OperatorTime, Section, StepModel } from './family-model.ts';
import { inOneShape } from './one-shape.ts';
import { operatorMeter } from './operator-meter.ts';
import { addTo, SLOT } from './slot.ts';

export interface WalkInput {
  graph: OperatorGraph;
  chip: Chip;
  placement: Placement;
  model: StepModel;
  allReduceSec: number;
}

/** What one rank has to do, on how many ranks. */
export interface WalkLoad {
  load: StepLoad;
  busyRanks: number;
  bytesPerChip: number;
}

type Walk = (of: WalkLoad, out: Float64Array) => Float64Array;

/**
 * One step of one rank through all layers: FLOPs and bytes of the whole placement, times of one rank's chips.
 * What it divides among chips it divides once, so that families see the share of one chip.
 */
export function stepWalker({ graph, chip, placement, model, allReduceSec: latency }: WalkInput): Walk {
  const { pipelineParallel } = placement;
  const network = networkOf(chip, model.collectiveSec ?? latency);
  const meter = operatorMeter(graph, placement, network);
  const operators = graph.operators.map(inOneShape);
  const sectionSec: number[] = [];
  const time: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0 };
  const sums: OperatorTime = { computeSec: 0, memorySec: 0, kvSec: 0, launchSec: 0 };

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
    addTo(out, SLOT.launchSec, multiplicity * of.launchSec);
    addTo(out, SLOT.collectiveSec, multiplicity * collectiveSec);
    return Math.max(of.computeSec, memorySec) + of.launchSec + collectiveSec;
  }

  function runOperator(operator: Operator, index: number, out: Float64Array): number {
    meter.measure(operator, 1, out);
    const collectiveSec = meter.communicate(operator, out);
    model.operator(index, meter.work, time);
    return tally(time, collectiveSec, operator.multiplicity, out);
  }

  function runSection(section: Section, out: Float64Array): number {
    const { multiplicity, boundaryShares } = section;
    sums.computeSec = sums.memorySec = sums.kvSec = sums.launchSec = 0;
    let collectiveSec = 0;
    for (const [i, index] of section.operators.entries()) {
      const operator = operators[index];
      if (operator === undefined) continue;
      meter.measure(operator, boundaryShares[i] ?? 1, out);
      const times = operator.multiplicity / multiplicity;
      collectiveSec += times * meter.communicate(operator, out);
      model.operator(index, meter.work, time);
      sums.computeSec += times * time.computeSec;
      sums.memorySec += times * time.memorySec;
      sums.kvSec += times * time.kvSec;
      sums.launchSec += times * time.launchSec;
    }
    return tally(sums, collectiveSec, multiplicity, out);
  }

  return ({ load, busyRanks, bytesPerChip }, out) => {
    out.fill(0);
    meter.begin(load, busyRanks);
    model.begin(load, bytesPerChip);
    let seconds = 0;
    const sections = model.sections?.();
    if (sections === undefined) {
      for (let index = 0; index < operators.length; index += 1) {
        const operator = operators[index];
        if (operator !== undefined) seconds += operator.multiplicity * runOperator(operator, index, out);
      }
    } else {
      sectionSec.length = 0;
      for (const section of sections) {
        const runSec = runSection(section, out);
        sectionSec.push(runSec);
        seconds += section.multiplicity * runSec;
      }
    }
    const hopsSec = hopsOf(pipelineParallel, graph, load, network);
    const hostSec = model.hostSec(load);
    const reconfigurationSec = model.reconfigurationSec?.(sectionSec) ?? 0;
    addTo(out, SLOT.collectiveSec, hopsSec);
    out[SLOT.hostSec] = hostSec;
    out[SLOT.reconfigurationSec] = reconfigurationSec;
    out[SLOT.attainableSec] = seconds + hopsSec + hostSec + reconfigurationSec;
    return out;
  };
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
