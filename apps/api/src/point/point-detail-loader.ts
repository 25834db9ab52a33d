import { type PointDetail, readPointDetails } from '@inferbench/db/submissions/point-detail-reader';
import DataLoader from 'dataloader';
import type { EpochSource } from '../graphql/request-epoch.ts';

/** One a request: details of all points that it asks for, by one statement. Only for points that exist. */
export function pointDetailLoader({
  database: { pool },
  epochs,
  viewer,
}: EpochSource): DataLoader<string, PointDetail> {
  return new DataLoader(async (ids: readonly string[]) => {
    const who = await viewer();
    const details = await epochs.pinned(
      (epochId) => readPointDetails(pool, ids, epochId, who),
      ([detail]) => detail?.epochId,
    );
    const found = new Map(details.map((detail) => [detail.id, detail]));
    return ids.map((id) => found.get(id) ?? new Error(`point ${id} has no run`));
  });
}
