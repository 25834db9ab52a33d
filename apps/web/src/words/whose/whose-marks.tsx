import { isProvisional, LIFECYCLE_WORDS } from '@inferbench/domain/submissions/lifecycle';
import { RELATION_WORDS } from '@inferbench/domain/terms/relation';
import { unreviewedMark } from '@inferbench/domain/scores/standing';
import type { Whose } from './whose-words.ts';

interface Marked extends Pick<Whose, 'relation' | 'lifecycle'> {
  /** Null where the page says of the chip who vouches for it. */
  chip: { slug: string; standing: Whose['specificationStanding'] } | null;
}

/** What a reader has to know of a result beside its number; nothing of one that is published on a reviewed chip. */
export function WhoseMarks({ relation, lifecycle, chip }: Marked) {
  const unreviewed = chip === null ? null : unreviewedMark(chip);
  return (
    <>
      {relation === 'THIRD_PARTY' ? <Mark words="third party" title={RELATION_WORDS.THIRD_PARTY} /> : null}
      {isProvisional(lifecycle) ? <Mark words="provisional" title={LIFECYCLE_WORDS[lifecycle]} /> : null}
      {unreviewed === null ? null : <Mark {...unreviewed} />}
    </>
  );
}

function Mark({ words, title }: { words: string; title: string }) {
  return (
    <>
      {' '}
      <abbr className="tag" title={title}>
        {words}
      </abbr>
    </>
  );
}
