import type { Run } from '@inferbench/domain/runs/run';
import type { Evaluation } from '@inferbench/domain/scores/score';
import type { NewEvidence } from './evidence-record.ts';
import type { NewSubmission } from '../lifecycle/submission-record.ts';

export interface NewRunSubmission extends NewSubmission {
  run: Run;
  /** Never REJECTED: what is rejected is not stored. */
  evaluation: Evaluation;
  /** Files that the evidence store has already; a transaction that fails leaves them behind, where nobody sees them. */
  evidence: readonly NewEvidence[];
  /** Answers by index of the point: whether a newer run of its configuration stands in its place. Left out: none. */
  older?: readonly boolean[];
}
