import type { Database } from '@inferbench/db/connection/database';
import { type Contender, type RankedSlice, readContenders } from '@inferbench/db/board/leader-reader';
import { leadersByMetric, type MetricLed } from '@inferbench/answers/verdict/leaders';
import DataLoader from 'dataloader';

const keyOf = ({ epochId, sliceId }: RankedSlice) => `${epochId}:${sliceId}`;

/** One a request: leaders of all slices that it asks for, by one statement an epoch. */
export function leaderLoader({ pool }: Database): DataLoader<RankedSlice, MetricLed<Contender>[], string> {
  return new DataLoader(
    async (slices: readonly RankedSlice[]) => {
      const epochs = [...new Set(slices.map(({ epochId }) => epochId))];
      const found = new Map(
        await Promise.all(
          epochs.map(async (epochId) => {
            const own = slices.filter((slice) => slice.epochId === epochId);
            return [epochId, await readContenders(pool, epochId, own)] as const;
          }),
        ),
      );
      return slices.map(({ epochId, sliceId }) =>
        leadersByMetric((found.get(epochId) ?? []).filter((each) => each.sliceId === sliceId)),
      );
    },
    { cacheKeyFn: keyOf },
  );
}
