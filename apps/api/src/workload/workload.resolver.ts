import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Compute } from '../compute/compute.ts';
import type { ComputeInput, ComputeOutcome } from '../compute/compute-tasks.ts';
import { ok } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import { globalId } from '../graphql/global-id.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { readWorkloadPoints } from './read-workload-points.ts';
import { WorkloadInput } from './workload.input.ts';
import { WorkloadOutcome, type WorkloadRankingType } from './workload-ranking.type.ts';

/** Computations that share the simulated systems of one answer: a large model on every chip is more than one of them may take. */
const PARTS = 4;

type Entries = ComputeOutcome<'simulatedPart'>;

/** All simulated entries, each part in a turn of its own. */
async function simulatedInTurns(
  compute: Compute,
  asked: Omit<ComputeInput<'simulatedPart'>, 'part'>,
): Promise<Entries> {
  const parts = await Promise.all(
    Array.from({ length: PARTS }, (_, index) =>
      compute('simulatedPart', { ...asked, part: { index, of: PARTS } }),
    ),
  );
  const refused = parts.find((part) => !part.ok);
  return refused ?? ok(parts.flatMap((part) => (part.ok ? part.value : [])));
}

@Resolver()
export class WorkloadResolver {
  @Query(() => WorkloadOutcome, {
    description:
      'Systems for a workload of your own: those that keep its limits in order, those that miss one, and those that were not run near it.',
  })
  async rankForWorkload(
    @Arg('workload', () => WorkloadInput, { description: 'The workload.' }) input: WorkloadInput,
    @Ctx() context: ApiContext,
  ): Promise<WorkloadRankingType | SimulationRefusedType> {
    const { compute, catalogueVersion, reads } = context;
    reads.catalogue(catalogueVersion);
    const request = parsedInput(WorkloadRequest, input, context.catalogue);
    if (!request.ok) return request.error;
    const points = await readWorkloadPoints(context, request.value);
    const asked = { request: request.value, points };
    const simulated = request.value.include.simulated ? await simulatedInTurns(compute, asked) : ok([]);
    if (!simulated.ok) return refusedBy(simulated.error);
    const outcome = await compute('rankForWorkload', { ...asked, simulated: simulated.value });
    if (!outcome.ok) return refusedBy(outcome.error);
    const { ranking, missesLimits, noData, ...rest } = outcome.value;
    const ids = (uuids: readonly string[]) => uuids.map((uuid) => globalId('Point', uuid));
    return {
      kind: 'WorkloadRanking',
      ...rest,
      ranking: ranking.map((entry) => ({ ...entry, pointIds: ids(entry.pointIds) })),
      missesLimits: missesLimits.map((entry) => ({ ...entry, pointIds: ids(entry.pointIds) })),
      noData: noData.map(({ nearestPointId, ...entry }) => ({
        ...entry,
        nearestPointId: nearestPointId === null ? null : globalId('Point', nearestPointId),
      })),
    };
  }
}
