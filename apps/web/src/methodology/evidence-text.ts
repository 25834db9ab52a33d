import { EVIDENCE_WORDS } from '@inferbench/domain/evidence-words';
import { EvidenceGrade } from '@inferbench/domain/score';
import type { TextSection } from './text.ts';

/** Kinds of number, grades of evidence, and where published figures come from. */
export const EVIDENCE_TEXT: readonly TextSection[] = [
  {
    id: 'kinds',
    title: 'Kinds of number and evidence',
    blocks: [
      {
        terms: [
          ['Measured', 'A run submitted here and scored by our engine. Solid mark.'],
          [
            'Published',
            'A figure that a third party published, with its source; REPORTED in the API. Outline with a dot.',
          ],
          ['Interpolated', 'Between two points of one system, never beyond them. A cross.'],
          ['Simulated', 'From the model of the chip. Outline, dashed line, and the word.'],
        ],
      },
      {
        terms: EvidenceGrade.options.map((grade) => [grade, EVIDENCE_WORDS[grade]] as const),
      },
    ],
  },
  {
    id: 'published',
    title: 'Published measurements',
    blocks: [
      'The board opens with figures that others published, each a fact in our own form with its document, place, commit, licence and row. Rows of one configuration are one point; they are scored by the same engine and held against the same rules as a submitted run. Nobody submitted them, so E1 says of them that they are published, not that a submitter reported them.',
      {
        terms: [
          ['Grade A', 'a controlled run: static batch and static lengths'],
          ['Grade B', 'steady-state serving at a known batch or concurrency'],
          [
            'Grade C',
            'batch, lengths or precision are not published, or software overhead dominates: shown with its reason, never ranked',
          ],
        ],
      },
      'What a source leaves open is listed with the point as not declared. A run of fewer than 50 requests or 30 s, or of fewer than three iterations of a static batch, is a smoke run and does not rank. A chip that is known from claims alone is shown and never ranks.',
    ],
  },
];
