import type { EvidenceGrade } from '@inferbench/domain/scores/score';
import { StandingInclude } from '@inferbench/domain/scores/standing';
import type { Kind } from '@inferbench/domain/terms/kind';
import { suggestion } from '@inferbench/domain/names/did-you-mean';

/** Choices of results that count; a filter never changes a score, only who stands in the table. */
export const EVIDENCE_CHOICES = ['ALL', 'MEASURED', 'PUBLISHED', 'E2', 'UNREVIEWED'] as const;
export type EvidenceChoice = (typeof EVIDENCE_CHOICES)[number];

export const EVIDENCE_CHOICE_WORDS: Readonly<Record<EvidenceChoice, string>> = {
  ALL: 'all',
  MEASURED: 'submitted here',
  PUBLISHED: 'published',
  E2: 'E2 or stronger',
  UNREVIEWED: 'with what nobody reviewed',
};

interface EvidenceInput {
  kinds?: Kind[];
  minGrade?: EvidenceGrade;
  include?: StandingInclude[];
}

/** Choice as the API asks for it; null: everything. */
export const EVIDENCE_INPUT: Readonly<Record<EvidenceChoice, EvidenceInput | null>> = {
  ALL: null,
  MEASURED: { kinds: ['MEASURED'] },
  PUBLISHED: { kinds: ['REPORTED'] },
  E2: { minGrade: 'E2' },
  UNREVIEWED: { include: [...StandingInclude.options] },
};

/** The choice that an address names; what is none of them is said. */
export function readEvidence(text: string | undefined, problems: string[]): EvidenceChoice {
  if (text === undefined) return 'ALL';
  const choice = EVIDENCE_CHOICES.find((candidate) => candidate === text.toUpperCase());
  if (choice) return choice;
  problems.push(
    `evidence: "${text.slice(0, 40)}" is none of ${EVIDENCE_CHOICES.join(', ')}.${suggestion(text, EVIDENCE_CHOICES)}`,
  );
  return 'ALL';
}
