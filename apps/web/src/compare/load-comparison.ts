import type { ChipComparison } from '@inferbench/answers/comparison/shape';
import type { PeakChart } from '@inferbench/answers/peak/shape';
import { Comparison, Duel, type DuelAnswer, Load, Peak } from '@inferbench/graphql-documents/answers';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { DUEL_USERS } from '@inferbench/answers/duel/request';
import { type CompareView, readCompareView, type SettledView, understood } from '../address/compare-view.ts';
import type { SearchParameters } from '../address/search-parameters.ts';
import type { Answer } from '../api/answer.ts';
import { askAnswer } from '../api/ask-answer.ts';
import type { Outcome } from '@inferbench/domain/errors/outcome';
import { type CompareNames, modelNamed } from './compare-names.ts';
import { chipNamed } from '../address/names/site-names.ts';
import { visitorNamesAnswer } from '../address/names/visitor-names.ts';
import { loadModelOptions } from '../workload/question/model-options.ts';

export interface ComparisonPage {
  names: CompareNames;
  view: CompareView;
  settled: SettledView;
  comparison: ChipComparison;
  duel: Outcome<DuelAnswer>;
  peak: Outcome<PeakChart>;
  tradeoff: Outcome<TradeoffChart>;
}

/** Everything that is known of two to four chips at one work; MISSING where the path names no two chips. */
export async function loadComparison(
  pair: string,
  parameters: SearchParameters,
): Promise<Answer<Outcome<ComparisonPage>>> {
  // Only a field shows them: nothing else waits for them.
  const options = loadModelOptions();
  const known = await visitorNamesAnswer();
  if (known.state !== 'DATA') return known;
  const names = known.value;
  const chips = pair.split('-vs-').flatMap((word) => chipNamed(names, word) ?? []);
  if (chips.length < 2) return { state: 'MISSING' };
  const view = readCompareView(
    { chips: chips.slice(0, 4), modelNamed: (text) => modelNamed(names, text) },
    parameters,
  );
  const slugs = view.chips.map(({ slug }) => slug);
  const answer = await askAnswer(Comparison, { ...view.wish, chips: slugs });
  if (answer.state !== 'DATA') return answer;
  if (!answer.value.ok) return { state: 'DATA', value: answer.value };
  const comparison = answer.value.value;
  const [duel, peak, tradeoff] = await Promise.all([
    loadDuel(view, comparison),
    askAnswer(Peak, peakRequest(slugs, comparison)),
    askAnswer(Load, loadRequest(slugs, comparison, view)),
  ]);
  if (duel.state !== 'DATA') return duel;
  if (peak.state !== 'DATA') return peak;
  if (tradeoff.state !== 'DATA') return tradeoff;
  const asked = understood(parameters, view.problems);
  const base = tradeoff.value.ok ? tradeoff.value.value.slice : comparison.slice;
  const { metric, equal, framework } = view;
  const shortSlugs = view.chips.map(({ shortSlug }) => shortSlug);
  const [first = ''] = shortSlugs;
  const settled = {
    slice: comparison.slice,
    base,
    chips: shortSlugs,
    first: first === shortSlugs.toSorted()[0] ? null : first,
    metric,
    equal,
    users: duel.value.users,
    framework,
    asked,
  };
  const value = {
    names: { names, models: await options },
    view,
    settled,
    comparison,
    duel: duel.value.duel,
    peak: peak.value,
    tradeoff: tradeoff.value,
  };
  return { state: 'DATA', value: { ok: true, value } };
}

interface LoadedDuel {
  users: number;
  duel: Outcome<DuelAnswer>;
}

/**
 * Asks for a duel at the users asked for; where nobody says how many, at most so many as the chips of the slice hold,
 * else on more chips.
 */
async function loadDuel(
  { chips, metric, equal, users }: CompareView,
  { slice, users: usual }: ChipComparison,
): Promise<Answer<LoadedDuel>> {
  const fewer = users === null ? DUEL_USERS.filter((count) => count < usual).toReversed() : [];
  const tries = [
    ...[usual, ...fewer].map((count) => ({
      users: count,
      chipsEach: equal === 'CHIPS' ? slice.chips : null,
    })),
    ...(equal === 'CHIPS' ? [{ users: users ?? 1, chipsEach: null }] : []),
  ];
  let last: Answer<LoadedDuel> = { state: 'MISSING' };
  for (const each of tries) {
    const { model, precision } = slice;
    const request = { chips: chips.map(({ slug }) => slug), model, precision, metric, equal, ...each };
    const answer = await askAnswer(Duel, request);
    if (answer.state !== 'DATA') return answer;
    last = { state: 'DATA', value: { users: each.users, duel: answer.value } };
    if (answer.value.ok || answer.value.refused.code !== 'DOES_NOT_FIT') break;
  }
  return last;
}

function peakRequest(chips: readonly string[], { slice, users }: ChipComparison) {
  const { model, inputTokens, outputTokens, precision, chips: chipsEach } = slice;
  return { chips: [...chips], model, inputTokens, outputTokens, precision, users, chipsEach };
}

function loadRequest(chips: readonly string[], { slice }: ChipComparison, { base }: CompareView) {
  const { model, inputTokens, outputTokens, precision, chips: chipsEach, at, pay } = slice;
  const work = { model, inputTokens, outputTokens, precision, chips: chipsEach, pay };
  // A time has a line of its own; a speed is that of the comparison.
  return {
    ...work,
    at: base.x === 'SPEED' ? at : base.at,
    x: base.x,
    axis: 'PER_CHIP' as const,
    with: [...chips],
  };
}
