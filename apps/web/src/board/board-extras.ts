import type { RankMetric } from '@inferbench/domain/metric';
import { ContextAnalysis } from '@inferbench/domain/context-analysis';
import type { Slice } from '@inferbench/domain/slice';
import { Crossovers, type CrossoversResult } from '@inferbench/graphql-documents/crossovers';
import { Slices } from '@inferbench/graphql-documents/slices';
import { UnrankedInSlice } from '@inferbench/graphql-documents/unranked';
import { allPages, mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import { loadCards } from '../cards/load-cards.ts';
import type { SliceCard } from '../cards/slice-card.tsx';
import type { AvailableSlice } from './available-slice.ts';
import { type Unranked, unrankedOf } from './unranked.ts';

/** What stands around the table. Null is a part that the API does not hold. */
export interface BoardExtras {
  context: ContextAnalysis | null;
  unranked: readonly Unranked[] | null;
  cards: readonly SliceCard[] | null;
  /** The API answered for the table and not for all of this. */
  failed: boolean;
}

/** Everything around the table of a slice. A part that fails is left out: the table stands without it. */
export async function loadBoardExtras(slice: Slice, metric: RankMetric): Promise<BoardExtras> {
  const [context, unranked, cards] = await Promise.all([
    askContext(slice, metric),
    ask(UnrankedInSlice, { slice }),
    loadCards(),
  ]);
  return {
    context: context.state === 'DATA' ? context.value : null,
    unranked: unranked.state === 'DATA' ? unrankedOf(unranked.value.unranked) : null,
    cards,
    failed: context.state === 'FAILED' || unranked.state === 'FAILED',
  };
}

/** The slices that exist. */
export function askSlices(): Promise<Answer<AvailableSlice[]>> {
  return allPages(async (after) => mapAnswer(await ask(Slices, { after }), ({ slices }) => slices));
}

/** The same; null where the API does not list them. */
export async function loadSlices(): Promise<AvailableSlice[] | null> {
  const answer = await askSlices();
  return answer.state === 'DATA' ? answer.value : null;
}

/** Value and rank over context around a slice. */
export async function askContext(slice: Slice, metric: RankMetric): Promise<Answer<ContextAnalysis>> {
  return mapAnswer(await ask(Crossovers, { slice, metric }), ({ crossovers }) =>
    toAnalysis(slice, crossovers),
  );
}

/** The wire's analysis as the domain's; kinds are narrower there than the schema's enum says. */
function toAnalysis(slice: Slice, found: CrossoversResult): ContextAnalysis | null {
  // urql's cache adds `__typename` to every object.
  const plain: unknown = JSON.parse(
    JSON.stringify(found, (key, value: unknown) => (key === '__typename' ? undefined : value)),
  );
  return ContextAnalysis.safeParse(Object.assign({ slice }, plain)).data ?? null;
}
