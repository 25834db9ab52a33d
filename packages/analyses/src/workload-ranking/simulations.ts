import type { PrecisionWord } from '@inferbench/domain/precision';
import type { SimulateResult } from '@inferbench/domain/simulate-result';
import { systemKey } from './option.ts';
import type { RankedWorkload } from './ranking-input.ts';
import { simulateServing, simulateWorkload } from './simulate-workload.ts';
import { type SimulatedSystem, simulatedSystems } from './simulated-systems.ts';

/** The workload on a system at one batch. */
export interface Simulated {
  batch: number;
  word: PrecisionWord;
  serving: SimulateResult;
  /** One prompt without a queue; null where it is refused. */
  prompt: SimulateResult | null;
}

/** What the simulator says of a workload. */
export interface Simulations {
  systems: () => readonly SimulatedSystem[];
  /** One a batch; none where it does not fit or is refused. */
  of: (each: SimulatedSystem) => readonly Simulated[];
}

/** Worked out when it is asked for, and once: assumptions change costs, no simulation. */
export function simulationsFor(input: RankedWorkload): Simulations {
  let systems: SimulatedSystem[] | null = null;
  const known = new Map<string, Simulated[]>();
  return {
    systems: () => (systems ??= simulatedSystems(input)),
    of(each) {
      const key = systemKey(each.system.slug, each.precision);
      const found = known.get(key) ?? simulatedBatches(each, input);
      known.set(key, found);
      return found;
    },
  };
}

/** Batches that are tried where a rate, not a concurrency, is asked for. */
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] as const;

function simulatedBatches(
  { system, precision }: SimulatedSystem,
  { request: { model }, workload, catalogue }: RankedWorkload,
): Simulated[] {
  const batches = workload.concurrency === null ? BATCHES : [workload.concurrency];
  return batches.flatMap((batch) => {
    const load = { model, workload, batch, catalogue };
    const served = simulateServing(system, precision, load);
    if (served === null) return [];
    const { word, result: serving } = served;
    return [
      {
        batch,
        word,
        serving,
        prompt: simulateWorkload(system, word, { ...load, batch: 1, phase: 'prefill' }),
      },
    ];
  });
}
