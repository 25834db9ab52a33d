import type { ReactNode } from 'react';
import { isProvisional, LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { RELATION_WORDS } from '@inferbench/domain/terms/relation';
import { unreviewedMark } from '@inferbench/domain/scores/standing';
import type { Whose } from './whose-words.ts';

interface Marked extends Pick<Whose, 'relation' | 'lifecycle'> {
  /** Null where the page says of the chip who vouches for it. */
  chip: { slug: string; standing: Whose['specificationStanding'] } | null;
}

/** What a reader has to know of a result beside its number; nothing of one that is published on a reviewed chip. */
export function whoseMarks({ relation, lifecycle, chip }: Marked): ReactNode {
  const unreviewed = chip === null ? null : unreviewedMark(chip);
  return (
    <>
      {relation === 'THIRD_PARTY' ? mark('third party', RELATION_WORDS.THIRD_PARTY) : null}
      {isProvisional(lifecycle) ? mark('provisional', LIFECYCLE_WORDS[lifecycle]) : null}
      {unreviewed === null ? null : mark(unreviewed.words, unreviewed.title)}
    </>
  );
}

function mark(words: string, title: string): ReactNode {
  return (
    <>
      {' '}
      <abbr className="tag" title={title}>
        {words}
      </abbr>
    </>
  );
}
