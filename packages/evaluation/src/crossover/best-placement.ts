import type { Placement } from '@inferbench/domain/simulation';
import { capacityOf, fits } from '@inferbench/simulator/capacity';
import { domainOf } from '../simulation/even-placement.ts';
import type { SetUp } from '../simulation/set-up.ts';
import { stepTime } from '../simulation/step-times.ts';

export interface PlacedLoad {
  phase: 'prefill' | 'decode';
  batch: number;
  context: number;
}

export type Candidate = Pick<SetUp, 'chip' | 'model' | 'peak' | 'prefill' | 'decode'>;

/** Every split of so many chips into groups inside a scale-up domain, stages and replicas, each replica with a sequence. */
export function splitsOf({ chip, model }: Candidate, chips: number, batch: number): Placement[] {
  const splits: Placement[] = [];
  for (
    let tensorParallel = 1;
    tensorParallel <= Math.min(chips, domainOf(chip), model.heads);
    tensorParallel += 1
  ) {
    if (chips % tensorParallel !== 0 || model.heads % tensorParallel !== 0) continue;
    const groups = chips / tensorParallel;
    for (let replicas = 1; replicas <= Math.min(groups, batch); replicas += 1) {
      const pipelineParallel = groups / replicas;
      if (!Number.isInteger(pipelineParallel) || pipelineParallel > model.layers) continue;
      splits.push({ chips, tensorParallel, pipelineParallel, replicas, expertParallel: 1 });
    }
  }
  return splits;
}

function holding(candidate: Candidate, chips: number, { batch, context }: PlacedLoad): Placement[] {
  const { chip, decode: graph } = candidate;
  return splitsOf(candidate, chips, batch).filter((placement) => {
    const capacity = capacityOf({ graph, chip, placement, batch, context });
    return fits(capacity) && capacity.maxBatch >= batch;
  });
}

export function holds(candidate: Candidate, chips: number, load: PlacedLoad): boolean {
  return holding(candidate, chips, load).length > 0;
}

/** The split of so many chips with the shortest attainable step; null where none holds the batch. */
export function bestPlacement(candidate: Candidate, chips: number, load: PlacedLoad): Placement | null {
  let [best, shortest]: [Placement | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const placement of holding(candidate, chips, load)) {
    const { attainableSec } = stepTime(load.phase, { ...candidate, placement }, load);
    if (attainableSec < shortest) [best, shortest] = [placement, attainableSec];
  }
  return best;
}
