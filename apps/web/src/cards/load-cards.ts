import { BoardCard } from '@inferbench/graphql-documents/board-card';
import { ask } from '../api/answer.ts';
import { cardOfBoard } from './card-of-board.ts';
import { CURATED_SLICES } from './curated-slices.ts';
import type { SliceCard } from './slice-card.tsx';

/** The curated slices, each by a request of its own; null where one of them fails. */
export async function loadCards(): Promise<SliceCard[] | null> {
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
