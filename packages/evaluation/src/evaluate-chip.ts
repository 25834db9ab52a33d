import { checkChip } from '@inferbench/checks/rules';
import type { Declarant } from '@inferbench/checks/declarant';
import type { ChipSubject, ReachedBounds } from '@inferbench/checks/rule';
import type { Chip } from '@inferbench/domain/chips/chip';
import type { Finding } from '@inferbench/domain/errors/finding';
import { readChip } from '@inferbench/domain/chips/read-chip';
import type { Verdict } from '@inferbench/domain/scores/score';
import type { Received } from './received.ts';
import { verdictOf } from './verdict.ts';

export interface ChipEvaluation {
  verdict: Verdict;
  findings: Finding[];
  /** Null where the document does not even have the shape of a chip. */
  chip: Chip | null;
}

/** What a specification is judged beside. */
export interface ChipContext extends Received {
  /** Null, or left out: it is of the shipped catalogue. */
  declared?: Declarant | null;
  /** Version 1 of its slug; null, or left out, for a new one. */
  first?: ChipSubject['first'];
  /** What stored points say of its bounds. */
  reached?: readonly ReachedBounds[];
}

/** A chip specification of any shape, judged by every rule. */
export function evaluateChip(input: unknown, context: ChipContext = {}): ChipEvaluation {
  const { receivedOn = null, declared = null, first = null, reached = [] } = context;
  const read = readChip(input);
  if (!read.ok) return { verdict: 'REJECTED', findings: read.error, chip: null };
  const { value: chip, notes } = read.value;
  const findings = [...notes, ...checkChip({ chip, reached, receivedOn, declared, first })];
  return { verdict: verdictOf(findings), findings, chip };
}
