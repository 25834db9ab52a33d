import type { SectionPlan } from './section-plan.ts';

/**
 * Time to load one configuration: 10 µs, an estimate (docs/model.md#families); the catalogue has no published figure.
 */
export const CONFIGURATION_SEC = 10e-6;

/**
 * Configurations that a step loads. Identical layers share theirs: where a layer is one section it is loaded once, else its
 * sections take turns in every layer (docs/model.md#families: 80 layers may need three in all, or 240).
 */
export function configurationsPerStep({ before, layer, after, layers }: SectionPlan): number {
  return before.length + (layer.length === 1 ? 1 : layer.length * layers) + after.length;
}

/** Configurations that differ, however often they are loaded. */
export function distinctConfigurations({ before, layer, after }: SectionPlan): number {
  return before.length + layer.length + after.length;
}

/** Time of one load that is not hidden behind the section that runs meanwhile, where configurations are double-buffered. */
export function exposedLoadSec(configurationSec: number, overlapSec: number): number {
  return Math.max(0, configurationSec - overlapSec);
}

/**
 * Σ over the loads of a step of max(0, t_cfg − overlap): overlap is the run of the section before; before the first, that is
 * the last section of the step before. `sectionSec`: time of one run of each section, in the order of the plan. A layer of
 * one section runs all its copies before the next configuration is needed.
 */
export function exposedReconfigurationSec(
  plan: SectionPlan,
  sectionSec: readonly number[],
  { configurationSec, doubleBuffered }: { configurationSec: number; doubleBuffered: boolean },
): number {
  const { before, layer, after, layers } = plan;
  const count = before.length + layer.length + after.length;
  if (count <= 1) return 0;
  const repeated = layer.length > 1;
  const firstLayer = before.length;
  const afterLayers = firstLayer + layer.length;
  const secOf = (index: number) => {
    const runs = !repeated && index === firstLayer && layer.length === 1 ? layers : 1;
    return runs * (sectionSec[index] ?? 0);
  };
  const exposed = (previous: number) =>
    exposedLoadSec(configurationSec, doubleBuffered ? secOf(previous) : 0);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const previous = index === 0 ? count - 1 : index - 1;
    const inner = repeated && index > firstLayer && index < afterLayers;
    total += (inner ? layers : 1) * exposed(previous);
  }
  // From the last section of a layer back to the first of the next.
  if (repeated) total += (layers - 1) * exposed(afterLayers - 1);
  return total;
}
