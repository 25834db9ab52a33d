import { precisionNames } from '@inferbench/domain/catalogue/names';
import { formatNumber } from '@inferbench/units/format';
import { modelAddress } from '../address/pages.ts';
import { workloadAddress } from '../address/workload-address.ts';
import { contextLength, lengthsAsked } from '../words/lengths.ts';
import type { Asked } from './question.ts';
import type { SearchEntry, SearchHit, SearchIndex } from './search-index.ts';
import { askedName, best, missOf } from './spelling.ts';

const MOST_LIKELY = 3;
export const USUAL_MODEL = 'llama-3.3-70b';
/** Lengths where nobody says any, tokens. */
const USUAL = { inputTokens: 1024, outputTokens: 1024 };

/** "llama 3.3 70b 8k/1k ttft 2s 50 users", "rag service of 200 users": the servers that keep it; null for a line without a load. */
export function workloadHit(question: Asked, index: SearchIndex): SearchHit | null {
  const { limits, lengths, models, rest } = question;
  if (!isLoad(question)) return null;
  const model = models[0] ?? index.find(({ kind, slug }) => kind === 'model' && slug === USUAL_MODEL);
  const [kind = USUAL] = rest.flatMap((word) => lengthsAsked(word) ?? []);
  const [inputTokens = kind.inputTokens, outputTokens = kind.outputTokens] = lengths;
  const asked = limitWords(limits);
  const named = model === undefined ? [] : [model.name];
  return {
    name: [...named, `${contextLength(inputTokens)} / ${contextLength(outputTokens)}`, ...asked].join(', '),
    what: asked.length === 0 ? 'servers it takes, and what they cost' : 'which systems keep these limits',
    href: workloadAddress({
      model: model?.slug ?? USUAL_MODEL,
      inputTokens,
      outputTokens,
      users: limits.users,
      requestsPerSec: limits.requestsPerSec,
      limits,
    }),
  };
}

/** Whether a line asks for servers: by limits of a model, by the kind of a service, or by users alone. */
function isLoad({ limits: { ttftMs, tpotMs, users, requestsPerSec }, models, chips, rest }: Asked): boolean {
  if (models.length > 0 && (ttftMs !== null || tpotMs !== null)) return true;
  if (requestsPerSec !== null) return true;
  if (chips.length > 0) return false;
  const isKind = rest.every((word) => lengthsAsked(word) !== null);
  return isKind && (rest.length > 0 || (models.length === 0 && users !== null));
}

function limitWords({ ttftMs, tpotMs, users, requestsPerSec }: Asked['limits']): string[] {
  return [
    ...(ttftMs === null ? [] : [`TTFT p95 ≤ ${formatNumber(ttftMs)} ms`]),
    ...(tpotMs === null ? [] : [`TPOT p95 ≤ ${formatNumber(tpotMs)} ms`]),
    ...(users === null ? [] : [`${formatNumber(users)} users`]),
    ...(requestsPerSec === null ? [] : [`${formatNumber(requestsPerSec)} requests/s`]),
  ];
}

/** "deepseek 8k": of the models that begin so, those with most points, each with the lengths. */
export function likelySlices(question: Asked, index: SearchIndex): SearchHit[] {
  return likelyModels(question, index).flatMap((entry) => sliceHit(question, entry));
}

/** "llama 70b": models whose names begin by the words of a line that say nothing else, or by its last two, those with most points first. */
export function likelyModels({ rest }: Asked, index: SearchIndex): SearchEntry[] {
  const called = modelsCalled(rest.join(' '), index);
  const found = called.length > 0 || rest.length < 3 ? called : modelsCalled(rest.slice(-2).join(' '), index);
  return found
    .toSorted(best)
    .slice(0, MOST_LIKELY)
    .map(({ entry }) => entry);
}

function modelsCalled(text: string, index: SearchIndex) {
  const called = askedName(text);
  return index.flatMap((entry) => {
    const miss = entry.kind === 'model' ? missOf(entry, called) : null;
    return miss === null ? [] : [{ entry, miss }];
  });
}

/** A model with what else is said of its slice; nothing where nothing is. */
export function sliceHit(
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
    },
  ];
}
