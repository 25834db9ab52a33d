import { readModelPoints } from '@inferbench/db/points/model-points';
import { systemShortName } from '@inferbench/domain/catalogue/names';
import type { WorkloadPoint } from '@inferbench/analyses/workload-ranking/option';
import { withinReach, workloadPoint } from '@inferbench/analyses/workload-ranking/workload-point';
import type { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import type { ApiContext } from '../graphql/context.ts';

/** All points of the model with prompt and answer, in one epoch, as far as the request needs them. */
export async function readWorkloadPoints(
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
