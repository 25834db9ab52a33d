import { modelSlug } from '@inferbench/domain/catalogue/resolve-entry';
import { readSlices } from '@inferbench/db/board/slice-reader';
import {
  keyOfWorkload,
  readWorkloads,
  WorkloadKey,
  type StoredWorkload,
} from '@inferbench/db/board/workload-reader';
import { Phase, SliceShape } from '@inferbench/domain/terms/slice';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { connectionOf, type Page, pageOf } from '../graphql/connection.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { PhaseEnum } from '../graphql/enums.ts';
import { checkPageSize } from '../graphql/page-size.ts';
import { SliceType, toSliceType } from './slice.type.ts';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { objectType } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';
import { ModelType, toModelType } from '../model/model.type.ts';

const WorkloadType = objectType('Workload', 'Slices that differ in batch and context only.', {
  model: instanceOf(ModelType).describe('Model.'),
  phase: Phase.describe('Phase.'),
  shape: SliceShape.nullable().describe('Shape; null for phases without one.'),
  precision: PrecisionClass.describe('Precision class.'),
  slices: z.int().describe('Slices in which something ranks.'),
  systems: z.int().describe('Systems that rank in any of them.'),
});
type WorkloadType = InstanceType<typeof WorkloadType>;

const WorkloadConnectionType = connectionOf(
  'Workload',
  () => WorkloadType,
  'A page of the workloads in which something ranks, by model, phase, shape and precision.',
);

function toWorkloadType({ model, phase, shape, precision, slices, systems }: StoredWorkload): WorkloadType {
  return { model: toModelType(model), phase, shape, precision, slices, systems };
}

const SliceConnectionType = connectionOf(
  'Slice',
  () => SliceType,
  'A page of the slices in which something ranks, those with most systems first.',
);
const SliceCursor = z.tuple([z.int(), z.int()]);

/** A picker wants all of them: more a page are fewer requests one after the other. */
const MAX_SLICES = 400;

@Resolver()
export class SliceResolver {
  @Query(() => SliceConnectionType, {
    description: 'Slices in which something ranks, those with most systems first.',
  })
  async slices(
    @Arg('first', () => Int, { description: `Slices a page, 1 to ${MAX_SLICES}.` }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last slice seen.' })
    after: string | null,
    @Arg('model', () => String, { nullable: true, description: 'Only of the model with this slug.' })
    model: string | null,
    @Arg('phase', () => PhaseEnum, { nullable: true, description: 'Only of this phase.' })
    phase: Phase | null,
    @Arg('minSystems', () => Int, {
      defaultValue: 1,
      description: 'Only those in which so many systems rank.',
    })
    minSystems: number,
    @Ctx() { catalogue, database, cursors, reads, epochs }: ApiContext,
  ): Promise<Page<SliceType>> {
    checkPageSize(first, MAX_SLICES);
    const filter = {
      model: model ? modelSlug(catalogue, model) : null,
      phase: phase ?? null,
      minSystems: Math.max(1, minSystems),
    };
    const scope = ['slices', filter.model, filter.phase, filter.minSystems].join(':');
    const position = after ? cursors.decodeKey(after, SliceCursor, scope) : null;
    const { slices, totalCount } = await epochs.pinned(
      (epochId) =>
        readSlices(database.pool, filter, {
          after: position === null ? null : { systems: position[0], sliceId: position[1] },
          limit: first + 1,
          epochId,
        }),
      (page) => page.epochId,
    );
    for (const slice of slices) {
      reads.epoch(slice.epochId);
      reads.slice(slice.sliceId, slice.version);
    }
    return pageOf(
      slices,
      { first, after, totalCount },
      {
        node: (slice) => toSliceType(slice),
        cursor: (slice) => cursors.encodeKey([slice.systems, slice.sliceId], scope),
      },
    );
  }

  @Query(() => WorkloadConnectionType, {
    description: 'Model × phase × shape × precision in which something ranks, with counts.',
  })
  async workloads(
    @Arg('first', () => Int, { description: 'Workloads a page, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the last workload seen.' })
    after: string | null,
    @Ctx() { database, cursors, reads, epochs }: ApiContext,
  ): Promise<Page<WorkloadType>> {
    checkPageSize(first);
    const position = after ? cursors.decodeKey(after, WorkloadKey, 'workloads') : null;
    const { workloads, totalCount } = await epochs.pinned(
      (epochId) => readWorkloads(database.pool, { after: position, limit: first + 1, epochId }),
      (page) => page.epochId,
    );
    for (const { epochId } of workloads) reads.epoch(epochId);
    return pageOf(
      workloads,
      { first, after, totalCount },
      { node: toWorkloadType, cursor: (workload) => cursors.encodeKey(keyOfWorkload(workload), 'workloads') },
    );
  }
}
