import { type NamedSide, sideCalled } from '@inferbench/domain/catalogue/named-sides';
import { isDeskChip } from '@inferbench/domain/chips/desk-chip';
import { listed } from '@inferbench/units/english';
import { formatNumber } from '@inferbench/units/format';
import { HOME_BITS } from '../address/mine-request.ts';
import { chipAddress, compareAddress, modelAddress, pageAddress } from '../address/pages.ts';
import { contextLength, lengthsAsked } from '../words/lengths.ts';
import { type Asked, questionIn } from './question.ts';
import { LONGEST, type SearchEntry, type SearchHit, type SearchIndex } from './search-index.ts';
import { likelyModels, likelySlices, sliceHit, USUAL_MODEL, workloadHit } from './slice-hits.ts';

const USUAL_CHIP = 'nvidia-h100-sxm5-80gb';
/** "8b", as models are called by size. */
const SIZE = /^\d+(?:\.\d+)?b$/;
/** Words of whoever asks how vendors stand to each other, of whom one may be left out. */
const RACE = /\b(?:leads?|leading|ahead|behind|beats?|wins?|gap|catch(?:es|ing)? up)\b/i;
const OVER_TIME = /\b(?:years?|months?|time|closed?|closing|gap|since)\b/i;
const MOST_COMPARED = 4;

interface Searched {
  index: SearchIndex;
  text: string;
}

/** A claim, a pair, a machine, a load or a model in a slice: what the words say together. */
export function meantBy(question: Asked, searched: Searched): SearchHit[] {
  const { tokensPerSec, chips, models, rest } = question;
  const [model] = models;
  const [chip] = chips;
  if (tokensPerSec !== null) return [claimHit(question)];
  const vendors = chip === undefined && model === undefined ? vendorsHit(searched) : null;
  if (vendors !== null) return [vendors];
  const whole =
    sidesHit(question, searched) ?? workloadHit(question, searched.index) ?? costHit(question, searched);
  if (whole !== null) return [whole];
  const known = rest.filter((word) => !SIZE.test(word) && lengthsAsked(word) === null);
  const slugs = [...new Set(chips.map(({ shortSlug }) => shortSlug))];
  if (slugs.length > 1 && slugs.length <= MOST_COMPARED)
    return [pairHit(chips, slugs, model ?? likelyModels(question, searched.index)[0])];
  const figure = model === undefined ? figureHit(question, searched) : null;
  if (figure !== null) return [figure];
  if (known.length > 0) return slicesOf(question, searched.index);
  const machine = machineHit(question);
  return machine === null ? slicesOf(question, searched.index) : [machine];
}

function slicesOf(question: Asked, index: SearchIndex): SearchHit[] {
  const [model] = question.models;
  if (model !== undefined) return sliceHit(question, model);
  return question.rest.length > 0 ? likelySlices(question, index) : [];
}

/** "8B at 4 bits on an RTX 4090": what runs on the machine; null where no bits and no size are said, or it stands in no room. */
function machineHit({ chips: [chip], precision, rest, chipCount }: Asked): SearchHit | null {
  if (chip === undefined || !isDeskChip(chip.slug)) return null;
  const bits = Object.entries(HOME_BITS).find(([, of]) => of === precision)?.[0];
  if (bits === undefined && rest.length === 0) return null;
  const query = {
    chip: chip.shortSlug,
    ...(bits === undefined ? {} : { bits }),
    ...(chipCount === null ? {} : { count: String(chipCount) }),
  };
  return {
    name: `What runs on ${chip.name}${bits === undefined ? '' : ` at ${bits} bits`}?`,
    what: 'models by size, with the speed of each for one user',
    href: pageAddress('mine', { query }),
  };
}

const COST = /\b(?:costs?|dollars?|budget|monthly|a month|per month|cheap\w*)\b/i;

/** "what does it cost a month to serve Llama 3.3 70B to 50 users": the servers of a model; null for a line that names a chip or no cost. */
function costHit({ models: [model], chips, limits: { users } }: Asked, { text }: Searched): SearchHit | null {
  if (model === undefined || chips.length > 0 || !COST.test(text)) return null;
  return {
    name: `What does it take to serve ${model.name}${users === null ? '' : ` to ${formatNumber(users)} users`}?`,
    what: 'servers, dollars a month and waits of a load',
    href: pageAddress('workload', {
      query: { model: model.slug, ...(users === null ? {} : { load: String(users) }) },
    }),
  };
}

/** "AMD or NVIDIA", "how many models does AMD lead on": two vendors over all models, where one is left out against the one most published. */
function vendorsHit({ index, text }: Searched): SearchHit | null {
  const words = new Set(text.toLowerCase().split(/[^\w-]+/));
  const vendors = index.filter(({ kind }) => kind === 'vendor').toSorted((a, b) => b.count - a.count);
  const named = vendors.filter(({ name }) => words.has(name.toLowerCase()));
  const [first] = named;
  if (first === undefined || (named.length === 1 && !RACE.test(text))) return null;
  const other = named[1] ?? vendors.find((vendor) => vendor !== first);
  if (other === undefined || named.length > 2) return null;
  const pair = [first, other].toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const section = OVER_TIME.test(text) ? { section: 'time' } : {};
  return {
    name: `${pair.map(({ name }) => name).join(' or ')}?`,
    what: 'who leads on how many models, and since when',
    href: compareAddress(
      pair.map(({ slug }) => slug),
      section,
    ),
  };
}

type Figure = SearchHit & { words: RegExp };

/** Figure of one chip that the words of a line ask for, the first that fits: "price of an hour of H100", "cost per token of B200". */
function figureHit({ chips: [chip], chipCount }: Asked, { text }: Searched): SearchHit | null {
  if (chip === undefined) return null;
  const asked = figuresOf(chip, chipCount).find(({ words }) => words.test(text));
  return asked === undefined ? null : { name: asked.name, what: asked.what, href: asked.href };
}

function figuresOf({ name, shortSlug }: SearchEntry, chipCount: number | null): readonly Figure[] {
  const count = chipCount === null ? {} : { chips: String(chipCount) };
  return [
    {
      words: /\b(?:how many (?:users|people|requests)|under load|capacity)\b/i,
      name: `How many users does ${name} bear?`,
      what: 'waits over load, simulated on Llama 3.3 70B',
      href: pageAddress('load', { query: { chip1: shortSlug, ...count } }),
    },
    {
      words: /\b(?:costs?|dollars?|price)\b.*\btokens?\b|\btokens?\b.*\b(?:costs?|dollars?|price)\b/i,
      name: `What does a token cost on ${name}?`,
      what: 'tokens per $ over the speed each user sees, on Llama 3.3 70B',
      href: modelAddress(USUAL_MODEL, { query: { metric: 'per-usd', with: shortSlug } }),
    },
    {
      words: /\b(?:costs?|dollars?|prices?|rent\w*)\b/i,
      name: `What does an hour of ${name} cost?`,
      what: 'offers with their sources',
      href: chipAddress(shortSlug, { section: 'prices' }),
    },
    {
      words: /\b(?:mfu|utili[sz]ation|roofline)\b/i,
      name: `How much of its peak does ${name} reach?`,
      what: 'its roofline, with what was measured under it',
      href: chipAddress(shortSlug, { section: 'roofline' }),
    },
    {
      words: /\b(?:watts?|joules?|energy|power|tdp)\b/i,
      name: `How much power does ${name} take?`,
      what: 'its limit, and what was measured',
      href: chipAddress(shortSlug, { section: 'power' }),
    },
    {
      words: /\b(?:bandwidth|t?flops|tops|specs?|specifications?|memory|vram|hbm)\b/i,
      name: `Specification of ${name}`,
      what: 'each figure with its source',
      href: chipAddress(shortSlug, { section: 'specification' }),
    },
  ];
}

/** "vllm or sglang on b200", "fp8 vs fp4", "hopper vs blackwell": two frameworks, precisions or generations, of the first two on the chip that is named. */
function sidesHit({ chips, models }: Asked, { text }: Searched): SearchHit | null {
  const [a, b, ...more] = sidesIn(text);
  if (a === undefined || b === undefined || more.length > 0 || a.kind !== b.kind) return null;
  // A model in two precisions has a page of its own.
  if (a.kind === 'PRECISION' && models.length > 0) return null;
  const [chip, ...others] = new Set(chips.map(({ shortSlug }) => shortSlug));
  const isOn = chip !== undefined && others.length === 0 && a.kind !== 'GENERATION';
  const on = isOn ? ` on ${chips[0]?.name}` : '';
  return {
    name: `${a.label} or ${b.label}${on}?`,
    what: 'who leads on how many models, like for like',
    href: compareAddress([a.slug, b.slug], isOn ? { query: { chip } } : {}),
  };
}

/** Sides that words of a line name, alone or two together: "tensorrt llm". */
function sidesIn(text: string): NamedSide[] {
  const words = text.split(/[\s,;?!]+|-vs-/i).filter((word) => word !== '');
  const found: NamedSide[] = [];
  for (let i = 0; i < words.length;) {
    const [word = '', next] = words.slice(i);
    const together = next === undefined ? null : sideCalled(`${word} ${next}`);
    const side = together ?? sideCalled(word);
    if (side !== null && !found.includes(side)) found.push(side);
    i += together === null ? 1 : 2;
  }
  return found;
}

/** Address at which a sentence is checked that states a speed of a chip: "500 tokens/s at 128K on H100"; null for another. */
export function claimIn(index: SearchIndex, text: string): string | null {
  const question = questionIn(index, text.slice(0, LONGEST));
  return question.tokensPerSec === null || question.chips.length === 0 ? null : claimHit(question).href;
}

function claimHit({ tokensPerSec, lengths, models: [model], chips: [chip], chipCount }: Asked): SearchHit {
  const [context = 8192] = lengths;
  const speed = tokensPerSec ?? 0;
  const count = chipCount === null ? '' : `${chipCount} × `;
  const on = chip === undefined ? '' : ` on ${count}${chip.name}`;
  return {
    name: `${formatNumber(speed)} tokens/s at ${contextLength(context)}${on}: can that be?`,
    what: `check the claim${model === undefined ? '' : ` with ${model.name}`}${chip === undefined ? ' on an H100' : ''}`,
    href: pageAddress('claim', {
      query: {
        tokensPerSec: String(speed),
        context: String(context),
        chip: chip?.slug ?? USUAL_CHIP,
        model: model?.slug ?? USUAL_MODEL,
        ...(chipCount === null ? {} : { chips: String(chipCount) }),
      },
    }),
  };
}

function pairHit(chips: readonly SearchEntry[], slugs: readonly string[], model?: SearchEntry): SearchHit {
  const names = slugs
    .toSorted()
    .map((slug) => chips.find(({ shortSlug }) => shortSlug === slug)?.name ?? slug);
  return {
    name: `${listed(names, 'or')}?`,
    what: model === undefined ? 'compare' : `compare on ${model.name}`,
    href: compareAddress(slugs, model === undefined ? {} : { query: { model: model.shortSlug } }),
  };
}
