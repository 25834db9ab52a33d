import type { RankMetric } from '@inferbench/domain/metric';
import type { NamedSlice, Slice } from '@inferbench/domain/slice';
import { Slices } from '@inferbench/graphql-documents/slices';
import { SliceSystems, type SliceSystemsResult } from '@inferbench/graphql-documents/slice-systems';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { type AvailableSlice, namedSlice } from './available-slice.ts';

/** The slices that exist. */
export function askSlices(): Promise<Answer<AvailableSlice[]>> {
  return allPages(async (after) => mapAnswer(await ask(Slices, { after }), ({ slices }) => slices));
}

/** The same; null where the API does not list them. */
export async function loadSlices(): Promise<AvailableSlice[] | null> {
  const answer = await askSlices();
  return answer.state === 'DATA' ? answer.value : null;
}

type RankedSystem = SliceSystemsResult['edges'][number]['node']['system'];

export interface ShownSlice {
  shown: NamedSlice;
  /** Who ranks in it, the first hundred. */
  systems: readonly RankedSystem[];
  /** Null where the API does not list the slices that exist. */
  slices: readonly AvailableSlice[] | null;
}

/** The slice that an address names, else the one that the board opens with; missing where nothing is on the board at all. */
export async function loadShownSlice(slice: Slice | null, metric: RankMetric): Promise<Answer<ShownSlice>> {
  const [answer, slices] = await Promise.all([ask(SliceSystems, { slice, metric }), loadSlices()]);
  return mapAnswer(answer, ({ leaderboard }) =>
    leaderboard.slice === null
      ? null
      : {
          shown: namedSlice(leaderboard.slice),
          systems: leaderboard.edges.map(({ node }) => node.system),
          slices,
        },
  );
}
