import type { Metric } from '@inferbench/domain/terms/metric';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { SliceInput } from '../board/leaderboard.type.ts';
import type { ApiContext } from '../graphql/context.ts';
import { MetricEnum, KindEnum } from '../graphql/enums.ts';
import { globalId, Id } from '../graphql/global-id.ts';
import { readContextAnalysis } from './read-context-analysis.ts';
import { enumTypeOf, objectTypeOf } from '../graphql/derived-type.ts';
import { shownAs } from '../graphql/shown-as.ts';
import {
  ContextCurve,
  CurveSample,
  ContextMark,
  Crossing,
  NoCrossing,
  ContextAnalysis,
} from '@inferbench/domain/board/context-analysis';

enumTypeOf(ContextCurve.shape.role, 'CurveRole', {
  description: 'Why a curve is drawn.',
  values: {
    RANKED: 'A system of the table.',
    REPRESENTATIVE: 'Stands for a family that has no system in the table.',
  },
});

objectTypeOf(CurveSample, 'CurveSample');

objectTypeOf(ContextCurve.shape.anchor.unwrap(), 'CurveAnchor', {
  pointId: Id.describe('Global id of the point.'),
});

objectTypeOf(ContextCurve, 'ContextCurve');

objectTypeOf(ContextMark, 'ContextMark', {
  kind: shownAs(ContextMark.shape.kind, KindEnum),
  pointId: Id.describe('Global id of the point.'),
});

objectTypeOf(Crossing, 'Crossing', {
  kind: shownAs(Crossing.shape.kind, KindEnum),
});

objectTypeOf(NoCrossing, 'NoCrossing', {
  kind: shownAs(NoCrossing.shape.kind, KindEnum),
});

const ContextAnalysisType = objectTypeOf(ContextAnalysis, 'ContextAnalysis', { slice: null });
type ContextAnalysisType = InstanceType<typeof ContextAnalysisType>;

function toContextAnalysisType(
  analysis: ContextAnalysis,
  globalPointId: (uuid: string) => string,
): ContextAnalysisType {
  return {
    ...analysis,
    curves: analysis.curves.map((curve) => ({
      ...curve,
      anchor: curve.anchor && { ...curve.anchor, pointId: globalPointId(curve.anchor.pointId) },
    })),
    marks: analysis.marks.map((mark) => ({ ...mark, pointId: globalPointId(mark.pointId) })),
  };
}

@Resolver()
export class CrossoverResolver {
  @Query(() => ContextAnalysisType, {
    description:
      'Value and rank of the systems of a slice over context, every point drawn on it, and where rankings cross.',
  })
  async crossovers(
    @Arg('slice', () => SliceInput, { description: 'Slice; its context is where the table stands.' })
    slice: SliceInput,
    @Arg('metric', () => MetricEnum, { description: 'Metric to compare by.' }) metric: Metric,
    @Ctx() context: ApiContext,
  ): Promise<ContextAnalysisType> {
    const analysis = await readContextAnalysis(context, { slice, metric });
    return toContextAnalysisType(analysis, (uuid) => globalId('Point', uuid));
  }
}
