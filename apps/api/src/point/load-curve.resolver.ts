import { readPoints } from '@inferbench/db/points/point-reader';
import { runPoints } from '@inferbench/db/points/run-points';
import { loadCurve } from '@inferbench/evaluation/load-curve';
import { goodputUnder } from '@inferbench/analyses/ranking/goodput-under';
import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { assumptionsOf, SloInput } from '../slice/assumptions.input.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf, withPointId, Id } from '../graphql/global-id.ts';
import { PointType } from './point.type.ts';
import { Slo, Goodput } from '@inferbench/domain/terms/slo';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { LimitEnum } from '../graphql/workload-enums.ts';
import { LoadCurve, LoadKnee, LoadOutput, LoadStep } from '@inferbench/domain/simulation/load-curve';
import { shownAs } from '../graphql/shown-as.ts';

objectTypeOf(LoadStep, 'LoadStep', {
  pointId: Id.describe('Global id of the point.'),
});

objectTypeOf(LoadKnee, 'LoadKnee', {
  latency: shownAs(LoadKnee.shape.latency, LimitEnum),
});

objectTypeOf(LoadOutput, 'LoadOutput');

const LoadCurveType = objectTypeOf(LoadCurve, 'LoadCurve');
type LoadCurveType = InstanceType<typeof LoadCurveType>;

objectTypeOf(Slo, 'Slo');
const GoodputType = objectTypeOf(Goodput, 'Goodput');
type GoodputType = InstanceType<typeof GoodputType>;

/** What a point says about its load: the curve it belongs to, and how many requests keep which limits. */
@Resolver(() => PointType)
export class LoadCurveResolver {
  @FieldResolver(() => LoadCurveType, {
    description: 'The points of its run at its lengths over concurrency, with the knee of each latency.',
  })
  async loadCurve(
    @Root() { id }: PointType,
    @Ctx() { database: { pool }, epochs, viewer }: ApiContext,
  ): Promise<LoadCurveType> {
    const who = await viewer();
    const run = await runPoints(pool, uuidOf('Point', id) ?? '');
    const clients = new Map(run.map((point) => [point.id, point.clients]));
    const points = await epochs.pinned(
      (epochId) => readPoints(pool, [...clients.keys()], epochId, who),
      ([point]) => point?.epochId,
    );
    const { steps, ...curve } = loadCurve(
      points.flatMap(({ id: pointId, position, score }) =>
        position === null
          ? []
          : [{ pointId, concurrency: position.batch, clients: clients.get(pointId) ?? null, score }],
      ),
    );
    return { ...curve, steps: steps.map(withPointId) };
  }

  @FieldResolver(() => GoodputType, {
    nullable: true,
    description:
      'Share of requests that keep the limits; counted from single requests where the point has them.',
  })
  async goodput(
    @Root() { id }: PointType,
    @Arg('slo', () => SloInput, { description: 'The limits.' }) slo: SloInput,
    @Ctx() { pointDetails }: ApiContext,
  ): Promise<GoodputType | null> {
    const assumptions = assumptionsOf({ costAssumptions: null, prices: null, slo });
    const { document, run } = await pointDetails.load(uuidOf('Point', id) ?? '');
    return assumptions === null
      ? null
      : goodputUnder({ point: document, chips: run.system.chips ?? 1 }, assumptions.slo);
  }
}
