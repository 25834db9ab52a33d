import type { Database } from '@inferbench/db/connection/database';
import { type Contender, type RankedSlice, readContenders } from '@inferbench/db/board/leader-reader';
import { type Led, leadersOfList } from '@inferbench/answers/verdict/leaders';
import { FOUR_METRICS, type FourMetric } from '@inferbench/domain/terms/four-metrics';
import DataLoader from 'dataloader';

/** Who leads a metric of a slice, of how many, or why nobody does. */
export interface MetricLed extends Led<Contender> {
  metric: FourMetric;
  systems: number;
}

const keyOf = ({ epochId, sliceId }: RankedSlice) => `${epochId}:${sliceId}`;

/** One a request: leaders of all slices that it asks for, by one statement an epoch. */
export function leaderLoader({ pool }: Database): DataLoader<RankedSlice, MetricLed[], string> {
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
        ledOf((found.get(epochId) ?? []).filter((each) => each.sliceId === sliceId)),
      );
    },
    { cacheKeyFn: keyOf },
  );
}

/** Metrics by which somebody ranks, of each of which more is better; all that ranks on a board was measured or published. */
function ledOf(contenders: readonly Contender[]): MetricLed[] {
  return FOUR_METRICS.flatMap((metric) => {
    const runs = contenders.filter((each) => each.metric === metric);
    return runs.length === 0 ? [] : [{ metric, systems: runs.length, ...leadersOfList(runs) }];
  });
}
