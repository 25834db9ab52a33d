import { nearestPowerOfTwo } from '@inferbench/units/exact-math';
import { meanLengths, type Point } from '../runs/point.ts';
import type { TradeoffLengths } from './tradeoff.ts';

/** Shares by which a mean may differ from the power of two that it is named by. */
const NAMED_WITHIN = 0.01;

/**
 * Lengths that name a slice: those stated. Means are named by the power of two within 1 %, else by their two leading digits
 * (docs/metrics.md#trade-off-slices-curves-and-targets). Null without a prompt or an answer.
 */
export function nominalLengths(point: Point): TradeoffLengths | null {
  const stated = point.measurement === 'summary' ? point.nominal : undefined;
  const { inputTokens, outputTokens } = stated ?? meanLengths(point) ?? {};
  if (inputTokens === undefined || outputTokens === undefined || inputTokens < 1 || outputTokens < 1)
    return null;
  return stated === undefined
    ? { inputTokens: namedLength(inputTokens), outputTokens: namedLength(outputTokens) }
    : { inputTokens, outputTokens };
}

function namedLength(mean: number): number {
  const power = nearestPowerOfTwo(mean);
  return Math.abs(mean - power) <= NAMED_WITHIN * power ? power : Number(mean.toPrecision(2));
}
