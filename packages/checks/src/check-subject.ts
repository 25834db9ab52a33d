import type { Chip } from '@inferbench/domain/chip';
import type { Finding, RuleId } from '@inferbench/domain/finding';
import type { Point } from '@inferbench/domain/point';
import type { Run } from '@inferbench/domain/run';
import { RULES } from './rules.ts';

/** One point with everything that physics needs to know of its chip, model and placement. */
export interface CheckSubject {
  run: Run;
  point: Point;
  index: number;
  chip: Chip;
  chips: number;
  /** Copies of the weights that a step reads: 1 under tensor parallelism. */
  replicas: number;
  /** Weight bytes that one replica reads a step. */
  weightBytesPerStep: number;
  storedWeightBytes: number;
  kvBytesPerToken: number;
  /** Mean tokens a completed request; null when none completed. */
  meanLengths: { inputTokens: number; outputTokens: number } | null;
}

export type Check = (subject: CheckSubject) => Finding[];

/** A finding with the severity that the catalogue gives its rule. */
export function finding(rule: RuleId, rest: Pick<Finding, 'path' | 'message'> & Partial<Finding>): Finding {
  return { value: null, expected: null, fix: null, ...rest, rule, severity: RULES[rule].severity };
}
