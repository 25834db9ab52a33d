import { cache } from 'react';
import { Slug } from '@inferbench/domain/slug';
import type { MemoryNeeds } from '@inferbench/domain/memory-needs';
import type { TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { MemoryNeeds as MemoryNeedsDocument } from '@inferbench/graphql-documents/memory-needs';
import { Gains, type GainsAnswer } from '@inferbench/graphql-documents/configuration-history';
import { ModelFacts, type ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { type ModelView, readModelView } from '../address/model-request.ts';
import { firstText, type SearchParameters } from '../address/search-parameters.ts';
import { type Answer, ask } from '../api/answer.ts';
import type { FramedChart } from '../figure/framed-chart.ts';
import type { Refused } from '@inferbench/domain/outcome';
import { loadTradeoffChart } from '../tradeoff-chart/load-tradeoff-chart.ts';
import { catalogueSlug } from '../names/catalogue-slug.ts';
import { loadLeadersDuel } from './load-leaders-duel.ts';
import { chipNamed, NO_NAMES } from '../names/site-names.ts';
import { visitorNames } from '../names/visitor-names.ts';

/** All that a model's page shows; no chart of a model without prompts and answers. */
export interface ModelPageData {
  model: ModelFactsAnswer;
  view: ModelView;
  chart: TradeoffChart | null;
  refused: Refused | null;
}

/** What follows from the chart: it does not hold up the numbers at the line. */
export interface AfterChart {
  needs: MemoryNeeds | null;
  /** The two leaders of different vendors over context. */
  duel: FramedChart | null;
  /** What software gained at the same configurations; none where nobody ran one twice. */
  gains: GainsAnswer;
}

export async function loadAfterChart(chart: TradeoffChart): Promise<AfterChart> {
  const [needs, duel, gains] = await Promise.all([
    loadNeeds(chart),
    loadLeadersDuel(chart),
    loadGains(chart.slice.model),
  ]);
  return { needs, duel, gains };
}

/** Once a request, whoever asks. */
export const loadModelFacts = cache(async (slug: string): Promise<Answer<ModelFactsAnswer>> => {
  const answer = await ask(ModelFacts, { slug });
  if (answer.state !== 'DATA') return answer;
  const { model } = answer.value;
  return model == null ? { state: 'MISSING' } : { state: 'DATA', value: model };
});

/** All of the model that an address names by its short slug or its id. */
export async function loadModelPage(
  name: string,
  parameters: SearchParameters,
): Promise<Answer<ModelPageData>> {
  const asksForChips = firstText(parameters, 'with') !== undefined;
  // Model and chips wait for one list of names: one after the other, a slow API would be waited for twice.
  const [slug, names] = await Promise.all([
    catalogueSlug('models', name),
    asksForChips ? visitorNames() : NO_NAMES,
  ]);
  if (!Slug.safeParse(slug).success) return { state: 'MISSING' };
  const view = readModelView(slug, parameters, (text) => chipNamed(names, text));
  const [facts, answer] = await Promise.all([loadModelFacts(slug), loadTradeoffChart(view.request)]);
  if (facts.state !== 'DATA') return facts;
  if (answer.state !== 'DATA') return answer;
  const model = facts.value;
  const { chart, refused } = answer.value;
  return { state: 'DATA', value: { model, view, chart, refused } };
}

async function loadGains(model: string): Promise<GainsAnswer> {
  const answer = await ask(Gains, { model });
  return answer.state === 'DATA' ? answer.value.histories : [];
}

/** Memory at the lengths and in the precision that the chart shows; null of a model without a shape. Of all chips that are sold where none is named. */
export async function loadNeeds(
  { slice }: TradeoffChart,
  chips: readonly string[] = [],
): Promise<MemoryNeeds | null> {
  const { model, precision, inputTokens, outputTokens } = slice;
  const answer = await ask(MemoryNeedsDocument, {
    request: { model, precision, inputTokens, outputTokens, chips: [...chips] },
  });
  if (answer.state !== 'DATA' || answer.value.memoryNeeds.__typename !== 'MemoryNeeds') return null;
  const { __typename: _, ...needs } = answer.value.memoryNeeds;
  return needs;
}
