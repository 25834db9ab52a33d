import { ChipComparison, type ChipComparisonResult } from '@inferbench/graphql-documents/chip-comparison';
import { DuelChart, type DuelChartResult } from '@inferbench/graphql-documents/duel-chart';
import { PeakChart, type PeakChartResult } from '@inferbench/graphql-documents/peak-chart';
import type { TradeoffChart } from '@inferbench/domain/tradeoff-chart';
import { DUEL_USERS } from '@inferbench/domain/duel-chart';
import { type CompareView, readCompareView, type SettledView } from '../address/compare-view.ts';
import { firstText, type SearchParameters } from '../address/search-parameters.ts';
import { mapAnswer } from '../api/all-pages.ts';
import { type Answer, ask } from '../api/answer.ts';
import type { Refused } from '@inferbench/domain/outcome';
import { loadTradeoffChart } from '../tradeoff-chart/load-tradeoff-chart.ts';
import { type CompareNames, modelNamed } from './compare-names.ts';
import { chipNamed } from '../names/site-names.ts';
import { visitorNamesAnswer } from '../names/visitor-names.ts';
import { loadModelOptions } from '../question/model-options.ts';

/** A part of the page, or why it cannot be drawn. */
export type Part<T> = { shown: T; refused: null } | { shown: null; refused: string };

export interface ComparisonPage {
  names: CompareNames;
  view: CompareView;
  settled: SettledView;
  comparison: ChipComparisonResult;
  duel: Part<DuelChartResult>;
  peak: Part<PeakChartResult>;
  tradeoff: Part<TradeoffChart>;
}

/** Everything that is known of two to four chips at one work; MISSING where the path names no two chips. */
export async function loadComparison(
  pair: string,
  parameters: SearchParameters,
): Promise<Answer<ComparisonPage | { refused: Refused }>> {
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
  const stated = Object.entries(view.wish).filter(([, value]) => value !== undefined);
  const answer = await ask(ChipComparison, { request: { ...Object.fromEntries(stated), chips: slugs } });
  if (answer.state !== 'DATA') return answer;
  const comparison = answer.value.chipComparison;
  if (comparison.__typename === 'SimulationRefused') {
    const { code, message, path, fix } = comparison;
    return { state: 'DATA', value: { refused: { code, message, path, fix } } };
  }
  const [duel, peak, tradeoff] = await Promise.all([
    loadDuel(view, comparison),
    loadPeak(slugs, comparison),
    loadTradeoffOf(slugs, comparison),
  ]);
  if (duel.state !== 'DATA') return duel;
  if (peak.state !== 'DATA') return peak;
  if (tradeoff.state !== 'DATA') return tradeoff;
  const asked = Object.fromEntries(
    Object.keys(parameters).flatMap((key) => {
      const text = firstText(parameters, key) ?? '';
      return text === '' ? [] : [[key, text]];
    }),
  );
  const settled = settledView(view, { comparison, users: duel.value.users, asked });
  const value = {
    names: { names, models: await options },
    view,
    settled,
    comparison,
    duel: duel.value.part,
    peak: peak.value,
    tradeoff: tradeoff.value,
  };
  return { state: 'DATA', value };
}

function settledView(
  { chips, metric, equal, framework }: CompareView,
  { comparison, users, asked }: { comparison: ChipComparisonResult } & Pick<SettledView, 'users' | 'asked'>,
): SettledView {
  const slugs = chips.map(({ shortSlug }) => shortSlug);
  const [first = ''] = slugs;
  const moved = first === slugs.toSorted()[0] ? null : first;
  return { slice: comparison.slice, chips: slugs, first: moved, metric, equal, users, framework, asked };
}

interface LoadedDuel {
  users: number;
  part: Part<DuelChartResult>;
}

/** At the users asked for; where nobody says how many, at most so many as the chips of the slice hold, else on more chips. */
async function loadDuel(
  { chips, metric, equal, users }: CompareView,
  { slice, users: usual }: ChipComparisonResult,
): Promise<Answer<LoadedDuel>> {
  const fewer = users === null ? DUEL_USERS.filter((count) => count < usual).toReversed() : [];
  const tries = [
    ...[usual, ...fewer].map((count) => ({
      users: count,
      chipsEach: equal === 'CHIPS' ? slice.chips : null,
    })),
    ...(equal === 'CHIPS' ? [{ users: users ?? 1, chipsEach: null }] : []),
  ];
  let refused: Answer<LoadedDuel> = { state: 'MISSING' };
  for (const each of tries) {
    const { model, precision } = slice;
    const request = { chips: chips.map(({ slug }) => slug), model, precision, metric, equal, ...each };
    const answer = await ask(DuelChart, { request });
    if (answer.state !== 'DATA') return answer;
    const { duelChart } = answer.value;
    if (duelChart.__typename === 'DuelChart')
      return { state: 'DATA', value: { users: each.users, part: { shown: duelChart, refused: null } } };
    refused = {
      state: 'DATA',
      value: { users: each.users, part: { shown: null, refused: duelChart.message } },
    };
    if (duelChart.code !== 'DOES_NOT_FIT') break;
  }
  return refused;
}

async function loadPeak(
  chips: readonly string[],
  { slice, users }: ChipComparisonResult,
): Promise<Answer<Part<PeakChartResult>>> {
  const { model, inputTokens, outputTokens, precision, chips: chipsEach } = slice;
  const request = { chips: [...chips], model, inputTokens, outputTokens, precision, users, chipsEach };
  return mapAnswer(await ask(PeakChart, { request }), ({ peakChart }): Part<PeakChartResult> =>
    peakChart.__typename === 'PeakChart'
      ? { shown: peakChart, refused: null }
      : { shown: null, refused: peakChart.message },
  );
}

async function loadTradeoffOf(
  chips: readonly string[],
  { slice }: ChipComparisonResult,
): Promise<Answer<Part<TradeoffChart>>> {
  const { model, inputTokens, outputTokens, precision, chips: chipsEach, at, pay } = slice;
  const request = {
    model,
    inputTokens,
    outputTokens,
    precision,
    chips: chipsEach,
    at,
    pay,
    axis: 'PER_CHIP' as const,
    with: [...chips],
  };
  return mapAnswer(await loadTradeoffChart(request), ({ chart, refused }): Part<TradeoffChart> =>
    chart === null ? { shown: null, refused: refused.message } : { shown: chart, refused: null },
  );
}
