import type { Constants } from '@inferbench/domain/calibration';
import type { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { Part } from '@inferbench/evaluation/simulation/part';
import { secondsOf } from '@inferbench/evaluation/simulation/part';
import { requestedWork } from '@inferbench/evaluation/simulation/prepare';
import { unitOf } from '@inferbench/evaluation/simulation/work';
import type { Observation } from './observation.ts';

/** Attainable time of an observation's unit, by the software skill that it takes. */
export interface KindSeconds {
  prefill: number;
  decode: number;
}

/** Parts of an observation's unit under some constants. */
export function partsUnder({ request, resolved }: Observation, constants: Constants): Part[] {
  const work = requestedWork(request, { ...resolved, constants });
  if (!work.ok) throw new RangeError(`refused under other constants: ${work.error.message}`);
  return unitOf(request, work.value).parts;
}

export function kindSeconds(parts: readonly Part[]): KindSeconds {
  const of = (kind: Part['kind']) =>
    secondsOf(
      parts.filter((part) => part.kind === kind),
      (part) => part.step.attainableSec,
    );
  return { prefill: of('prefill'), decode: of('decode') };
}

/** Seconds that a published time or rate means for one unit of its request. */
export function measuredSec(observation: Observation): number {
  const { metric, value, request } = observation;
  const { batch, phase, outputTokens = 1 } = request;
  switch (metric) {
    case 'prefill_latency_ms':
    case 'tpot_ms':
    case 'ttft_ms':
      return value / 1e3;
    case 'decode_tokens_per_s':
      return 1 / value;
    case 'output_tokens_per_s':
      return tokensOf(observation.request) / value;
    case 'e2e_latency_s':
      return phase === 'serving' ? value / outputTokens : value;
    case 'op_latency_us':
      return value / 1e6;
    case 'images_per_s':
      return batch / value;
    case 'latency_ms_per_image':
      return (value * batch) / 1e3;
    case 'request_latency_s':
    case 'total_tokens_per_s':
    case 'samples_per_s':
    case 'avg_power_w':
    case 'energy_j_per_token':
    case 'energy_j_per_request':
    case 'energy_j_per_image':
      throw new RangeError(`${metric} is no time of a step`);
  }
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
