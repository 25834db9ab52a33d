import { nearestSliceWithRivals, RIVALS } from '@inferbench/analyses/rivals/nearest-slice';
import type { PointDetail } from '@inferbench/db/submissions/point-detail-reader';
import { readSlices } from '@inferbench/db/board/slice-reader';
import type { ScoredSlice } from '@inferbench/domain/board/board-slice';
import { boardOfRunPath, boardPath, publicPath } from '@inferbench/domain/board/public-address';
import type { Slice } from '@inferbench/domain/terms/slice';
import { z } from 'zod';
import type { ApiContext } from '../graphql/context.ts';
import { objectType } from '../graphql/derived-type.ts';
import { globalId } from '../graphql/global-id.ts';
import { word } from '@inferbench/domain/terms/figure';

const WHOLE = 'whole where the server knows its public address, else from the root of its site';

export const PointLinksType = objectType('PointLinks', 'Addresses of the pages that show a result.', {
  result: z.string().describe(`Its own page; ${WHOLE}.`),
  slice: word('Board of its work, with its row where it has one; null of work that no board has.'),
  nearestWithRivals: word(
    'Board of the same model, of the nearest workload and precision in which several systems rank; null where there is none.',
  ),
});
export type PointLinksType = InstanceType<typeof PointLinksType>;

/** Points of one run or submission that are linked; the pages of the others are linked from these. */
export const MAX_LINKED_POINTS = 20;
/** Slices of one model among which the nearest is looked for, fullest first. */
const MOST_SLICES = 500;

/** A path of the site, whole where this server was told under which origin it is public. */
export function publicLink({ publicOrigin }: Pick<ApiContext, 'publicOrigin'>, path: string): string {
  return publicOrigin === null ? path : new URL(path, publicOrigin).toString();
}

/** Links of points by uuid, in their order; points that whoever asks may not see are left out. */
export async function linksOfPoints(
  context: ApiContext,
  pointIds: readonly string[],
): Promise<PointLinksType[]> {
  const asked = pointIds.slice(0, MAX_LINKED_POINTS);
  const loaded = await context.pointDetails.loadMany(asked);
  const details = loaded.filter((detail): detail is PointDetail => !(detail instanceof Error));
  return Promise.all(
    details.map(async ({ id, slice }) => {
      const nearest =
        slice === null ? null : nearestSliceWithRivals(slice, await slicesWithRivals(context, slice.model));
      const point = globalId('Point', id);
      return {
        result: publicLink(context, publicPath('points', point)),
        slice: slice === null ? null : publicLink(context, boardOfRunPath(slice.model, point)),
        nearestWithRivals: nearest === null ? null : publicLink(context, boardAround(nearest.slice)),
      };
    }),
  );
}

function boardAround({ model, phase, precision }: Slice): string {
  return `${boardPath(model, phase)}?prec=${precision.toLowerCase()}`;
}

/** Read once a request and model, however many points ask. */
const kept = new WeakMap<ApiContext['reads'], Map<string, Promise<ScoredSlice[]>>>();

/** Slices of a model in which systems rank against each other. */
function slicesWithRivals({ database, epochs, reads }: ApiContext, model: string): Promise<ScoredSlice[]> {
  const known = kept.get(reads) ?? new Map<string, Promise<ScoredSlice[]>>();
  kept.set(reads, known);
  const filter = { model, phase: null, minSystems: RIVALS };
  const found =
    known.get(model) ??
    epochs
      .pinned(
        (epochId) => readSlices(database.pool, filter, { after: null, limit: MOST_SLICES, epochId }),
        (page) => page.epochId,
      )
      .then(({ slices }) => slices);
  known.set(model, found);
  return found;
}
