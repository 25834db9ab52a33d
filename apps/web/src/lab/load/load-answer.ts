import type { FormField } from '../../address/form-field.ts';
import type { LoadLimits } from '../../address/load-request.ts';
import type { SearchParameters } from '../../address/search-parameters.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import type { ShownCurve } from '@inferbench/graphql-documents/serving-curve';

/** One system under load, or why there is nothing to draw of it. */
export interface LoadedSystem {
  chip: string;
  label: string;
  short: string;
  vendor: string;
  outcome: Outcome<ShownCurve>;
}

export interface LoadAnswer {
  fields: FormField[];
  query: string;
  model: { slug: string; name: string };
  lengths: { inputTokens: number; outputTokens: number };
  limits: LoadLimits;
  systems: LoadedSystem[];
}

export interface LoadTask {
  name: 'load';
  question: { parameters: SearchParameters };
  answer: LoadAnswer;
}

/** The engine that drew the curves; null where there is none. */
export function engineOf({ systems }: Pick<LoadAnswer, 'systems'>): string | null {
  return (
    systems.map(({ outcome }) => (outcome.ok ? outcome.value.engineVersion : null)).find(Boolean) ?? null
  );
}

/** A published point on the axes of a load: null where its source does not say. */
export interface PublishedLoad {
  vendor: string;
  system: string;
  users: number;
  ttft: number | null;
  tpot: number | null;
  output: number | null;
  goodput: null;
  pointId: string;
  source: string | null;
}
