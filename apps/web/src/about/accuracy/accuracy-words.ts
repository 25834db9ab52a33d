import type { AccuracyQuantity, AccuracyRowData } from './accuracy-data.ts';

type Phase = AccuracyRowData['phase'];
type Metric = AccuracyRowData['metric'];

/** Phases in the order of marks: a phase keeps its shape and colour on the whole page. */
export const PHASES: readonly Phase[] = ['PREFILL', 'DECODE', 'GENERATE', 'SERVING', 'IMAGE', 'OP'];

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  PREFILL: 'prefill',
  DECODE: 'decode',
  GENERATE: 'generate',
  SERVING: 'serving',
  IMAGE: 'images',
  OP: 'single kernels',
};

export const QUANTITY_WORDS: Readonly<Record<AccuracyQuantity, string>> = {
  LATENCY: 'times',
  POWER: 'watts',
  ENERGY: 'joules',
};

interface MetricWords {
  words: string;
  unit: string;
  /** The value on the axis of its quantity: seconds, watts, joules. A rate is a time the other way round. */
  onAxis: (value: number) => number;
}

const same = (value: number) => value;
const inverse = (value: number) => 1 / value;

export const METRIC_WORDS: Readonly<Record<Metric, MetricWords>> = {
  PREFILL_LATENCY_MS: { words: 'time of a prompt', unit: 'ms', onAxis: (value) => value / 1e3 },
  TPOT_MS: { words: 'time per output token', unit: 'ms', onAxis: (value) => value / 1e3 },
  DECODE_TOKENS_PER_S: { words: 'rate of decoding', unit: 'tokens/s', onAxis: inverse },
  OUTPUT_TOKENS_PER_S: { words: 'rate of output tokens', unit: 'tokens/s', onAxis: inverse },
  E2E_LATENCY_S: { words: 'time of a request', unit: 's', onAxis: same },
  OP_LATENCY_US: { words: 'time of a kernel', unit: 'µs', onAxis: (value) => value / 1e6 },
  TTFT_MS: { words: 'time to first token', unit: 'ms', onAxis: (value) => value / 1e3 },
  REQUEST_LATENCY_S: { words: 'time of one request', unit: 's', onAxis: same },
  TOTAL_TOKENS_PER_S: { words: 'rate of all tokens', unit: 'tokens/s', onAxis: inverse },
  SAMPLES_PER_S: { words: 'rate of samples', unit: 'samples/s', onAxis: inverse },
  REQUESTS_PER_S: { words: 'rate of requests', unit: 'requests/s', onAxis: inverse },
  OFFERED_REQUESTS_PER_S: { words: 'rate of arrivals', unit: 'requests/s', onAxis: inverse },
  PROMPT_TOKENS_PER_S: { words: 'rate of prompt tokens', unit: 'tokens/s', onAxis: inverse },
  IMAGES_PER_S: { words: 'rate of images', unit: 'images/s', onAxis: inverse },
  LATENCY_MS_PER_IMAGE: { words: 'time of an image', unit: 'ms', onAxis: (value) => value / 1e3 },
  AVG_POWER_W: { words: 'mean power', unit: 'W', onAxis: same },
  PEAK_POWER_W: { words: 'highest power', unit: 'W', onAxis: same },
  ENERGY_J_PER_TOKEN: { words: 'energy of a token', unit: 'J', onAxis: same },
  ENERGY_J_PER_REQUEST: { words: 'energy of a request', unit: 'J', onAxis: same },
  ENERGY_J_PER_IMAGE: { words: 'energy of an image', unit: 'J', onAxis: same },
};

export const AXIS_WORDS: Readonly<Record<AccuracyQuantity, string>> = {
  LATENCY: 'time',
  POWER: 'power, W',
  ENERGY: 'energy, J',
};

export const GRADE_WORDS: Readonly<Record<string, string>> = {
  A: 'A, controlled runs',
  B: 'B, steady-state serving',
};

export function phaseOfName(name: string): string {
  const phase = PHASES.find((each) => each === name.toUpperCase());
  return phase === undefined ? name : PHASE_WORDS[phase];
}

export function metricOfName(name: string): string {
  const key = name.toUpperCase();
  const found = Object.entries(METRIC_WORDS).find(([metric]) => metric === key);
  return found === undefined ? name : `${found[1].words}, ${found[1].unit}`;
}
