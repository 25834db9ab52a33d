import type { Database } from '@inferbench/db/connection/database';
import { type Contender, type RankedSlice, readContenders } from '@inferbench/db/board/leader-reader';
import { leadersByMetric, type MetricLed } from '@inferbench/answers/verdict/leaders';
import { shownKey } from '@inferbench/domain/scores/comparability';
import type { FourMetric } from '@inferbench/domain/terms/four-metrics';
import DataLoader from 'dataloader';

const keyOf = ({ epochId, sliceId }: RankedSlice) => `${epochId}:${sliceId}`;

/** Systems that rank by a metric under the key that the board shows. */
function systemsBy(metric: FourMetric, keyCounts: RankedSlice['keyCounts']): number | undefined {
  const key = shownKey(metric, keyCounts);
  return keyCounts.find((each) => each.metric === metric && each.comparabilityKey === key)?.systems;
}

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
      return slices.map(({ epochId, sliceId, keyCounts }) =>
        leadersByMetric((found.get(epochId) ?? []).filter((each) => each.sliceId === sliceId)).map((led) => ({
          ...led,
          systems: systemsBy(led.metric, keyCounts) ?? led.systems,
        })),
      );
    },
    { cacheKeyFn: keyOf },
  );
}
