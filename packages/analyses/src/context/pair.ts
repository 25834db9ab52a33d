import { METRIC_DEFINITIONS } from '@inferbench/domain/metric';
import { isLanguageModel } from '@inferbench/domain/model';
import { type AnalysisInput, curvesOfSystems, measuredPairs, type Pairs, simulatedPairs } from './analyse.ts';
import { isSimulated } from '../simulated-metric.ts';

/** Where two systems of a slice cross over context, measured first, then simulated: `analyseContext` without the others. */
export function pairCrossings(input: AnalysisInput): Pairs {
  const { slice, metric, catalogue, systems, marks } = input;
  const model = catalogue.models.get(slice.model);
  const common = {
    higherIsBetter: METRIC_DEFINITIONS[metric].higherIsBetter,
    modelMaxContext: model && isLanguageModel(model) ? model.maxContextTokens : 0,
    catalogue,
  };
  const curves = isSimulated(metric) ? curvesOfSystems(input, { shown: systems, others: [] }) : [];
  const [measured, simulated] = [measuredPairs(marks, common), simulatedPairs(curves, common)];
  return {
    crossings: [...measured.crossings, ...simulated.crossings],
    noCrossings: [...measured.noCrossings, ...simulated.noCrossings],
  };
}
