import type { Metric } from '@inferbench/domain/terms/metric';
import { Slice } from '@inferbench/domain/terms/slice';
import { startTestApi, type TestApi } from './api.ts';

/** Statements for a query of the first-start data. */
export const MAX_STATEMENTS = 4;

export interface Leader {
  metric: Metric;
  value: number;
  tied: boolean;
  systems: number;
  system: { slug: string };
}

/** A slice with those that lead it. */
export interface Led extends Slice {
  distinctLeaders: number;
  leaders: Leader[];
  leaderless: { metric: Metric; systems: number; reason: string }[];
}

export interface Interval {
  low: number;
  high: number;
}

/** Ranks of a system over the four metrics, as the API gives them. */
export interface Profile {
  ranks: { metric: Metric; rank: number }[];
  spread: number | null;
  fieldSize: number;
  specialist: boolean;
}

/** Figures published by third parties, as a server holds them at its first start. */
export interface PublishedBoard {
  api: TestApi;
  /** The one field of a query, which has to succeed. */
  ask<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
  slices(): Promise<Led[]>;
  mostLed(): Promise<Led>;
  stop(): Promise<void>;
}

export async function startPublishedBoard(): Promise<PublishedBoard> {
  const api = await startTestApi({ published: true });
  const ask: PublishedBoard['ask'] = async <T>(query: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.post(query, variables);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return Object.values(data ?? {})[0] as T; // the query's own shape
  };
  const slices = () => allSlices(ask);
  return {
    api,
    ask,
    slices,
    async mostLed() {
      const [first] = (await slices()).toSorted((a, b) => b.distinctLeaders - a.distinctLeaders);
      if (!first) throw new Error('the board is empty');
      return first;
    },
    stop: () => api.stop(),
  };
}

/** A page of slices. */
export const SLICES = `query ($after: String) { slices(first: 100, after: $after) {
  pageInfo { hasNextPage endCursor }
  edges { node { model { slug } phase shape batch context precision distinctLeaders
    leaders { metric value tied systems system { slug } } leaderless { metric systems reason } } } } }`;

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: Omit<Led, 'model'> & { model: { slug: string } } }[];
}

async function allSlices(ask: PublishedBoard['ask']): Promise<Led[]> {
  const found: Led[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await ask(SLICES, { after });
    found.push(...page.edges.map(({ node }) => ({ ...node, model: node.model.slug })));
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
}

/** A slice as a query names it. */
export function sliceInput({ model, phase, shape, batch, context, precision }: Slice): Slice {
  return Slice.parse({ model, phase, shape, batch, context, precision });
}
