import type { Point } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import type { RunContext } from '@inferbench/domain/run-context';

type Stated<T> = { [K in keyof T]?: T[K] | undefined };

/** `base` with the stated values; an absent key never overwrites a known one. */
function overlay<T extends object>(base: T, stated: Stated<T> | undefined): T {
  const given = Object.entries(stated ?? {}).filter(([, value]) => value !== undefined);
  return { ...base, ...Object.fromEntries(given) };
}

/** The run with what its owner states beside the file. A stated value wins. */
export function applyContext(run: Run, context: RunContext): Run {
  return {
    ...run,
    example: context.example ?? run.example,
    system: overlay(run.system, context.system),
    model: overlay(run.model, context.model),
    precision: overlay(run.precision, context.precision),
    techniques: overlay(run.techniques, context.techniques),
    points: run.points.map((point) => withStated(point, context)),
  };
}

function withStated(point: Point, { power, workload = {} }: RunContext): Point {
  const powered = power ? { ...point, power } : point;
  if (powered.measurement === 'requests') return powered;
  return {
    ...powered,
    batch: powered.batch ?? workload.batch ?? null,
    inputTokens: powered.inputTokens ?? workload.inputTokens ?? null,
    outputTokens: powered.outputTokens ?? workload.outputTokens ?? null,
    contextTokens: powered.contextTokens ?? workload.contextTokens ?? null,
  };
}
