import { NO_CONTEXT } from '@inferbench/domain/slice';
import { frameworkName } from '@inferbench/domain/framework-name';
import type { Kind } from '@inferbench/domain/kind';
import type { Metric } from '@inferbench/domain/metric';

/** Metrics that a ranking or an axis can go by. */
export type ChoiceMetric = Exclude<Metric, 'TTFT_P95' | 'TPOT_P95' | 'GOODPUT'>;

/** What it goes by, with the unit. */
export const RANKED_BY: Readonly<Record<ChoiceMetric, string>> = {
  USEFUL_TOPS: 'useful TOPS per chip',
  COST_EFFICIENCY: 'useful TOPS per USD/h',
  ENERGY_EFFICIENCY: 'useful TOPS per watt',
  FLEXIBILITY: 'flexibility, share of cells',
  TOKENS_PER_S_PER_USER: 'tokens/s per user',
  TOKENS_PER_S_PER_CHIP: 'tokens/s per chip',
  USD_PER_MTOK: 'USD per million output tokens',
};

/** Metrics of the board inside a sentence, and at the head of its first column. */
export const METRIC_WORDS = {
  USEFUL_TOPS: { per: 'on useful TOPS', short: 'TOPS' },
  COST_EFFICIENCY: { per: 'per dollar', short: 'cost' },
  ENERGY_EFFICIENCY: { per: 'per watt', short: 'energy' },
  TOKENS_PER_S_PER_USER: { per: 'per user', short: 'user speed' },
} as const satisfies Partial<Record<Metric, { per: string; short: string }>>;

/** Metrics as a table names them. */
export const METRIC_NAMES: Readonly<Record<Metric, string>> = {
  USEFUL_TOPS: 'Useful TOPS',
  COST_EFFICIENCY: 'Cost efficiency',
  ENERGY_EFFICIENCY: 'Energy efficiency',
  FLEXIBILITY: 'Flexibility, simulated',
  TOKENS_PER_S_PER_USER: 'Tokens a second, one user',
  TOKENS_PER_S_PER_CHIP: 'Tokens a second, one chip',
  TTFT_P95: 'Time to first token, p95',
  TPOT_P95: 'Time per output token, p95',
  USD_PER_MTOK: 'Price of output tokens',
  GOODPUT: 'Goodput, chatbot limits',
};

export const SHAPE_WORDS = {
  PROMPT_HEAVY: 'prompt-heavy',
  BALANCED: 'balanced',
  ANSWER_HEAVY: 'answer-heavy',
} as const;

export const BOUNDARY_WORDS: Readonly<Record<string, string>> = {
  WALL: 'wall',
  RACK: 'rack',
  NODE_SENSOR: 'node sensor',
  CHASSIS_MODEL: 'chassis model',
  DEVICE_SENSOR: 'device sensor',
  PROVISIONED: 'provisioned',
  TDP: 'TDP',
  SIMULATED: 'simulated',
};

/** The same under a figure, where the header already says it in full. */
export function shortBoundary(boundary: string): string {
  return (BOUNDARY_WORDS[boundary] ?? boundary.toLowerCase()).replace(/ (sensor|model)$/, '');
}

export const BASIS_WORDS = { OWNED: 'owned', RENTED: 'rented' } as const;

export const MISSING_WORDS: Readonly<Record<string, string>> = {
  NO_PRICE: 'no price',
  NO_POWER: 'no power data',
  NOT_COMPUTED: 'not computed',
  NOT_REPORTED: 'not reported',
  NOT_APPLICABLE: 'not applicable',
  INSUFFICIENT_SAMPLES: 'too few samples',
  DOES_NOT_FIT: 'does not fit',
  UNSUPPORTED_PRECISION: 'unsupported precision',
};

/** A figure that a third party published was reported by nobody here. */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  MEASURED: 'measured',
  REPORTED: 'published',
  INTERPOLATED: 'interpolated',
  SIMULATED: 'simulated',
};

export const GRADE_WORDS: Readonly<Record<string, string>> = {
  E0: 'simulated from a specification',
  E1: 'self-reported aggregate',
  E2: 'raw data, re-derived by us',
  E3: 'witnessed or signed harness',
  E4: 'independently reproduced',
};

/** What a grade means for this kind: nobody submitted a published figure, so it is not self-reported. */
export function evidenceWords(grade: string, kind: Kind): string {
  if (kind === 'INTERPOLATED') return 'from two points';
  return grade === 'E1' && kind === 'REPORTED' ? 'published' : (GRADE_WORDS[grade] ?? '');
}

/** "GH200 96GB" for "GH200 Grace Hopper 96GB HBM3": brand, memory type and remarks are on the chip's own page. */
export function shortChip(name: string): string {
  return name
    .replace(/ \(.*\)$/, '')
    .replace(/^(Instinct|GeForce) /, '')
    .replace(' Grace Hopper', '')
    .replace(/ HBM\d\w*$/, '');
}

export function stackWords(framework: string | null): string {
  return framework === null ? 'stack not stated' : frameworkName(framework);
}

/** 1,024 tokens are "1K": K counts 1,024 for context and nothing else. Images have none. */
export function contextWords(tokens: number): string {
  if (tokens === NO_CONTEXT) return 'none';
  if (tokens >= 1_048_576) return `${tokens / 1_048_576}M`;
  return tokens >= 1024 ? `${tokens / 1024}K` : String(tokens);
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export function countWord(n: number): string {
  return COUNTS[n] ?? String(n);
}
