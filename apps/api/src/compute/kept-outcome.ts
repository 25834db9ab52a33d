import { canonicalJson } from '@inferbench/domain/names/canonical-json';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import { onceFor } from '@inferbench/units/once-for';
import { LruMap } from '../cache/lru-map.ts';
import type { Compute } from './compute.ts';
import type { ComputeInput, ComputeOutcome, ComputeTask } from './compute-tasks.ts';

/** Outcomes that are kept; each is some ten kilobytes. */
const MAX_KEPT = 500;

/** Task of a lab, whose outcome follows from its input and the catalogue. */
type KeptTask = Extract<ComputeTask, 'servingCurve' | 'claim' | 'whatIf'>;

/** Kept outcomes by catalogue, which is another object as soon as a chip or model changes. */
const keptOf = onceFor((_catalogue: CatalogueView) => new LruMap<unknown>(MAX_KEPT, 'computations'));

interface Asking {
  catalogue: CatalogueView;
  compute: Compute;
}

/** The outcome of a task: on an unchanged catalogue computed once for the same input, however its keys are ordered. */
export function keptOutcome<Task extends KeptTask>(
  { catalogue, compute }: Asking,
  task: Task,
  input: ComputeInput<Task>,
): Promise<ComputeOutcome<Task>> {
  return keptOf(catalogue).once([task, canonicalJson(input)], () => compute(task, input));
}
