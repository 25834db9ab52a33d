import { KEY_SEPARATOR } from '@inferbench/domain/scores/comparability';
import { Metric, METRIC_DEFINITIONS, type MetricValue, presentValue } from '@inferbench/domain/terms/metric';
import type { BoardValue, Score } from '@inferbench/domain/scores/score';
import { costEfficiency, energyEfficiency, usdPerMtok } from './cost-metrics.ts';

/** Every value of a point that can rank: one a metric, for cost one a basis, for energy one a power boundary. */
export function boardValues(technique: string, score: Score): BoardValue[] {
  const plain = Metric.options
    .filter((metric) => METRIC_DEFINITIONS[metric].keyed === 'nothing')
    .flatMap((metric) => boardValue(metric, technique, score.metrics[metric]));
  return [...plain, ...keyedValues(technique, score)];
}

function keyedValues(technique: string, score: Score): BoardValue[] {
  const { chips } = score.placement;
  const { USEFUL_TOPS } = score.metrics;
  const tops = presentValue(USEFUL_TOPS);
  const of = {
    tops,
    chips,
    replicateShare: score.replicateShare,
    durationShare: score.durationShare ?? 0,
  };
  const costs = score.costs.flatMap((cost) => {
    const key = `${technique}${KEY_SEPARATOR}${cost.basis}`;
    return [
      ...boardValue('COST_EFFICIENCY', key, costEfficiency(of, cost)),
      ...boardValue('USD_PER_MTOK', key, usdPerMtok(of, cost)),
    ];
  });
  const energies = score.energy.flatMap((energy) =>
    boardValue(
      'ENERGY_EFFICIENCY',
      `${technique}${KEY_SEPARATOR}${energy.boundary}`,
      energyEfficiency(of, energy),
    ),
  );
  return [...costs, ...energies];
}

function boardValue(metric: Metric, comparabilityKey: string, value: MetricValue | null): BoardValue[] {
  return value?.present === true
    ? [{ metric, comparabilityKey, value: value.value, interval: value.interval }]
    : [];
}
