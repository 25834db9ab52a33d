import type { Chip } from '@inferbench/domain/chip';
import type { Finding, RuleId } from '@inferbench/domain/finding';
import type { Model } from '@inferbench/domain/model';
import type { Point } from '@inferbench/domain/point';
import type { Result } from '@inferbench/domain/result';
import type { Run } from '@inferbench/domain/run';
import type { Score, Work } from '@inferbench/domain/score';
import type { Placement } from '@inferbench/domain/simulation';
import type { Physics } from './physics.ts';
import { RULES } from './rules.ts';

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
  /** Null where model or memory of the chip are not known to the engine. */
  physics: Physics | null;
}

export type Check = (subject: CheckSubject) => Finding[];

/** A rule that needs neither chip nor model, so that it can be asked before either is known. */
export type FigureCheck = (subject: Pick<CheckSubject, 'point' | 'index'>) => Finding[];

type Rest = Pick<Finding, 'path' | 'message'> & Partial<Omit<Finding, 'rule'>>;

/** A finding with the severity that the catalogue gives its rule. */
export function finding(rule: RuleId, rest: Rest): Finding {
  return { severity: RULES[rule].severity, value: null, expected: null, fix: null, ...rest, rule };
}
