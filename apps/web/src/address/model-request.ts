import { nameSlug } from '@inferbench/domain/catalogue/names';
import { Extent } from '@inferbench/domain/board/system-class';
import { ChartAxis, PayBy, TradeoffChartRequest, type UserAxis } from '@inferbench/answers/load/request';
import type { TradeoffChart } from '@inferbench/answers/load/shape';
import { modelAddress } from './pages.ts';
import {
  DRAFTS,
  readAs,
  POOLS,
  readCount,
  readMeaning,
  readPrecision,
  readQuantity,
  readWord,
  type Read,
  wishReader,
} from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

type Slice = TradeoffChart['slice'];

export interface ModelView {
  /** What the API is asked; wishes that were not understood are left out. */
  request: TradeoffChartRequest;
  /** Short slugs of the chips that are asked for, as the address keeps them. */
  asked: string[];
  problems: string[];
}

const { inputTokens, chips, users } = TradeoffChartRequest.shape;

/** A chip that a word of an address names; null for none or several. */
export type ChipNamed = (text: string) => { slug: string; shortSlug: string } | null;

/** The view that an address names: every part of it is optional, and what is wrong is said and left out. */
export function readModelView(model: string, parameters: SearchParameters, chipNamed: ChipNamed): ModelView {
  const problems: string[] = [];
  const read = wishReader(parameters, problems);
  const count = (schema: typeof chips, words: string) => (text: string) =>
    readCount(text, schema.unwrap(), words);
  const lengths = read('lengths', readLengths);
  const base = readBase(read);
  const asked = read('with', (text) => readChips(text, chipNamed)) ?? [];
  const wish = {
    inputTokens: read('in', count(inputTokens, 'of tokens')) ?? lengths?.[0],
    outputTokens: read('out', count(inputTokens, 'of tokens')) ?? lengths?.[1],
    precision: read('prec', readPrecision),
    chips: read('chips', count(chips, 'of chips from 1 to 1,024')),
    users: read('users', count(users, 'of users from 1 to 65,536')),
    ...base,
    axis: read('metric', (text) =>
      readWord(text.replaceAll('-', '_'), ChartAxis.options, 'what stands over speed'),
    ),
    pay: read('pay', (text) => readWord(text, PayBy.options, 'a way to pay')),
    with: asked.map(({ slug }) => slug),
    technique: read('drafts', readMeaning(DRAFTS, 'off or on')),
    extent: read('extent', (text) => readWord(text, Extent.options, 'how far systems reach')),
    pools: read('pools', readMeaning(POOLS, 'where prompts are read')),
    simulated: read('simulated', readMeaning(SHOWN, 'on or off')) ?? false,
  };
  return {
    request: TradeoffChartRequest.parse({ model, ...wish }),
    asked: asked.map(({ shortSlug }) => shortSlug),
    problems,
  };
}

const BASES: Readonly<Record<string, UserAxis>> = { speed: 'SPEED', first: 'FIRST', answer: 'ANSWER' };

function readBase(read: ReturnType<typeof wishReader>): Partial<Pick<TradeoffChartRequest, 'x' | 'at'>> {
  const line = (unit: string) => (text: string) =>
    readQuantity(text, { exponent: 0, unit, from: 0.001, to: 100_000 });
  const x = read('x', readMeaning(BASES, 'speed, first or answer'));
  const [speed, time] = [read('at', line('tokens/s')), read('within', line('seconds'))];
  const at = x === undefined || x === 'SPEED' ? speed : time;
  return { ...(x === undefined ? {} : { x }), ...(at === undefined ? {} : { at }) };
}

/** Words of an address for what stands along the base and a line of time; none where speed does, of which `at` is the line. */
export function baseQuery({ x, at }: Pick<Slice, 'x' | 'at'>): Record<string, string> {
  return x === 'SPEED' ? {} : { x: x.toLowerCase(), within: String(at) };
}

function readLengths(text: string): Read<[number, number]> {
  const [, prompt, answer] = /^(\d{1,9})-(\d{1,9})$/.exec(text) ?? [];
  const lengths: [number, number] | null = prompt === undefined ? null : [Number(prompt), Number(answer)];
  return readAs(lengths, 'prompt-answer in tokens, such as 8192-1024', text);
}

const SHOWN = { on: true, off: false } as const;

/** "b200,mi355x": the first four that are chips. */
function readChips(text: string, chipNamed: ChipNamed): Read<{ slug: string; shortSlug: string }[]> {
  const found = text.split(',').map((name) => ({ name, chip: chipNamed(name) }));
  const unknown = found.filter(({ chip }) => chip === null).map(({ name }) => name);
  const all = unknown.length > 0 ? null : found.flatMap(({ chip }) => chip ?? []).slice(0, 4);
  const words = 'names of chips with commas between them, such as b200,mi355x';
  return readAs(all, words, unknown.join(', '), ' No chip is called so.');
}

export function loadQuery(slice: Slice): Record<string, string> {
  return {
    in: String(slice.inputTokens),
    out: String(slice.outputTokens),
    prec: slice.precision.toLowerCase(),
    chips: String(slice.chips),
    ...(slice.x === 'SPEED' ? { at: String(slice.at) } : baseQuery(slice)),
    ...(slice.axis === 'PER_CHIP' ? {} : { metric: slice.axis.toLowerCase().replaceAll('_', '-') }),
    ...(slice.pay === 'RENTED' ? {} : { pay: slice.pay.toLowerCase() }),
  };
}

/** Words of an address for a settled slice: everything that is shown, so that the view stays when defaults change. */
export function modelQuery(slice: Slice, asked: readonly string[]): Record<string, string> {
  return {
    ...loadQuery(slice),
    ...(slice.technique === 'PLAIN' ? {} : { drafts: 'on' }),
    ...classQuery(slice),
    ...(slice.simulated ? { simulated: 'on' } : {}),
    ...(asked.length === 0 ? {} : { with: asked.join(',') }),
  };
}

export function modelChartQuery(slice: Slice, asked: readonly string[]): Record<string, string> {
  return { model: nameSlug(slice.model), ...modelQuery(slice, asked) };
}

/** Words of the class that is compared; none where nobody ran one, or stated its layout. */
function classQuery({ extent, pools }: Slice): Record<string, string> {
  if (extent === null || pools === null) return {};
  return { extent: extent.toLowerCase(), pools: pools === 'AGGREGATED' ? 'together' : 'apart' };
}

export function modelViewAddress(slice: Slice, asked: readonly string[] = [], section?: string): string {
  return modelAddress(nameSlug(slice.model), { query: modelQuery(slice, asked), section });
}
