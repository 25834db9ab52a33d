import { KindEnum } from '../graphql/enums.ts';
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
import { Id } from '../graphql/global-id.ts';

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

export const ContextAnalysisType = objectTypeOf(ContextAnalysis, 'ContextAnalysis', { slice: null });
export type ContextAnalysisType = InstanceType<typeof ContextAnalysisType>;

export function toContextAnalysisType(
  analysis: ContextAnalysis,
  globalPointId: (uuid: string) => string,
): ContextAnalysisType {
  const { metric, unit, higherIsBetter, modelMaxContext, crossings, noCrossings, sentence } = analysis;
  return {
    metric,
    unit,
    higherIsBetter,
    modelMaxContext,
    crossings,
    noCrossings,
    sentence,
    curves: analysis.curves.map((curve) => ({
      ...curve,
      anchor: curve.anchor && { ...curve.anchor, pointId: globalPointId(curve.anchor.pointId) },
    })),
    marks: analysis.marks.map((mark) => ({ ...mark, pointId: globalPointId(mark.pointId) })),
  };
}
