import { Slices } from '@inferbench/graphql-documents/slices';
import { allPages, mapAnswer } from '../../api/all-pages.ts';
import { ask } from '../../api/answer.ts';
import type { AvailableSlice } from './available-slice.ts';

/** The slices that exist; null where the API does not list them. */
export async function loadSlices(): Promise<AvailableSlice[] | null> {
  const answer = await allPages(async (after) =>
    mapAnswer(await ask(Slices, { after }), ({ slices }) => slices),
  );
  return answer.state === 'DATA' ? answer.value : null;
}
