import { checkChip } from '@inferbench/checks/rules';
import type { ReachedBounds } from '@inferbench/checks/rule';
import { Chip } from '@inferbench/domain/chip';
import type { Finding } from '@inferbench/domain/finding';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
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
  const parsed = parseWithFindings(Chip, input);
  if (!parsed.ok) return { verdict: 'REJECTED', findings: parsed.error, chip: null };
  const findings = checkChip({ chip: parsed.value, reached, receivedOn });
  return { verdict: verdictOf(findings), findings, chip: parsed.value };
}
