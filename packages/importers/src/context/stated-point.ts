import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { RunContext } from '@inferbench/domain/runs/run-context';
import type { Statements } from './statements.ts';

interface At {
  statements: Statements;
  /** The point's own path. */
  at: string;
}

/** A point with what is stated of its load and its power; what it says itself stays. */
export function withStatedPoint(point: Point, context: RunContext, { statements, at }: At): Point {
  const { power } = context;
  const powered =
    power === undefined ? point : { ...point, power: statements.one(`${at}.power`, point.power, power) };
  return powered.measurement === 'requests'
    ? withStatedLoad(powered, context.load, { statements, at })
    : withStatedWork(powered, context.workload, { statements, at });
}

const NULLS = { batch: null, inputTokens: null, outputTokens: null, contextTokens: null };

function withStatedWork(
  point: SummaryPoint,
  work: RunContext['workload'],
  { statements, at }: At,
): SummaryPoint {
  if (work === undefined) return point;
  const { batch, inputTokens, outputTokens, contextTokens } = { ...NULLS, ...work };
  const known = {
    batch: point.batch,
    inputTokens: point.inputTokens,
    outputTokens: point.outputTokens,
    contextTokens: point.contextTokens,
  };
  return { ...point, ...statements.fill(at, known, { batch, inputTokens, outputTokens, contextTokens }) };
}

function withStatedLoad(
  point: RequestsPoint,
  load: RunContext['load'],
  { statements, at }: At,
): RequestsPoint {
  return load === undefined ? point : { ...point, load: statements.fill(`${at}.load`, point.load, load) };
}
