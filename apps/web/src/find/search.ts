import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { Question } from '@inferbench/domain/catalogue/read-question';
import { formatNumber } from '@inferbench/units/format';
import { compareAddress, modelAddress, pageAddress } from '../address/pages.ts';
import { workloadAddress } from '../address/workload-address.ts';
import { questionIn } from './question.ts';
import { SEARCH_KINDS, type SearchEntry, type SearchIndex, type SearchKind } from './search-index.ts';
import { missOf } from './spelling.ts';
import { contextLength } from '../words/lengths.ts';

export interface SearchHit {
  name: string;
  what: string;
  href: string;
  /** Points; 0 where it has none or is none of their things. */
  count: number;
}

export interface SearchGroup {
  title: string;
  hits: SearchHit[];
  /** All of the kind that were found. */
  total: number;
  /** Where all of them are; null where they are here. */
  all: string | null;
}

type Asked = Question<SearchEntry>;

const MOST = 8;
const LONGEST = 120;
const MOST_LIKELY = 3;
/** Model of a claim that names none. */
const USUAL_MODEL = 'llama-3.3-70b';

const TITLES: Readonly<Record<SearchKind, string>> = {
  model: 'Models',
  chip: 'Chips',
  vendor: 'Vendors',
  page: 'Pages',
  word: 'Words',
  rule: 'Rules',
  correction: 'Corrections',
};

/** What a line of search finds, the best first: at most eight in groups, and above them what the line as a whole asks. */
export function searchFor(index: SearchIndex, text: string): SearchGroup[] {
  const asked = text.slice(0, LONGEST);
  const question = questionIn(index, asked);
  const meant = meantBy(question, index);
  const found = index.flatMap((entry) => {
    const miss = missOf(entry, asked);
    return miss === null ? [] : [{ entry, miss }];
  });
  // A pair and a claim have no name of their own: what they are about stands below them.
  const about = [...question.models, ...question.chips]
    .filter((entry) => found.every((hit) => hit.entry !== entry))
    .map((entry) => ({ entry, miss: 0 }));
  const hits = [...about, ...found].toSorted(best);
  const shown = hits.slice(0, MOST - meant.length);
  const groups = SEARCH_KINDS.map((kind): SearchGroup => {
    const ofKind = (list: typeof hits) => list.filter(({ entry }) => entry.kind === kind);
    const total = ofKind(hits).length;
    const own = ofKind(shown).map(({ entry }) => hitOf(entry));
    return { title: TITLES[kind], hits: own, total, all: own.length < total ? listOf(kind, asked) : null };
  }).filter((group) => group.hits.length > 0 || group.all !== null);
  const order = (group: SearchGroup) => shown.findIndex(({ entry }) => TITLES[entry.kind] === group.title);
  const sorted = groups.toSorted((a, b) => placed(order(a)) - placed(order(b)));
  return meant.length === 0
    ? sorted
    : [{ title: 'Answer', hits: meant, total: meant.length, all: null }, ...sorted];
}

/** A kind of which nothing is shown stands last. */
const placed = (place: number) => (place === -1 ? MOST : place);

interface Found {
  entry: SearchEntry;
  miss: number;
}

function best(a: Found, b: Found): number {
  return (
    a.miss - b.miss ||
    SEARCH_KINDS.indexOf(a.entry.kind) - SEARCH_KINDS.indexOf(b.entry.kind) ||
    b.entry.count - a.entry.count ||
    a.entry.name.length - b.entry.name.length
  );
}

function hitOf({ name, what, href, count }: SearchEntry): SearchHit {
  return { name, what, href, count };
}

const LISTS: Partial<Record<SearchKind, 'models' | 'chips' | 'vendors' | 'rules' | 'corrections'>> = {
  model: 'models',
  chip: 'chips',
  vendor: 'vendors',
  rule: 'rules',
  correction: 'corrections',
};

function listOf(kind: SearchKind, asked: string): string | null {
  const page = LISTS[kind];
  if (page === undefined) return null;
  return pageAddress(page, page === 'models' || page === 'chips' ? { query: { q: asked } } : {});
}

/** A claim, a pair or a model in a slice: what the words say together. */
function meantBy(question: Asked, index: SearchIndex): SearchHit[] {
  const { chips, models, rest } = question;
  const [chip] = chips;
  if (question.tokensPerSec !== null && chip !== undefined) return [claimHit(question, chip)];
  if (hasLimits(question)) return workloadHits(question, models);
  if (rest.length > 0) return models.length > 0 ? [] : likelySlices(question, index);
  const slugs = [...new Set(chips.map(({ shortSlug }) => shortSlug))];
  const [model] = models;
  if (slugs.length > 1 && slugs.length < 5) return [pairHit(chips, slugs, model)];
  return model === undefined ? [] : sliceHit(question, model);
}

const hasLimits = ({ limits: { ttftMs, tpotMs } }: Asked) => ttftMs !== null || tpotMs !== null;

/** "llama 3.3 70b 8k/1k ttft 2s 50 users": the systems that keep it. */
function workloadHits({ limits, lengths }: Asked, [model]: readonly SearchEntry[]): SearchHit[] {
  if (model === undefined) return [];
  const [input = 1024, output = 1024] = lengths;
  const { ttftMs, tpotMs, users } = limits;
  const asked = [
    ...(ttftMs === null ? [] : [`TTFT p95 ≤ ${formatNumber(ttftMs)} ms`]),
    ...(tpotMs === null ? [] : [`TPOT p95 ≤ ${formatNumber(tpotMs)} ms`]),
    ...(users === null ? [] : [`${formatNumber(users)} users`]),
  ];
  return [
    {
      name: `${model.name}, ${contextLength(input)} / ${contextLength(output)}, ${asked.join(', ')}`,
      what: 'which systems keep these limits',
      href: workloadAddress({
        model: model.slug,
        inputTokens: input,
        outputTokens: output,
        users,
        limits: { ttftMs, tpotMs },
      }),
      count: 0,
    },
  ];
}

/** "deepseek 8k": of the models that begin so, those with most points, each with the lengths. */
function likelySlices(question: Asked, index: SearchIndex): SearchHit[] {
  const called = question.rest.join(' ');
  const likely = index.flatMap((entry) => {
    const miss = entry.kind === 'model' ? missOf(entry, called) : null;
    return miss === null ? [] : [{ entry, miss }];
  });
  return likely
    .toSorted(best)
    .slice(0, MOST_LIKELY)
    .flatMap(({ entry }) => sliceHit(question, entry));
}

/** Where a sentence is checked that states a speed of a chip: "500 tokens/s at 128K on H100"; null for another. */
export function claimIn(index: SearchIndex, text: string): string | null {
  const question = questionIn(index, text.slice(0, LONGEST));
  const [chip] = question.chips;
  return question.tokensPerSec === null || chip === undefined ? null : claimHit(question, chip).href;
}

function claimHit({ tokensPerSec, lengths, models, chipCount }: Asked, chip: SearchEntry): SearchHit {
  const [context = 8192] = lengths;
  const speed = tokensPerSec ?? 0;
  const count = chipCount === null ? '' : `${chipCount} × `;
  return {
    name: `${formatNumber(speed)} tokens/s at ${contextLength(context)} on ${count}${chip.name}: can that be?`,
    what: `check the claim${models[0] === undefined ? '' : ` with ${models[0].name}`}`,
    href: pageAddress('claim', {
      query: {
        tokensPerSec: String(speed),
        context: String(context),
        chip: chip.slug,
        model: models[0]?.slug ?? USUAL_MODEL,
        ...(chipCount === null ? {} : { chips: String(chipCount) }),
      },
    }),
    count: 0,
  };
}

function pairHit(chips: readonly SearchEntry[], slugs: readonly string[], model?: SearchEntry): SearchHit {
  const names = slugs
    .toSorted()
    .map((slug) => chips.find(({ shortSlug }) => shortSlug === slug)?.name ?? slug);
  return {
    name: `${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`,
    what: model === undefined ? 'compare' : `compare on ${model.name}`,
    href: compareAddress(slugs, model === undefined ? {} : { query: { model: model.shortSlug } }),
    count: 0,
  };
}

function sliceHit(
  { lengths, precision, chips, chipCount, limits: { users } }: Asked,
  model: SearchEntry,
): SearchHit[] {
  const [prompt, answer] = lengths;
  const query = {
    ...(prompt === undefined ? {} : { in: String(prompt) }),
    ...(answer === undefined ? {} : { out: String(answer) }),
    ...(precision === null ? {} : { prec: precisionNames(precision).slug }),
    ...(chips[0] === undefined ? {} : { with: chips[0].shortSlug }),
    ...(chipCount === null ? {} : { chips: String(chipCount) }),
    ...(users === null ? {} : { users: String(users) }),
  };
  if (Object.keys(query).length === 0) return [];
  const words = [
    lengths.slice(0, 2).map(contextLength).join(' / '),
    precision === null ? '' : precisionNames(precision).short,
    chips[0] === undefined ? '' : `with ${chips[0].name}`,
    chipCount === null ? '' : `${chipCount} chips`,
    users === null ? '' : `${formatNumber(users)} users`,
  ].filter((word) => word !== '');
  return [
    {
      name: [model.name, ...words].join(', '),
      what: 'the model in this slice',
      href: modelAddress(model.shortSlug, { query }),
      count: model.count,
    },
  ];
}
