import { suggestion } from '@inferbench/domain/did-you-mean';
import type { Metric } from '@inferbench/domain/metric';
import { type BoardRequest, boardQuery, readBoardRequest } from './board-request.ts';
import { firstText, type SearchParameters } from './search-parameters.ts';

/** What an axis may be; the first two are those of an operating point: one user's speed against one chip's output. */
export const AXIS_METRICS = [
  'TOKENS_PER_S_PER_USER',
  'TOKENS_PER_S_PER_CHIP',
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'USD_PER_MTOK',
  'ENERGY_EFFICIENCY',
  'FLEXIBILITY',
] as const satisfies readonly Metric[];
export type AxisMetric = (typeof AXIS_METRICS)[number];

export interface ParetoRequest extends Pick<BoardRequest, 'slice' | 'evidence' | 'problems'> {
  x: AxisMetric;
  y: AxisMetric;
  /** Every batch of the workload: batches are otherwise never compared. */
  allBatches: boolean;
}

const DEFAULT_AXES = { x: 'TOKENS_PER_S_PER_USER', y: 'TOKENS_PER_S_PER_CHIP' } as const;

/** The view that an address names; what is wrong in it is said and replaced by the default. */
export function readParetoRequest(parameters: SearchParameters): ParetoRequest {
  const { slice, evidence, problems } = readBoardRequest({ ...parameters, metric: undefined });
  const x = readAxis('x', parameters, problems);
  const y = readAxis('y', parameters, problems);
  if (x === y) problems.push(`x, y: both are ${x}; a trade-off needs two metrics.`);
  return {
    slice,
    evidence,
    ...(x === y ? DEFAULT_AXES : { x, y }),
    allBatches: firstText(parameters, 'batches') === 'all',
    problems,
  };
}

function readAxis(axis: 'x' | 'y', parameters: SearchParameters, problems: string[]): AxisMetric {
  const text = firstText(parameters, axis) ?? '';
  if (text === '') return DEFAULT_AXES[axis];
  const metric = AXIS_METRICS.find((candidate) => candidate === text.toUpperCase());
  if (metric !== undefined) return metric;
  problems.push(
    `${axis}: "${text.slice(0, 40)}" is none of ${AXIS_METRICS.join(', ')}.${suggestion(text, AXIS_METRICS)}`,
  );
  return DEFAULT_AXES[axis];
}

export type ParetoState = Omit<ParetoRequest, 'problems'>;

/** A view as a query, every part of it named. */
export function paretoQuery({ slice, evidence, x, y, allBatches }: ParetoState): string {
  const query = new URLSearchParams(boardQuery({ slice, metric: 'USEFUL_TOPS', evidence }));
  query.delete('metric');
  query.set('x', x);
  query.set('y', y);
  if (allBatches) query.set('batches', 'all');
  return query.toString();
}
