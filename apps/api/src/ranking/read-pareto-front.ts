import { readSystemEntries } from '@inferbench/db/board/slice-entries';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';
import { boardKeys } from '@inferbench/domain/board/board-keys';
import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { Metric } from '@inferbench/domain/terms/metric';
import { type AxisValue, MAX_FRONT_SYSTEMS } from '@inferbench/domain/board/pareto-front';
import { paretoFront } from '@inferbench/analyses/ranking/pareto-front';
import { readSlice } from '../board/read-slice.ts';
import type { SliceInput } from '../board/leaderboard.type.ts';
import { globalId } from '../graphql/global-id.ts';
import type { ApiContext } from '../graphql/context.ts';
import { toSliceType } from '../slice/slice.type.ts';
import type { ParetoFrontType } from './pareto-front.type.ts';

interface FrontRequest {
  slice: SliceInput;
  axes: readonly Metric[];
  evidence: EvidenceFilter | null;
}

/** The slice, then every system with its values: two statements, three under a filter. Errors: NOT_FOUND, INVALID. */
export async function readParetoFront(context: ApiContext, request: FrontRequest): Promise<ParetoFrontType> {
  const { evidence } = request;
  const axes = [...new Set(request.axes)];
  if (axes.length === 0) throw new InferbenchError('INVALID', 'axes: at least one metric.', { path: 'axes' });
  const board = await readSlice(context, request);
  const { sliceId } = board;
  const { systems, total } =
    sliceId === null
      ? { systems: [], total: 0 }
      : await readSystemEntries(
          context.database.pool,
          { ...board, sliceId },
          { metrics: [...new Set([...axes, ...FOUR_METRICS])], evidence, limit: MAX_FRONT_SYSTEMS },
        );
  const omitted = total - systems.length;
  const front = paretoFront({ systems, axes, keys: boardKeys(board.keyCounts), omitted });
  return {
    slice: toSliceType(evidence === null ? board : { ...board, sliceId: null }),
    ...front,
    systems: front.systems.map(withGlobalIds),
    incomplete: front.incomplete.map(withGlobalIds),
  };
}

function withGlobalIds<System extends { values: readonly AxisValue[] }>(system: System) {
  return {
    ...system,
    values: system.values.map((value) => ({ ...value, pointId: globalId('Point', value.pointId) })),
  };
}
