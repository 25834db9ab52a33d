import type { Chip } from '@inferbench/domain/chips/chip';
import type { Finding, RuleId, Severity } from '@inferbench/domain/errors/finding';
import type { Model } from '@inferbench/domain/models/model';
import type { Point } from '@inferbench/domain/runs/point';
import type { Result } from '@inferbench/domain/errors/result';
import type { Run } from '@inferbench/domain/runs/run';
import type { Score, Work } from '@inferbench/domain/scores/score';
import type { Placement } from '@inferbench/domain/scores/simulation';
import type { Declarant } from './declarant.ts';
import type { Physics } from './physics.ts';

/** A rule as pages and `inferbench rules` show it, and what it asks of whom. */
export interface Rule extends RuleWords {
  checkPoint?: Check;
  /** Checks a point like `checkPoint`, where neither chip nor model needs to be known. */
  checkFigures?: FigureCheck;
  checkChip?: ChipCheck;
}

export interface RuleWords {
  id: RuleId;
  title: string;
  severity: Severity;
  since: string;
  explanation: string;
  formula: string | null;
}

/** What breaks a rule; the severity where it is not the rule's own. */
export type Violation = Pick<Finding, 'path' | 'message'> & Partial<Omit<Finding, 'rule'>>;

/** Violations as findings of their rule. */
export function findings({ id, severity }: RuleWords, violations: readonly Violation[]): Finding[] {
  return violations.map((violation) => ({
    severity,
    value: null,
    expected: null,
    fix: null,
    ...violation,
    rule: id,
  }));
}

/** One point with everything that a rule may look at. */
export interface CheckSubject {
  run: Run;
  point: Point;
  index: number;
  chip: Chip;
  model: Model;
  placement: Placement;
  work: Result<Work, unknown>;
  score: Score;
  /** Scored latencies of another point of the run. */
  latencyOf: (point: Point) => Score['latency'];
  /** Null where model or memory of the chip are not known to the engine. */
  physics: Physics | null;
}

export type Check = (subject: CheckSubject) => readonly Violation[];

/** A rule that needs neither chip nor model, so that it can be asked before either is known. */
export type FigureCheck = (subject: Pick<CheckSubject, 'point' | 'index'>) => readonly Violation[];

/** What measured points say of a chip's own bounds: shares of the declared peak and bandwidth that they reached. */
export interface ReachedBounds {
  pointId: string;
  computeShare: number | null;
  bandwidthShare: number | null;
}

export interface ChipSubject {
  chip: Chip;
  /** Points of anybody on this chip; empty for a new one. */
  reached: readonly ReachedBounds[];
  /** Moment of receipt, ISO 8601 in UTC; null where nobody receives it. */
  receivedOn: string | null;
  /** Null for the shipped catalogue. */
  declared: Declarant | null;
  /** Version 1 of its slug; null for a new one. */
  first: Pick<Chip, 'slug' | 'name' | 'vendor' | 'family'> | null;
}

export type ChipCheck = (subject: ChipSubject) => readonly Violation[];
