import { isPercentile, type MeasurementRow } from '@inferbench/domain/measurement-list';
import type { SummaryPoint } from '@inferbench/domain/point';
import { msToSec } from '@inferbench/units/si';

type Metric = MeasurementRow['metric'];
type Derived = SummaryPoint['derived'];

/** Figures of one point that are times or rates, and which of them we computed. */
export type Figures = Pick<
  SummaryPoint,
  | 'prefillLatencySec'
  | 'tpotSec'
  | 'e2eLatencySec'
  | 'outputTokensPerSec'
  | 'totalTokensPerSec'
  | 'imagesPerSec'
  | 'imageLatencySec'
  | 'derived'
>;

/** The figure of each metric; two of one metric in one point mean that the rows are not of one configuration. */
export function valuesOf(rows: readonly MeasurementRow[]): ReadonlyMap<Metric, number> {
  const values = new Map<Metric, number>();
  for (const { id, metric, value } of rows.filter((row) => !isPercentile(row))) {
    if (values.has(metric)) throw new RangeError(`${id}: its point has another ${metric} already`);
    values.set(metric, value);
  }
  return values;
}

export function figuresOf(values: ReadonlyMap<Metric, number>, outputTokens: number | null): Figures {
  const of = (metric: Metric) => values.get(metric) ?? null;
  const derived: Derived = [];
  return {
    ...(values.has('total_tokens_per_s') ? { totalTokensPerSec: of('total_tokens_per_s') } : {}),
    prefillLatencySec: msToSec(of('prefill_latency_ms')),
    tpotSec: msToSec(of('tpot_ms')) ?? oneOverRate(of('decode_tokens_per_s'), derived),
    e2eLatencySec: of('e2e_latency_s'),
    outputTokensPerSec: of('output_tokens_per_s') ?? rateFromEnergy(values, outputTokens, derived),
    imagesPerSec: of('images_per_s') ?? imagesFromEnergy(values, derived),
    imageLatencySec: msToSec(of('latency_ms_per_image')),
    derived,
  };
}

/** Time of a step = 1 ÷ tokens per second of one sequence. */
function oneOverRate(perSec: number | null, derived: Derived): number | null {
  if (perSec === null) return null;
  derived.push({ key: 'tpotSec', formula: '1 ÷ tokens per second of one sequence' });
  return 1 / perSec;
}

/** Images per second = W ÷ (J/image), where no time is published. */
function imagesFromEnergy(values: ReadonlyMap<Metric, number>, derived: Derived): number | null {
  const [watts, perImage] = [values.get('avg_power_w'), values.get('energy_j_per_image')];
  if (watts === undefined || perImage === undefined || values.has('latency_ms_per_image')) return null;
  derived.push({ key: 'imagesPerSec', formula: 'mean power ÷ energy per image' });
  return watts / perImage;
}

/** Tokens per second = W ÷ (J/token), or W · output tokens ÷ (J/request). */
function rateFromEnergy(
  values: ReadonlyMap<Metric, number>,
  outputTokens: number | null,
  derived: Derived,
): number | null {
  const watts = values.get('avg_power_w');
  if (watts === undefined) return null;
  const perToken = values.get('energy_j_per_token');
  if (perToken !== undefined) {
    derived.push({ key: 'outputTokensPerSec', formula: 'mean power ÷ energy per output token' });
    return watts / perToken;
  }
  const perRequest = values.get('energy_j_per_request');
  if (perRequest === undefined || outputTokens === null) return null;
  derived.push({ key: 'outputTokensPerSec', formula: 'mean power × output tokens ÷ energy per request' });
  return (watts * outputTokens) / perRequest;
}
