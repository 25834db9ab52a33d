import type { Database } from '@inferbench/db/connection/database';
import { type ModelStanding, modelStandings } from '@inferbench/db/specifications/model-standing';
import DataLoader from 'dataloader';

/** One a request: of the models of a page it is read by one statement who says what they say. */
export function modelStandingLoader({ pool }: Database): DataLoader<string, ModelStanding> {
  return new DataLoader(async (ids: readonly string[]) => {
    const standings = await modelStandings(pool, ids);
    return ids.map((id) => standings.get(id) ?? new Error(`model ${id} is gone`));
  });
}
