import type { ChipComparisonRequest } from '@inferbench/answers/comparison/request';
import { DuelMetric } from '@inferbench/answers/duel/request';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import { NO_BATCH, type Slice } from '@inferbench/domain/terms/slice';
import type { TradeoffChartRequest } from '@inferbench/answers/load/request';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { baseQuery, loadQuery, readModelView } from './model-request.ts';
import { compareAddress } from './pages.ts';
import { readWord, textAt, wishReader } from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

/** What is the same of both, as the API writes it. */
export const FOOTINGS = ['CHIPS', 'POWER', 'OWNED_COST'] as const;
export type Footing = (typeof FOOTINGS)[number];

export interface ComparedName {
  slug: string;
  shortSlug: string;
}

export interface CompareView {
  /** What the API is asked beside the chips; the model where the address names none is left out. */
  wish: Omit<ChipComparisonRequest, 'chips'>;
  /** Base of the chart over load, with the line where it is a time. */
  base: Pick<TradeoffChartRequest, 'x' | 'at'>;
  /** The others are divided by the first. */
  chips: readonly ComparedName[];
  metric: DuelMetric;
  equal: Footing;
  /** Users of duel and peak; null where nobody says how many. */
  users: number | null;
  framework: string | null;
  problems: string[];
}

interface Names {
  chips: readonly ComparedName[];
  /** Slug of a model that a word names; null for none or several. */
  modelNamed: (text: string) => string | null;
}

const LONGEST_STACK = 60;

/** The view that an address names: the chips by its path, everything else as wishes. */
export function readCompareView({ chips, modelNamed }: Names, parameters: SearchParameters): CompareView {
  const asked = textAt(parameters, 'model') ?? '';
  const model = asked === '' ? null : modelNamed(asked);
  // Drafts and class are choices of the page of a model alone.
  const {
    metric: _metric,
    drafts: _drafts,
    extent: _extent,
    pools: _pools,
    with: stack,
    x,
    within,
    ...shared
  } = parameters;
  const { request, problems } = readModelView(model ?? 'any', shared, () => null);
  const charted = readModelView('any', { x, within }, () => null);
  problems.push(...charted.problems);
  const { model: _model, with: _with, x: _x, axis: _axis, simulated: _simulated, ...rest } = request;
  const { chips: chipsEach, users, ...wish } = rest;
  const framework = textAt({ stack }, 'stack')?.slice(0, LONGEST_STACK) ?? '';
  const unknown = asked !== '' && model === null ? [`model: no model is called "${asked}"`] : [];
  const word = wordsOf(parameters, problems);
  return {
    wish: {
      ...wish,
      model: model ?? undefined,
      chipsEach,
      users,
      framework: /^$|,/.test(framework) ? undefined : framework,
    },
    base: { x: charted.request.x, at: charted.request.at },
    chips: firstFirst(chips, textAt(parameters, 'first')),
    metric: word('metric', DuelMetric.options, 'speed, price or energy') ?? 'SPEED',
    equal: word('equal', FOOTINGS, 'chips, power or owned-cost') ?? 'CHIPS',
    users: users ?? null,
    framework: framework === '' ? null : framework,
    problems: [...unknown, ...problems],
  };
}

function wordsOf(parameters: SearchParameters, problems: string[]) {
  const read = wishReader(parameters, problems);
  return <W extends string>(name: string, words: readonly W[], what: string): W | undefined =>
    read(name, (text) => readWord(text.replaceAll('-', '_'), words, what));
}

function firstFirst(chips: readonly ComparedName[], first: string | undefined): readonly ComparedName[] {
  const chosen = chips.find(({ shortSlug }) => shortSlug === first);
  return chosen === undefined ? chips : [chosen, ...chips.filter((chip) => chip !== chosen)];
}

export interface SettledView {
  slice: TradeoffChart['slice'];
  base: Pick<TradeoffChart['slice'], 'x' | 'at'>;
  chips: readonly string[];
  first: string | null;
  metric: DuelMetric;
  equal: Footing;
  users: number;
  framework: string | null;
  asked: Readonly<Record<string, string>>;
}

/** Words of an address for it: everything that is shown, so that the view stays when defaults change. */
export function compareViewQuery(view: SettledView): Record<string, string> {
  const { slice, base, first, metric, equal, users, framework } = view;
  return {
    model: slice.model,
    ...loadQuery({ ...slice, axis: 'PER_CHIP' }),
    ...baseQuery(base),
    users: String(users),
    ...(metric === 'SPEED' ? {} : { metric: metric.toLowerCase() }),
    ...(equal === 'CHIPS' ? {} : { equal: equal.toLowerCase().replaceAll('_', '-') }),
    ...(first === null ? {} : { first }),
    ...(framework === null ? {} : { with: framework }),
  };
}

/** The view as its reader asked for it, and its model: what is left out stays left out, but without a model the chips have another page. */
export function askedAddress({ chips, asked, slice }: SettledView, section?: string): string {
  return compareAddress(chips, { query: { model: slice.model, ...asked }, section });
}

/** Words of an address that were understood; what a problem names is no part of an address to cite. */
export function understood(
  parameters: SearchParameters,
  problems: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(parameters).flatMap((key) => {
      const text = textAt(parameters, key) ?? '';
      return text === '' || problems.some((problem) => problem.startsWith(`${key}: `)) ? [] : [[key, text]];
    }),
  );
}

export function compareViewAddress(view: SettledView, section?: string): string {
  return compareAddress(view.chips, { query: compareViewQuery(view), section });
}

const SYSTEM = /^(.+)-x\d{1,5}-(.+)$/;

/** Address at which the chips of two systems stand side by side, by the slugs of the systems, at the work of the slice in which both rank. */
export function systemsAddress(systems: readonly string[], { model, precision, batch }: Slice): string {
  const read = systems.map((slug) => SYSTEM.exec(slug) ?? ['', slug, '']);
  const stacks = read.flatMap(([, , stack = '']) =>
    stack === '' || stack === 'stack-not-stated' ? [] : stack,
  );
  const query = {
    model,
    prec: precisionNames(precision).slug,
    ...(batch === NO_BATCH ? {} : { users: String(batch) }),
    ...(stacks.length === 0 ? {} : { with: [...new Set(stacks)].toSorted().join(',') }),
  };
  return compareAddress(
    read.map(([, chip = '']) => chip),
    { query },
  );
}
