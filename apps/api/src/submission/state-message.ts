import { type Finding, flagsOf } from '@inferbench/domain/errors/finding';
import { type Lifecycle, LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';

/** What a state means; what is flagged is told by which rules, and what its organisation can do. */
export function stateMessage(lifecycle: Lifecycle, findings: readonly Finding[]): string {
  if (lifecycle !== 'FLAGGED') return LIFECYCLE_WORDS[lifecycle];
  const rules = [...new Set(flagsOf(findings).map(({ rule }) => rule))].join(', ');
  return `${LIFECYCLE_WORDS[lifecycle]} Held back by ${rules}. Explain each flag (explainFlag), correct it (supersedes), or withdraw it (withdraw).`;
}
