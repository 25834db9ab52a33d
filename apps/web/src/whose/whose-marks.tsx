import { isProvisional, LIFECYCLE_WORDS } from '@inferbench/domain/lifecycle';
import { RELATION_WORDS } from '@inferbench/domain/relation';
import { isEffective } from '@inferbench/domain/standing';
import type { Whose } from './whose-words.ts';

interface Marked extends Pick<Whose, 'relation' | 'lifecycle'> {
  /** Null where the page says it of the chip. */
  specificationStanding: Whose['specificationStanding'] | null;
}

/** What a reader has to know of a result beside its number; nothing of one that is published on a reviewed chip. */
export function WhoseMarks({ relation, lifecycle, specificationStanding }: Marked) {
  return (
    <>
      {relation === 'THIRD_PARTY' ? <Mark words="third party" title={RELATION_WORDS.THIRD_PARTY} /> : null}
      {isProvisional(lifecycle) ? <Mark words="provisional" title={LIFECYCLE_WORDS[lifecycle]} /> : null}
      {specificationStanding !== null && !isEffective(specificationStanding) ? (
        <Mark
          words="chip not reviewed"
          title="Only its organisation says what the chip's specification says."
        />
      ) : null}
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
