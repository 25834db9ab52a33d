import type { EvidenceGrade } from './score.ts';

/** What a grade says, and no more than was done for it. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceGrade, string>> = {
  E0: 'simulated, not measured',
  E1: 'reported by the submitter',
  E2: 'single requests recomputed, consistent; nobody watched',
  E3: 'witnessed by another organisation',
  E4: 'reproduced by another organisation',
};
