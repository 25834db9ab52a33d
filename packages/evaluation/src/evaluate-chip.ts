import { checkChip } from '@inferbench/checks/rules';
import type { ReachedBounds } from '@inferbench/checks/rule';
import type { Chip } from '@inferbench/domain/chip';
import type { Finding } from '@inferbench/domain/finding';
import { readChip } from '@inferbench/domain/read-chip';
import type { Verdict } from '@inferbench/domain/score';
import type { Received } from './received.ts';
import { verdictOf } from './verdict.ts';

export interface ChipEvaluation {
  verdict: Verdict;
  findings: Finding[];
  /** Null where the document does not even have the shape of a chip. */
  chip: Chip | null;
}

/** A chip specification of any shape, judged by every rule; `reached` is what stored points say of its bounds. */
export function evaluateChip(
  input: unknown,
  reached: readonly ReachedBounds[],
  { receivedOn = null }: Received = {},
): ChipEvaluation {
  const read = readChip(input);
  if (!read.ok) return { verdict: 'REJECTED', findings: read.error, chip: null };
  const { value: chip, notes } = read.value;
  const findings = [...notes, ...checkChip({ chip, reached, receivedOn })];
  return { verdict: verdictOf(findings), findings, chip };
}
