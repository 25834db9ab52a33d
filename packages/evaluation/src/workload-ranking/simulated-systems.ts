import type { PrecisionClass } from '@inferbench/domain/precision';
import { SimulateRequest } from '@inferbench/domain/simulate-request';
import { systemLabel } from '@inferbench/domain/system-label';
import { simulate } from '../simulate.ts';
import type { RankedSystem } from './option.ts';
import type { GroupsInput } from './ranking-input.ts';

export interface SimulatedSystem {
  system: RankedSystem;
  precision: PrecisionClass;
}

/** Systems of the model's own points, and every shipping chip on the fewest chips that hold the workload. */
export function simulatedSystems(input: GroupsInput): SimulatedSystem[] {
  const precision = input.request.precision ?? 'FP16';
  const own = input.points.map((point) => ({ system: point.system, precision: point.precision }));
  const found = new Map<string, SimulatedSystem>();
  for (const each of own) {
    if (input.request.precision !== null && each.precision !== precision) continue;
    found.set(`${each.system.slug} ${each.precision}`, each);
  }
  for (const chip of input.catalogue.chips.values()) {
    if (chip.status !== 'shipping') continue;
    const chips = fewestChips(chip.slug, input);
    if (chips === null) continue;
    const system = {
      slug: `${chip.slug}-x${chips}-simulated`,
      label: systemLabel({ chipName: chip.name, chips, framework: null }),
      chip: chip.slug,
      chips,
      framework: null,
    };
    found.set(`${system.slug} ${precision}`, { system, precision });
  }
  return [...found.values()];
}

function fewestChips(chip: string, { request, workload, catalogue }: GroupsInput): number | null {
  const asked = SimulateRequest.safeParse({
    chip,
    model: request.model,
    phase: 'serving',
    batch: workload.concurrency ?? 1,
    inputTokens: Math.round(workload.inputTokens),
    outputTokens: Math.round(workload.outputTokens),
  });
  if (!asked.success) return null;
  const outcome = simulate(asked.data, catalogue);
  return outcome.ok ? outcome.value.chips : null;
}
