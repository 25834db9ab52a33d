import type { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { Observation } from './observation.ts';

/** Seconds of one unit of a request, by the metric that a publication states; other metrics are no time of a step. */
const SECONDS: {
  readonly [M in Observation['metric']]?: (value: number, request: SimulateRequest) => number;
} = {
  prefill_latency_ms: (value) => value / MS_PER_SEC,
  tpot_ms: (value) => value / MS_PER_SEC,
  ttft_ms: (value) => value / MS_PER_SEC,
  decode_tokens_per_s: (value) => 1 / value,
  output_tokens_per_s: (value, request) => tokensOf(request) / value,
  e2e_latency_s: (value, { phase, outputTokens = 1 }) => (phase === 'serving' ? value / outputTokens : value),
  op_latency_us: (value) => value / 1e6,
  images_per_s: (value, { batch }) => batch / value,
  latency_ms_per_image: (value, { batch }) => (value * batch) / MS_PER_SEC,
};

/** Seconds that a published time or rate means for one unit of its request. */
export function measuredSec({ metric, value, request }: Observation): number {
  const seconds = SECONDS[metric];
  if (seconds === undefined) throw new RangeError(`${metric} is no time of a step`);
  return seconds(value, request);
}

export function isRate({ metric }: Pick<Observation, 'metric'>): boolean {
  return metric.endsWith('_per_s');
}

/** Answer tokens of one unit: all of a static batch, or one of every sequence. */
function tokensOf({ batch, phase, outputTokens = 1 }: SimulateRequest): number {
  return phase === 'generate' ? batch * outputTokens : batch;
}

/** Metrics of energy, by what each is divided by. */
const PER_UNIT = {
  energy_j_per_token: 'token',
  energy_j_per_request: 'request',
  energy_j_per_image: 'image',
} as const;

function isEnergy(metric: Observation['metric']): metric is keyof typeof PER_UNIT {
  return Object.hasOwn(PER_UNIT, metric);
}

/** Answers, requests or images of one unit that a published energy is divided by. */
export function unitsOf(metric: Observation['metric'], request: SimulateRequest): number {
  if (!isEnergy(metric)) throw new RangeError(`${metric} is no energy`);
  const { batch, phase, outputTokens = 1 } = request;
  switch (PER_UNIT[metric]) {
    case 'token':
      return tokensOf(request);
    case 'request':
      return phase === 'serving' ? batch / outputTokens : batch;
    case 'image':
      return batch;
  }
}
