import type { RankMetric } from '@inferbench/domain/terms/metric';
import type { ContextAnalysis } from '@inferbench/domain/board/context-analysis';
import type { Slice } from '@inferbench/domain/terms/slice';
import { askContext } from '../figures/context/ask-context.ts';
import type { SliceCard } from './cards/slice-card.tsx';
import type { RowWithoutRank } from './examples.ts';
import type { WithoutRank } from './load-unranked.ts';
import { type Unranked, unrankedOf } from './unranked.ts';
import { BoardCard } from '@inferbench/graphql-documents/board-card';
import { ask } from '../api/answer.ts';
import { cardOfBoard } from './cards/card-of-board.ts';
import { CURATED_SLICES } from './cards/curated-slices.ts';

/** What stands around the table. Null is a part that the API does not hold. */
export interface BoardExtras {
  context: ContextAnalysis | null;
  unranked: readonly Unranked[] | null;
  /** Examples that have no place in the table. */
  examples: readonly RowWithoutRank[];
  cards: readonly SliceCard[] | null;
  /** The API answered for the table and not for all of this. */
  failed: boolean;
}

/** Everything around the table of a slice. A part that fails is left out: the table stands without it. */
export async function loadBoardExtras(
  slice: Slice,
  metric: RankMetric,
  { unranked, apart }: WithoutRank,
): Promise<BoardExtras> {
  const [context, cards] = await Promise.all([askContext(slice, metric), loadCards()]);
  return {
    context: context.state === 'DATA' ? context.value : null,
    unranked: unranked.state === 'DATA' ? unrankedOf(unranked.value) : null,
    examples: apart,
    cards,
    failed: context.state === 'FAILED' || unranked.state === 'FAILED',
  };
}

/** The curated slices, each by a request of its own; null where one of them fails. */
async function loadCards(): Promise<SliceCard[] | null> {
  const cards = await Promise.all(
    CURATED_SLICES.map(async (curated) => {
      const { slice, metric } = curated;
      const answer = await ask(BoardCard, { slice, metric });
      return answer.state === 'DATA' ? { card: cardOfBoard(curated, answer.value.leaderboard) } : null;
    }),
  );
  const answered = cards.filter((each) => each !== null);
  return answered.length < cards.length ? null : answered.flatMap(({ card }) => card ?? []);
}
