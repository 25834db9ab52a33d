import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { RANK_METRICS, type RankMetric } from '@inferbench/domain/terms/metric';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { NO_CONTEXT, Phase, SliceShape, type Slice } from '@inferbench/domain/terms/slice';
import { SLICE_KEYS } from '@inferbench/domain/board/public-address';
import { z } from 'zod';
import { modelAddress, pageAddress } from './pages.ts';
import { firstText, type SearchParameters } from './search-parameters.ts';
import { type EvidenceChoice, readEvidence } from './evidence-choice.ts';

const MAX_SIZE = 10_000_000;
const size = z.coerce.number().int().min(1).max(MAX_SIZE);
const anyCase = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text);
const SliceParameters = z.object({
  model: z.string().min(1).max(80),
  phase: z.preprocess(anyCase, Phase),
  shape: z.preprocess(anyCase, SliceShape.nullish().default(null)),
  batch: size,
  context: z.coerce.number().int().min(NO_CONTEXT).max(MAX_SIZE),
  precision: z.preprocess(anyCase, PrecisionClass),
});
type SliceKey = (typeof SLICE_KEYS)[number];
const SIZE_WORDS = `a whole number from 1 to ${MAX_SIZE}`;
/** A word of the API as an address says it. */
function asSaid(word: string): string {
  return word.toLowerCase().replaceAll('_', '-');
}

const EXPECTED: Readonly<Record<SliceKey, { words: string; options: readonly string[] }>> = {
  model: { words: 'the slug of a model, for example llama-3-8b', options: [] },
  phase: { words: `one of ${Phase.options.map(asSaid).join(', ')}`, options: Phase.options },
  shape: { words: `one of ${SliceShape.options.map(asSaid).join(', ')}`, options: SliceShape.options },
  batch: { words: SIZE_WORDS, options: [] },
  context: { words: `${SIZE_WORDS}, in tokens; ${NO_CONTEXT} for images`, options: [] },
  precision: { words: `one of ${PrecisionClass.options.join(', ')}`, options: PrecisionClass.options },
};

export interface BoardRequest {
  /** Null: the API's own choice. */
  slice: Slice | null;
  metric: RankMetric;
  evidence: EvidenceChoice;
  after: string | null;
  /** The context figure leaves simulated curves out. */
  pointsOnly: boolean;
  /** What in the address was not understood, in words. */
  problems: string[];
}

/** An empty field of a form says nothing. */
function stated(parameters: SearchParameters, name: string): string | undefined {
  const text = firstText(parameters, name);
  return text === '' ? undefined : text;
}

/** The view that an address names; what is wrong in it is said and replaced by the default. */
export function readBoardRequest(parameters: SearchParameters): BoardRequest {
  const problems: string[] = [];
  return {
    slice: readSlice(parameters, problems),
    metric: readMetric(stated(parameters, 'metric'), problems),
    evidence: readEvidence(stated(parameters, 'evidence'), problems),
    after: stated(parameters, 'after') ?? null,
    pointsOnly: stated(parameters, 'points') === 'only',
    problems,
  };
}

/** The model of an address that names nothing else of a slice; null for any other. */
export function modelAlone(parameters: SearchParameters): string | null {
  const [model, ...rest] = SLICE_KEYS.map((key) => stated(parameters, key));
  return model !== undefined && rest.every((value) => value === undefined) ? model : null;
}

/** Metrics as an address may say them, in any letter case. */
const METRIC_WORDS = RANK_METRICS.map(asSaid);

function readMetric(text: string | undefined, problems: string[]): RankMetric {
  if (text === undefined) return 'USEFUL_TOPS';
  const metric = RANK_METRICS.find((candidate) => candidate === text.toUpperCase().replaceAll('-', '_'));
  if (metric) return metric;
  problems.push(
    `metric: "${text.slice(0, 40)}" is none of ${METRIC_WORDS.join(', ')}.${suggestion(text, METRIC_WORDS)}`,
  );
  return 'USEFUL_TOPS';
}

function readSlice(parameters: SearchParameters, problems: string[]): BoardRequest['slice'] {
  const given = Object.fromEntries(SLICE_KEYS.map((key) => [key, stated(parameters, key)]));
  if (Object.values(given).every((value) => value === undefined)) return null;
  const parsed = SliceParameters.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  for (const key of SLICE_KEYS.filter((name) => wrong.has(name)))
    problems.push(sliceProblem(key, given[key]));
  return null;
}

function sliceProblem(key: SliceKey, found: string | undefined): string {
  const { words, options } = EXPECTED[key];
  if (found === undefined) return `${key}: missing; a slice needs it, ${words}.`;
  return `${key}: expected ${words}, found "${found.slice(0, 40)}".${suggestion(found, options)}`;
}

export interface BoardState {
  slice: Slice | null;
  metric: RankMetric;
  evidence?: EvidenceChoice;
  after?: string | null;
  pointsOnly?: boolean;
}

/** A view as a query, every part of it named. */
export function boardQuery(view: BoardState): string {
  const query = new URLSearchParams();
  for (const key of SLICE_KEYS) {
    const value = view.slice?.[key];
    if (value !== null && value !== undefined) query.set(key, String(value));
  }
  query.set('metric', view.metric);
  if (view.evidence && view.evidence !== 'ALL') query.set('evidence', view.evidence);
  if (view.after) query.set('after', view.after);
  if (view.pointsOnly) query.set('points', 'only');
  return query.toString();
}

/** The address of a view: the page of its model, in that slice. */
export function boardAddress(view: BoardState): string {
  const query = new URLSearchParams(boardQuery(view));
  const model = query.get('model');
  query.delete('model');
  return model === null
    ? pageAddress('models', { query: query.toString() })
    : modelAddress(model, { query: query.toString() });
}
