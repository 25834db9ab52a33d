import { isPercentile, type MeasurementRow } from '@inferbench/domain/runs/measurement-list';
import type { SummaryPoint } from '@inferbench/domain/runs/point';
import { MS_PER_SEC, msToSec } from '@inferbench/units/si';

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

/** The figure of each metric, the mean where a median stands beside it; two of one kind mean that the rows are not of one configuration. */
export function valuesOf(rows: readonly MeasurementRow[]): ReadonlyMap<Metric, number> {
  const values = new Map<Metric, number>();
  const means = new Set(
    rows.filter((row) => !isPercentile(row) && !isMedian(row)).map(({ metric }) => metric),
  );
  for (const row of rows.filter((one) => !isPercentile(one))) {
    const { id, metric, value } = row;
    if (isMedian(row) && means.has(metric)) continue;
    if (values.has(metric)) throw new RangeError(`${id}: its point has another ${metric} already`);
    values.set(metric, value);
  }
  return values;
}

function isMedian({ statistic = '' }: MeasurementRow): boolean {
  return statistic.startsWith('median');
}

export function figuresOf(
  values: ReadonlyMap<Metric, number>,
  outputTokens: number | null,
  isOneStream = false,
): Figures {
  const of = (metric: Metric) => values.get(metric) ?? null;
  const derived: Derived = [];
  return {
    ...(values.has('total_tokens_per_s') ? { totalTokensPerSec: of('total_tokens_per_s') } : {}),
    prefillLatencySec: msToSec(of('prefill_latency_ms')),
    tpotSec: msToSec(of('tpot_ms')) ?? oneOverRate(of('decode_tokens_per_s'), derived),
    e2eLatencySec: of('e2e_latency_s'),
    outputTokensPerSec:
      of('output_tokens_per_s') ??
      rateFromEnergy(values, outputTokens, derived) ??
      (isOneStream ? rateOfOneStream(values, outputTokens, derived) : null),
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

/** Tokens of one answer ÷ time of one request, where each waits for the one before: output ÷ (TTFT + (output − 1) · TPOT). */
function rateOfOneStream(
  values: ReadonlyMap<Metric, number>,
  outputTokens: number | null,
  derived: Derived,
): number | null {
  const [ttftMs, tpotMs] = [values.get('ttft_ms'), values.get('tpot_ms')];
  if (ttftMs === undefined || tpotMs === undefined || outputTokens === null || outputTokens < 1) return null;
  derived.push({
    key: 'outputTokensPerSec',
    formula: 'output tokens ÷ (TTFT + (output tokens − 1) × TPOT), one request at a time',
  });
  return (MS_PER_SEC * outputTokens) / (ttftMs + (outputTokens - 1) * tpotMs);
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
