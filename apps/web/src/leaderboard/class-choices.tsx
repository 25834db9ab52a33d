import { EXTENT_WORDS } from '@inferbench/domain/board/system-class';
import { POOLS_WORDS } from '@inferbench/answers/board/words';
import type { WorkloadBoardAnswer } from '@inferbench/graphql-documents/answers';
import { formatNumber } from '@inferbench/units/format';
import { leaderboardAddress, type ShownWork } from '../address/leaderboard-request.ts';
import { Segments } from '../chart/segments.tsx';

type Choice = WorkloadBoardAnswer['choices']['extent'][number];

interface ClassChoicesProps {
  board: Pick<WorkloadBoardAnswer, 'model' | 'choices' | 'by'>;
}

/** Choices of extent, of where prompts are read, and of drafts: each with its count, without a link where nothing stands there. */
export function ClassChoices({ board: { model, choices, by } }: ClassChoicesProps) {
  const of = (all: readonly Choice[], words: (slice: ShownWork) => string) =>
    all.map(({ slice, systems, chosen }) => ({
      words: systems === 0 && !chosen ? words(slice) : `${words(slice)} ${formatNumber(systems)}`,
      href: leaderboardAddress(model, { slice, by }),
      chosen,
      ...(systems === 0 && !chosen ? { absent: 'none' } : {}),
    }));
  return (
    <div className="board-classes">
      <Segments name="Extent" of={of(choices.extent, ({ extent }) => EXTENT_WORDS[extent])} />
      <Segments name="Prompts" of={of(choices.pools, ({ pools }) => POOLS_WORDS[pools])} />
      <Segments
        name="Drafts"
        of={of(choices.technique, ({ technique }) => (technique === 'PLAIN' ? 'no drafts' : 'with drafts'))}
      />
    </div>
  );
}
