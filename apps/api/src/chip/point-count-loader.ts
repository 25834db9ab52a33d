import { type ModelCounts, modelPointCounts, pointCounts } from '@inferbench/db/points/point-totals';
import type { Database } from '@inferbench/db/connection/database';
import DataLoader from 'dataloader';

/** One a request: the chips of a page are counted by one statement. */
export function pointCountLoader({ pool }: Database): DataLoader<string, number> {
  return new DataLoader(async (chipIds: readonly string[]) => {
    const counts = await pointCounts(pool, chipIds);
    return chipIds.map((id) => counts.get(id) ?? 0);
  });
}

/** The same for the models of a page, with the chips that their points are of. */
export function modelCountLoader({ pool }: Database): DataLoader<string, ModelCounts> {
  return new DataLoader(async (slugs: readonly string[]) => {
    const counts = await modelPointCounts(pool, slugs);
    return slugs.map((slug) => counts.get(slug) ?? { points: 0, chips: 0 });
  });
}
