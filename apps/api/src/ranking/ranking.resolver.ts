import { FOUR_METRICS } from '@inferbench/domain/terms/four-metrics';
import type { Metric } from '@inferbench/domain/terms/metric';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { EvidenceInput, evidenceFilter } from '../board/evidence.input.ts';
import { SliceInput } from '../board/leaderboard.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { MetricEnum } from '../graphql/enums.ts';
import { ComparisonType } from './comparison.type.ts';
import { readComparison } from './read-comparison.ts';
import { readSystemEntries } from '@inferbench/db/board/slice-entries';
import type { EvidenceFilter } from '@inferbench/db/shared/evidence-filter';
import { boardKeys, BoardKeys } from '@inferbench/domain/board/board-keys';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import {
  AxisValue,
  MAX_FRONT_SYSTEMS,
  MissingValue,
  FrontSystem,
  IncompleteSystem,
  ParetoFront,
} from '@inferbench/domain/board/pareto-front';
import { paretoFront } from '@inferbench/analyses/ranking/pareto-front';
import { readSlice } from '../board/read-slice.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { toSliceType, SliceType } from '../slice/slice.type.ts';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { instanceOf } from '../graphql/shown-as.ts';

objectTypeOf(BoardKeys, 'BoardKeys');

objectTypeOf(AxisValue, 'AxisValue', {
  pointId: Id.describe('Global id of the point that has it.'),
});

objectTypeOf(MissingValue, 'MissingAxis');
objectTypeOf(FrontSystem, 'FrontSystem');

objectTypeOf(IncompleteSystem, 'IncompleteSystem', {
  values: IncompleteSystem.shape.values.describe('The values that it has.'),
});

const ParetoFrontType = objectTypeOf(ParetoFront, 'ParetoFront', {
  slice: instanceOf(SliceType).describe('The slice.'),
});
type ParetoFrontType = InstanceType<typeof ParetoFrontType>;

@Resolver()
export class RankingResolver {
  @Query(() => ParetoFrontType, {
    description:
      'Systems of a slice that no other beats on every axis; what lacks an axis is named with the reason.',
  })
  paretoFront(
    @Arg('slice', () => SliceInput, { description: 'The slice.' }) slice: SliceInput,
    @Arg('axes', () => [MetricEnum], {
      defaultValue: [...FOUR_METRICS],
      description: 'Metrics by which systems are compared.',
    })
    axes: Metric[],
    @Arg('evidence', () => EvidenceInput, {
      nullable: true,
      description: 'Which results count; measured and reported ones of every grade where left out.',
    })
    evidence: EvidenceInput | null,
    @Ctx() context: ApiContext,
  ): Promise<ParetoFrontType> {
    return readParetoFront(context, { slice, axes, evidence: evidenceFilter(evidence) });
  }

  @Query(() => ComparisonType, {
    description: 'Two systems of a slice side by side: what was assumed, every metric, what to beware of.',
    deprecationReason:
      'Use `chipComparison`, which compares two to four chips at one work; remove after 2027-11-26',
  })
  compare(
    @Arg('slice', () => SliceInput, { description: 'The slice.' }) slice: SliceInput,
    @Arg('a', () => String, { description: 'Slug of a system with a point in the slice.' }) a: string,
    @Arg('b', () => String, { description: 'Slug of another one.' }) b: string,
    @Ctx() context: ApiContext,
  ): Promise<ComparisonType> {
    return readComparison(context, { slice, a, b });
  }
}

interface FrontRequest {
  slice: SliceInput;
  axes: readonly Metric[];
  evidence: EvidenceFilter | null;
}

/** The slice, then every system with its values: two statements, three under a filter. Errors: NOT_FOUND, INVALID. */
async function readParetoFront(context: ApiContext, request: FrontRequest): Promise<ParetoFrontType> {
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
