import type { Chip } from '@inferbench/domain/chip';
import type { Finding, RuleId } from '@inferbench/domain/finding';
import type { Point } from '@inferbench/domain/point';
import type { Result } from '@inferbench/domain/result';
import type { Run } from '@inferbench/domain/run';
import type { Score, Work } from '@inferbench/domain/score';
import type { Placement } from '@inferbench/domain/simulation';
import { RULES } from './rules.ts';

/** Bounds of one chip and model on a placement, all chips summed. */
export interface Physics {
  peakOpsPerSec: number;
  computePrecision: string;
  /** Of the memory that holds weights and caches of this batch. */
  bandwidthBytesPerSec(batch: number, context: number): number;
  /** Marketed sizes read in the larger unit. */
  largestCapacityBytes: number;
  storedWeightBytes: number;
  /** Least that a decode step reads of the weights: those of the chosen experts, once a replica. */
  weightBytesPerStep(batch: number): number;
  kvBytesPerStep(batch: number, context: number): number;
  kvBytesPerSequence(tokens: number): number;
  /** One prompt. */
  prefillFlops(inputTokens: number): number;
  /** Time of the point's own work by the best public stack and at the bound; null where the simulator gives none. */
  attainableSec: number | null;
  idealSec: number | null;
  /** Half-width of the simulator's error bar as a share. */
  errorBarShare: number | null;
}

/** One point with everything that a rule may look at. */
export interface CheckSubject {
  run: Run;
  point: Point;
  index: number;
  chip: Chip;
  placement: Placement;
  work: Result<Work, unknown>;
  score: Score;
  /** Null where model or memory of the chip are not known to the engine. */
  physics: Physics | null;
}

export type Check = (subject: CheckSubject) => Finding[];

type Rest = Pick<Finding, 'path' | 'message'> & Partial<Omit<Finding, 'rule'>>;

/** A finding with the severity that the catalogue gives its rule. */
export function finding(rule: RuleId, rest: Rest): Finding {
  return { severity: RULES[rule].severity, value: null, expected: null, fix: null, ...rest, rule };
}
