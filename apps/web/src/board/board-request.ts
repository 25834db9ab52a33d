import { suggestion } from '@inferbench/domain/did-you-mean';
import type { Metric } from '@inferbench/domain/metric';
import { PrecisionClass } from '@inferbench/domain/precision';
import { Phase, Shape } from '@inferbench/domain/slice';
import { z } from 'zod';

/** Metrics that the board can be ranked by, in the order of its columns. */
export const RANK_METRICS = [
  'USEFUL_TOPS',
  'COST_EFFICIENCY',
  'ENERGY_EFFICIENCY',
  'TOKENS_PER_S_PER_USER',
] as const satisfies readonly Metric[];
export type RankMetric = (typeof RANK_METRICS)[number];

const size = z.coerce.number().int().min(1).max(10_000_000);
const SliceParameters = z.object({
  model: z.string().min(1).max(80),
  phase: Phase,
  shape: Shape.nullish().default(null),
  batch: size,
  context: size,
  precision: PrecisionClass,
});
const SLICE_KEYS = ['model', 'phase', 'shape', 'batch', 'context', 'precision'] as const;

export interface BoardRequest {
  /** Null: the API's own choice. */
  slice: z.infer<typeof SliceParameters> | null;
  metric: RankMetric;
  after: string | null;
  /** What in the address was not understood, in words. */
  problems: string[];
}

export type SearchParameters = Readonly<Record<string, string | string[] | undefined>>;

function single(value: string | string[] | undefined): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return first === '' ? undefined : first;
}

/** The view that an address names; what is wrong in it is said and replaced by the default. */
export function readBoardRequest(parameters: SearchParameters): BoardRequest {
  const problems: string[] = [];
  return {
    slice: readSlice(parameters, problems),
    metric: readMetric(single(parameters['metric']), problems),
    after: single(parameters['after']) ?? null,
    problems,
  };
}

function readMetric(text: string | undefined, problems: string[]): RankMetric {
  if (text === undefined) return 'USEFUL_TOPS';
  const metric = RANK_METRICS.find((candidate) => candidate === text.toUpperCase());
  if (metric) return metric;
  problems.push(
    `metric: "${text.slice(0, 40)}" is none of ${RANK_METRICS.join(', ')}.${suggestion(text, RANK_METRICS)}`,
  );
  return 'USEFUL_TOPS';
}

function readSlice(parameters: SearchParameters, problems: string[]): BoardRequest['slice'] {
  const given = Object.fromEntries(SLICE_KEYS.map((key) => [key, single(parameters[key])]));
  if (Object.values(given).every((value) => value === undefined)) return null;
  const parsed = SliceParameters.safeParse(given);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) problems.push(`${issue.path.join('.')}: ${issue.message}.`);
  return null;
}

/** The address of a view, every part of it named. */
export function boardAddress(view: {
  slice: SliceAddress | null;
  metric: RankMetric;
  after?: string | null;
}): string {
  const query = new URLSearchParams();
  for (const key of SLICE_KEYS) {
    const value = view.slice?.[key];
    if (value !== null && value !== undefined) query.set(key, String(value));
  }
  query.set('metric', view.metric);
  if (view.after) query.set('after', view.after);
  return `/?${query.toString()}`;
}

export type SliceAddress = { [K in (typeof SLICE_KEYS)[number]]: string | number | null };
