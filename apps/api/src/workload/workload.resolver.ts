import { WorkloadRequest, RequestShape } from '@inferbench/domain/workload/workload-ranking';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Compute } from '../compute/compute.ts';
import type { ComputeInput, ComputeOutcome } from '../compute/compute-tasks.ts';
import { ok } from '@inferbench/domain/errors/result';
import type { ApiContext } from '../graphql/context.ts';
import { globalId } from '../graphql/global-id.ts';
import { parsedInput, refusedBy } from '../simulate/refused.ts';
import type { SimulationRefusedType } from '../simulate/simulate.type.ts';
import { WorkloadOutcome, type WorkloadRankingType } from './workload-ranking.type.ts';
import { z } from 'zod';
import { MetricEnum } from '../graphql/enums.ts';
import { OwnershipInput } from '../simulate/simulate-parts.input.ts';
import { inputType, inputTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import { readModelPoints } from '@inferbench/db/points/model-points';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import type { WorkloadPoint } from '@inferbench/analyses/workload-ranking/option';
import { withinReach, workloadPoint } from '@inferbench/analyses/workload-ranking/workload-point';

const { shape } = WorkloadRequest;

inputTypeOf(RequestShape, 'RequestShapeInput');

const WorkloadLimitsInput = inputType(
  'WorkloadLimitsInput',
  'Limits on the 95th percentile; what is left out is not asked for.',
  {
    ttftMs: z.number().optional().describe('Time to first token, ms.'),
    tpotMs: z.number().optional().describe('Time per output token after the first, ms.'),
    e2eMs: z.number().optional().describe('Request sent to last token, ms.'),
  },
);

inputTypeOf(shape.include.unwrap(), 'WorkloadIncludeInput');

const WorkloadInput = inputTypeOf(WorkloadRequest, 'WorkloadInput', {
  metric: shownAs(shape.metric, MetricEnum),
  limits: shownAs(shape.limits, WorkloadLimitsInput),
  ownership: shownAs(shape.ownership, OwnershipInput),
});
type WorkloadInput = InstanceType<typeof WorkloadInput>;

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
      'Systems for a workload of your own: those that keep its limits in order, those that miss one, and those that cannot be ranked, with the reason.',
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

/** All points of the model with prompt and answer, in one epoch, as far as the request needs them. */
async function readWorkloadPoints(
  { database: { pool }, epochs, reads }: Pick<ApiContext, 'database' | 'epochs' | 'reads'>,
  request: WorkloadRequest,
): Promise<WorkloadPoint[]> {
  const found = await epochs.pinned(
    (epochId) => readModelPoints(pool, request.model, epochId),
    ({ epochId }) => epochId,
  );
  if (found.epochId === null) return [];
  reads.epoch(found.epochId);
  const ranked = found.points.flatMap(({ point, techniques }) => {
    const { position, inputTokens, outputTokens } = point;
    if (position === null || inputTokens === null || outputTokens === null) return [];
    const { chips, framework, chip } = point.system;
    return [
      workloadPoint({
        pointId: point.id,
        system: {
          slug: point.system.slug,
          label: systemShortName({ chip: chip.chip, chips, framework }),
          chip: chip.chip.slug,
          chips,
          framework,
        },
        kind: point.kind,
        evidenceGrade: point.evidenceGrade,
        precision: position.slice.precision,
        phase: point.phase,
        techniques,
        unranked: point.unranked?.detail ?? null,
        batch: position.batch,
        inputTokens,
        outputTokens,
        score: point.score,
      }),
    ];
  });
  return withinReach(ranked, request);
}
