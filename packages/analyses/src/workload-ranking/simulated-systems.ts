import type { PrecisionClass } from '@inferbench/domain/precision';
import { systemLabel } from '@inferbench/domain/system-label';
import { type RankedSystem, systemKey } from './option.ts';
import type { RankedWorkload } from './ranking-input.ts';
import { simulateServing } from './simulate-workload.ts';

export interface SimulatedSystem {
  system: RankedSystem;
  precision: PrecisionClass;
}

/** Systems of the model's own points, and every shipping chip on the fewest chips that hold the workload. */
export function simulatedSystems(input: RankedWorkload): SimulatedSystem[] {
  const precision = input.request.precision ?? 'FP16';
  const own = input.points.map((point) => ({ system: point.system, precision: point.precision }));
  const found = new Map<string, SimulatedSystem>();
  for (const each of own) {
    if (input.request.precision !== null && each.precision !== precision) continue;
    found.set(systemKey(each.system.slug, each.precision), each);
  }
  for (const chip of input.catalogue.chips.values()) {
    if (chip.status !== 'shipping') continue;
    const chips = fewestChips(chip.slug, precision, input);
    if (chips === null) continue;
    const system = {
      slug: `${chip.slug}-x${chips}-simulated`,
      label: systemLabel({ chipName: chip.name, chips, framework: null }),
      chip: chip.slug,
      chips,
      framework: null,
    };
    found.set(systemKey(system.slug, precision), { system, precision });
  }
  return [...found.values()];
}

function fewestChips(
  chip: string,
  precision: PrecisionClass,
  { request: { model }, workload, catalogue }: RankedWorkload,
): number | null {
  const load = { model, workload, batch: workload.concurrency ?? 1, catalogue };
  return simulateServing({ chip, framework: null }, precision, load)?.result.chips ?? null;
}
