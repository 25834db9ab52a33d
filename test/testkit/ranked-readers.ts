import { Metric } from '@inferbench/domain/terms/metric';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { API_EXAMPLES } from '../../apps/web/src/about/developers/examples.ts';
import type { TestApi } from './api.ts';

/** Root fields that list what is there, each result with its mark, or say what became of one: they rank and pick nothing. */
const LISTS: Readonly<Record<string, string>> = {
  points: 'every result that is listed',
  scores: 'every score that is listed',
  submissions: 'what was submitted, by its state',
  submission: 'one submission',
  reviewQueue: 'what waits for a review',
  rules: 'how often a rule fires on what is listed',
  unranked: 'what takes no rank, and why',
  rateLimit: 'what is left of the limit',
  engineVersions: 'how many points an engine scored',
  epochs: 'how many points an epoch holds',
  instance: 'what holds for the installation',
  organization: 'what an organisation submitted',
  viewer: 'who asks',
  draft: 'what an organisation works on',
  run: 'one run',
  point: 'one result',
  node: 'one thing',
  nodes: 'things by id',
  withdrawnPoint: 'one tombstone',
  scoreHistory: 'scores of one result',
};

/** The slice in which the clean run of the testkit is placed. */
export const CLEAN_SLICE = {
  model: 'llama-3-8b',
  phase: 'SERVING',
  shape: 'BALANCED',
  batch: 16,
  context: 1024,
  precision: 'FP16',
} as const;

/** Entries with the count of what is listed of them, which a demonstration lists with its marks. */
const COUNTED: ReadonlySet<string> = new Set(['chip', 'chips', 'model', 'models']);

/** What every reader that ranks or picks a best answers: each documented query but the lists, and every metric of the slice with all that may be asked for. */
export async function whatRanks(
  api: Pick<TestApi, 'post'>,
  { withCounts }: { withCounts: boolean },
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const { id, query, variables } of API_EXAMPLES) {
    if (rootFields(query).every((field) => field === null || field in LISTS)) continue;
    const { data, errors } = await api.post(query, variables);
    const left = Object.entries(data ?? {}).filter(
      ([key]) => !(key in LISTS) && (withCounts || !COUNTED.has(key)),
    );
    answers[id] = [Object.fromEntries(left), errors?.map(({ message }) => message)];
  }
  for (const metric of Metric.options)
    answers[metric] = await api.post(
      `query ($slice: SliceInput!, $metric: Metric!) {
         own: leaderboard(slice: $slice, metric: $metric, first: 50) { totalCount edges { rank node { value point { id } } } }
         asked: leaderboard(slice: $slice, metric: $metric, first: 50, evidence: { include: [PROVISIONAL, UNREVIEWED_SPECIFICATIONS] })
           { totalCount slice { systems leaders { metric } } edges { rank node { value point { id } } } }
         paretoFront(slice: $slice, axes: [USEFUL_TOPS, COST_EFFICIENCY], evidence: { include: [PROVISIONAL] }) { systems { system onFront } } }`,
      { slice: CLEAN_SLICE, metric },
    );
  return answers;
}

/** Names of the root fields of a query; null for one that changes something, and none is asked. */
function rootFields(text: string): (string | null)[] {
  return parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    return definition.operation === OperationTypeNode.QUERY
      ? definition.selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : ''))
      : [null];
  });
}

/** Root fields of the schema that no documented query asks and that are no list. */
export function unaskedRankings(fields: readonly string[]): string[] {
  const asked = new Set(API_EXAMPLES.flatMap(({ query }) => rootFields(query)));
  return fields.filter((field) => !asked.has(field) && !(field in LISTS));
}
