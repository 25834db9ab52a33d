import type { Point, RequestsPoint } from '@inferbench/domain/point';
import type { RunContext } from '@inferbench/domain/run-context';
import type { StatementsAt } from './statements.ts';

/** A point with what is stated of its load and its power; what it says itself stays. */
export function withStatedPoint(point: Point, context: RunContext, at: StatementsAt): Point {
  const { power, workload = {} } = context;
  const powered = power === undefined ? point : { ...point, power: at.one('power', point.power, power) };
  if (powered.measurement === 'requests') return withStatedLoad(powered, context.load, at);
  const filled = Object.entries(workload).flatMap(
    ([key, value]) =>
      value === undefined || value === null
        ? []
        : [[key, at.one(key, powered[key as keyof typeof workload], value)] as const], // keys of the schema of workloads
  );
  return { ...powered, ...Object.fromEntries(filled) };
}

function withStatedLoad(point: RequestsPoint, load: RunContext['load'], at: StatementsAt): RequestsPoint {
  if (load === undefined) return point;
  const filled = Object.entries(load).flatMap(
    ([key, value]) =>
      value === undefined || value === null
        ? []
        : [[key, at.one(`load.${key}`, point.load[key as keyof typeof load], value)] as const], // keys of the schema of loads
  );
  return { ...point, load: { ...point.load, ...Object.fromEntries(filled) } };
}
