import type { Kind } from '../terms/kind.ts';
import type { EvidenceGrade } from './score.ts';

/** What a grade says, and no more than was done for it. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceGrade, string>> = {
  E0: 'simulated, not measured',
  E1: 'reported by the submitter',
  E2: 'single requests recomputed, consistent; nobody watched',
  E3: 'witnessed by another organisation',
  E4: 'reproduced by another organisation',
};

/** What a grade says of a result: nobody submitted a published figure, and an interpolated one has no grade of its own. */
export function evidenceWords(grade: EvidenceGrade, kind: Kind): string {
  if (kind === 'INTERPOLATED') return 'from two points';
  return grade === 'E1' && kind === 'REPORTED' ? 'published' : EVIDENCE_WORDS[grade];
}
