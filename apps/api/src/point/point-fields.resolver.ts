import { PrecisionSetting, fullPrecision } from '@inferbench/domain/terms/precision';
import { objectTypeOf } from '../graphql/derived-type.ts';
import { pointPressure } from '@inferbench/evaluation/point-pressure';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { KvPressureType } from '../chip/cache-room.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { uuidOf } from '../graphql/global-id.ts';
import { ModelType, toModelType } from '../model/model.type.ts';
import { SliceType, toSliceType } from '../slice/slice.type.ts';
import type { PointDetail } from '@inferbench/db/submissions/point-detail-reader';
import { linksOfPoints, PointLinksType } from './point-links.ts';
import { PointType } from './point.type.ts';
import { ProvenanceType, toProvenanceType } from './provenance.type.ts';

export const PointPrecisionType = objectTypeOf(PrecisionSetting, 'PointPrecision');
export type PointPrecisionType = InstanceType<typeof PointPrecisionType>;

/** What lists do not read: documents of the points that ask for it, all of a request in one statement. */
@Resolver(() => PointType)
export class PointFieldsResolver {
  @FieldResolver(() => ModelType, {
    nullable: true,
    description: 'Model; null for names the catalogue does not know.',
  })
  async model(@Root() point: PointType, @Ctx() context: ApiContext): Promise<ModelType | null> {
    const { model } = await detailOf(point, context);
    return model === null ? null : toModelType(model);
  }

  @FieldResolver(() => PointPrecisionType, {
    nullable: true,
    description: 'Precision; null where not declared.',
  })
  async precision(@Root() point: PointType, @Ctx() context: ApiContext): Promise<PointPrecisionType | null> {
    const { precision } = (await detailOf(point, context)).run;
    return precision.weights === null ? null : fullPrecision(precision.weights, precision);
  }

  @FieldResolver(() => KvPressureType, {
    nullable: true,
    description: 'How caches fill the memory at its batch and context; null where one of them is unknown.',
  })
  async kvPressure(@Root() point: PointType, @Ctx() context: ApiContext): Promise<KvPressureType | null> {
    const { run, document, model } = await detailOf(point, context);
    return pointPressure({ run, point: document, model: model?.model ?? null }, context.catalogue);
  }

  @FieldResolver(() => SliceType, {
    nullable: true,
    description: 'Its slice; null where `positionReason` says why.',
  })
  async slice(@Root() point: PointType, @Ctx() context: ApiContext): Promise<SliceType | null> {
    const { slice, sliceSystems, sliceVersion, model } = await detailOf(point, context);
    return slice === null || model === null
      ? null
      : toSliceType({ slice, model, systems: sliceSystems ?? 0, version: sliceVersion ?? 0 });
  }

  @FieldResolver(() => PointLinksType, { description: 'Where it is shown.' })
  async links(@Root() { id }: PointType, @Ctx() context: ApiContext): Promise<PointLinksType> {
    const [links] = await linksOfPoints(context, [uuidOf('Point', id) ?? '']);
    if (links === undefined) throw new Error(`point ${id} has no run`);
    return links;
  }

  @FieldResolver(() => ProvenanceType, { description: 'Where it comes from.' })
  async provenance(@Root() point: PointType, @Ctx() context: ApiContext): Promise<ProvenanceType> {
    return toProvenanceType(await detailOf(point, context));
  }
}

function detailOf({ id }: PointType, { pointDetails }: ApiContext): Promise<PointDetail> {
  return pointDetails.load(uuidOf('Point', id) ?? '');
}
