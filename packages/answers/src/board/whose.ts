import { unreviewedMark } from '@inferbench/domain/scores/standing';
import { PROVISIONAL_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { partiesWords } from '@inferbench/domain/submissions/tester';
import { declaredPrecision } from '@inferbench/domain/terms/precision-basis';
import { RELATION_WORDS, relationOf } from '@inferbench/domain/terms/relation';
import { capitalised } from '@inferbench/units/english';
import type { BoardRemark } from './shape.ts';
import type { BoardSystem } from './systems.ts';

/** "submitted and tested by Acme · chip by NVIDIA"; null of a published run, whose source stands beside it. */
export function whoseWords({ run: { whose }, vendor }: BoardSystem): string | null {
  return whose === null ? null : `${partiesWords(whose)} · chip by ${vendor}`;
}

/** Marks that a reader has to know of: that it waits for its review, and of a run that was submitted here who stands behind it. */
export function marksOf(system: BoardSystem): BoardRemark[] {
  const {
    run: { whose, chip, kind, waits },
    vendor,
  } = system;
  const provisional = waits
    ? [{ words: 'provisional, no rank', title: `${capitalised(PROVISIONAL_WORDS)}.` }]
    : [];
  if (whose === null) return provisional;
  const { submitter, specificationStanding, precisionBasis } = whose;
  const relation = relationOf({ kind, submitter, chipVendor: vendor });
  return [
    ...provisional,
    ...(relation === 'THIRD_PARTY' ? [{ words: 'third party', title: RELATION_WORDS.THIRD_PARTY }] : []),
    ...[
      declaredPrecision(precisionBasis),
      unreviewedMark({ slug: chip, standing: specificationStanding }),
    ].flatMap((mark) => mark ?? []),
  ];
}
