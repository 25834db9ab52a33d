import { cache } from 'react';
import { Slug } from '@inferbench/domain/names/slug';
import type { MemoryNeeds } from '@inferbench/answers/needs/shape';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { Load, Needs, Duel } from '@inferbench/graphql-documents/answers';
import { ModelFacts, type ModelFactsAnswer } from '@inferbench/graphql-documents/model-page';
import { type ModelView, readModelView } from '../address/model-request.ts';
import { firstText, type SearchParameters } from '../address/search-parameters.ts';
import { type Answer, ask } from '../api/answer.ts';
import type { Figure } from '@inferbench/chart/figure';
import { askAnswer, askPart } from '../api/ask-answer.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { loadHistory } from '../figures/history/load-history.ts';
import { chipNamed, NO_NAMES } from '../address/names/site-names.ts';
import { catalogueSlug, knownToBeMissing, visitorNames } from '../address/names/visitor-names.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { isSameClass } from '@inferbench/domain/board/system-class';
import { DUEL_USERS } from '@inferbench/answers/duel/request';
import { nameSlug } from '@inferbench/domain/catalogue/names';
import { compareAddress } from '../address/pages.ts';
import { framedDuel } from '../figures/duel/framed-duel.ts';

/** All that a model's page shows; no chart of a model without prompts and answers. */
export interface ModelPageData {
  model: ModelFactsAnswer;
  view: ModelView;
  answer: Outcome<TradeoffChart>;
}

/** What follows from the chart: it does not hold up the numbers at the line. */
export interface AfterChart {
  needs: MemoryNeeds | null;
  /** The two leaders of different vendors over context. */
  duel: Figure | null;
  /** Gain of software in the same set-ups; null where nobody ran one twice. */
  history: Figure | null;
}

export async function loadAfterChart(chart: TradeoffChart): Promise<AfterChart> {
  const [needs, duel, history] = await Promise.all([
    loadNeeds(chart),
    loadLeadersDuel(chart),
    loadHistory(chart.slice.model, null),
  ]);
  return { needs, duel, history };
}

/** Once a request, whoever asks. */
export const loadModelFacts = cache(async (slug: string): Promise<Answer<ModelFactsAnswer>> =>
  mapAnswer(await ask(ModelFacts, { slug }), ({ model }) => model ?? null),
);

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
  if (!Slug.safeParse(slug).success) return knownToBeMissing({ state: 'MISSING' });
  const view = readModelView(slug, parameters, (text) => chipNamed(names, text));
  const [facts, answer] = await Promise.all([loadModelFacts(slug), askAnswer(Load, view.request)]);
  if (facts.state !== 'DATA') return knownToBeMissing(facts);
  if (answer.state !== 'DATA') return answer;
  return { state: 'DATA', value: { model: facts.value, view, answer: answer.value } };
}

/** Memory at the lengths and in the precision that the chart shows; null of a model without a shape. Of all chips that are sold where none is named. */
export async function loadNeeds(
  { slice }: TradeoffChart,
  chips: readonly string[] = [],
): Promise<MemoryNeeds | null> {
  const { model, precision, inputTokens, outputTokens } = slice;
  const request = { model, precision, inputTokens, outputTokens, chips: [...chips] };
  const needs = await askPart(Needs, request);
  return needs === 'FAILED' ? null : needs;
}

interface Side {
  chip: string;
  label: string;
  vendor: string;
}

/** The first of the compared runs, else of the simulated systems, and the best of another vendor; null where there is no such pair. */
function leadersOf({ atLine: { published, simulated }, slice }: TradeoffChart): [Side, Side] | null {
  const ran = published.filter((row) => isSameClass(row, slice));
  const rows = ran.length > 1 ? ran : simulated;
  const [first] = rows;
  const rival = rows.find(({ vendor }) => vendor !== first?.vendor) ?? rows[1];
  return first === undefined || rival === undefined ? null : [first, rival];
}

/** Asks for both over context, at as many of the usual users as both hold; null where they hold none together. */
async function loadLeadersDuel(chart: TradeoffChart): Promise<Figure | null> {
  const pair = leadersOf(chart);
  if (pair === null) return null;
  const { model, precision, chips: chipsEach } = chart.slice;
  const sorted = pair.toSorted((a, b) => (nameSlug(a.label) < nameSlug(b.label) ? -1 : 1));
  const slugs = sorted.map(({ label }) => nameSlug(label));
  for (const users of DUEL_USERS.toReversed()) {
    const request = { chips: sorted.map(({ chip }) => chip), model, precision, users, chipsEach };
    const duel = await askPart(Duel, request);
    if (duel === 'FAILED') return null;
    if (duel === null) continue;
    const query = {
      model: nameSlug(model),
      prec: precision.toLowerCase(),
      users: String(users),
      chips: String(chipsEach),
    };
    return framedDuel({
      duel,
      address: compareAddress(slugs, { query }),
      query: { pair: slugs.join('-vs-'), ...query },
    });
  }
  return null;
}
