import { readNeighbours } from '@inferbench/db/board/neighbour-reader';
import type { Chip } from '@inferbench/domain/chips/chip';
import { modelsOfShape } from '@inferbench/domain/models/model-shape';
import { NEIGHBOUR_FACTOR, type NeighbourPoint, phasesLike } from '@inferbench/domain/board/neighbour';
import type { Slice } from '@inferbench/domain/terms/slice';
import type { Database } from '@inferbench/db/connection/database';
import type { ApiContext } from '../graphql/context.ts';

interface Read extends Pick<ApiContext, 'catalogue'> {
  database: Pick<Database, 'pool'>;
}

/** Points that others showed at the load of a slice on a chip, with a model of the same shape; best first. */
export function neighboursOf(
  { database, catalogue }: Read,
  { chip, slice, organizationId }: { chip: Pick<Chip, 'slug'>; slice: Slice; organizationId: string },
): Promise<NeighbourPoint[]> {
  const model = catalogue.models.get(slice.model);
  return readNeighbours(database.pool, {
    ...slice,
    chip: chip.slug,
    models: model === undefined ? [slice.model] : modelsOfShape(model, catalogue.models.values()),
    phases: phasesLike(slice),
    within: NEIGHBOUR_FACTOR,
    organizationId,
  });
}
