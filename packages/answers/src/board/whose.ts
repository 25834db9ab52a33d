import { unreviewedMark } from '@inferbench/domain/scores/standing';
import { LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { partiesWords } from '@inferbench/domain/submissions/tester';
import { declaredPrecision } from '@inferbench/domain/terms/precision-basis';
import { RELATION_WORDS, relationOf } from '@inferbench/domain/terms/relation';
import type { BoardRemark } from './shape.ts';
import { type BoardSystem, waits } from './systems.ts';

/** "submitted and tested by Acme · chip by NVIDIA"; null of a published run, whose source stands beside it. */
export function whoseWords({ run: { whose }, vendor }: BoardSystem): string | null {
  return whose === null ? null : `${partiesWords(whose)} · chip by ${vendor}`;
}

/** What a reader has to know of a run that was submitted here; nothing of a published one. */
export function marksOf(system: BoardSystem): BoardRemark[] {
  const {
    run: { whose, chip, kind },
    vendor,
  } = system;
  if (whose === null) return [];
  const { submitter, lifecycle, specificationStanding, precisionBasis } = whose;
  const relation = relationOf({ kind, submitter, chipVendor: vendor });
  return [
    ...(waits(system) ? [{ words: 'provisional, no rank', title: LIFECYCLE_WORDS[lifecycle] }] : []),
    ...(relation === 'THIRD_PARTY' ? [{ words: 'third party', title: RELATION_WORDS.THIRD_PARTY }] : []),
    ...[
      declaredPrecision(precisionBasis),
      unreviewedMark({ slug: chip, standing: specificationStanding }),
    ].flatMap((mark) => mark ?? []),
  ];
}
