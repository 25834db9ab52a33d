import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { ServeResult } from '@inferbench/domain/simulation/serve-result';
import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import type { SimulateResult } from '@inferbench/domain/simulation/simulate-result';
import { serve } from '@inferbench/evaluation/serve';
import { simulate } from '@inferbench/evaluation/simulate';
import { MS_PER_SEC } from '@inferbench/units/si';
import { type Asked, askedOf, type TableRow } from './asked-rows.ts';

/** Figure that is expected, in the metric of its row, with the ends of its band. */
export interface Predicted {
  value: number;
  low: number;
  high: number;
}

type Statistic = 'mean' | 'p50' | 'p95' | 'p99';
const STATISTICS: Readonly<Record<string, Statistic>> = {
  mean: 'mean',
  'mean of 3': 'mean',
  'full run': 'mean',
  derived: 'mean',
  p50: 'p50',
  p95: 'p95',
  p99: 'p99',
};

/** Predicts rows through the product's own doors; equal requests are computed once. A string says why a row has no prediction. */
export function predictor(catalogue: CatalogueView): (row: TableRow) => Predicted | string {
  const answers = new Map<string, ReturnType<typeof answerOf>>();
  return (row) => {
    if (!catalogue.chips.has(row['hardware'] ?? '')) return 'NO_CHIP';
    if (!catalogue.models.has(row['model'] ?? '')) return 'NO_MODEL';
    const asked = askedOf(row);
    if (typeof asked === 'string') return asked;
    const key = JSON.stringify(asked);
    const answer = answers.get(key) ?? answerOf(asked, catalogue);
    answers.set(key, answer);
    if (typeof answer === 'string') return answer;
    const found = 'ttftMs' in answer ? servedFigure(row, answer) : soloFigure(row, answer, asked);
    return found ?? 'OTHER_FIGURE';
  };
}

function answerOf(asked: Asked, catalogue: CatalogueView): ServeResult | SimulateResult | string {
  const result =
    asked.door === 'serve'
      ? serve(asked.request, catalogue, { withCapacity: false })
      : simulate(asked.request, catalogue);
  return result.ok ? result.value : result.error.code;
}

const LATENCIES = { ttft_ms: 'ttftMs', tpot_ms: 'tpotMs', request_latency_s: 'e2eMs' } as const;

function servedFigure(row: TableRow, served: ServeResult): Predicted | null {
  const { metric = '' } = row;
  const statistic = STATISTICS[row['n_samples_or_percentile'] ?? ''];
  if (statistic === undefined) return null;
  if (metric === 'ttft_ms' || metric === 'tpot_ms' || metric === 'request_latency_s') {
    const value = served[LATENCIES[metric]][statistic];
    if (value === null) return null;
    const { low, high } = served.band[LATENCIES[metric]][statistic];
    const unit = metric === 'request_latency_s' ? 1 / MS_PER_SEC : 1;
    return { value: value * unit, low: value * low * unit, high: value * high * unit };
  }
  const { low, high } = served.band.e2eMs.mean;
  const rate =
    metric === 'output_tokens_per_s'
      ? served.outputTokensPerSec
      : metric === 'samples_per_s'
        ? served.requestsPerSec
        : null;
  // A request that takes longer by a factor is answered less often by it.
  return rate === null ? null : { value: rate, low: rate / high, high: rate / low };
}

function soloFigure(
  { metric }: TableRow,
  { expected, band }: SimulateResult,
  { request }: Asked,
): Predicted | null {
  const { inputTokens = 0 }: Pick<SimulateRequest, 'inputTokens'> = request;
  const { prefillLatencyMs, decodeTokensPerSec } = expected;
  const value =
    metric === 'prefill_latency_ms'
      ? prefillLatencyMs
      : metric === 'prompt_tokens_per_s' && prefillLatencyMs !== undefined
        ? (inputTokens / prefillLatencyMs) * MS_PER_SEC
        : metric === 'decode_tokens_per_s'
          ? decodeTokensPerSec
          : undefined;
  if (value === undefined) return null;
  return { value, low: value / band.high, high: value * band.high };
}
