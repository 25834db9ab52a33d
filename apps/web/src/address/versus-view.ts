import { VersusChartRequest } from '@inferbench/answers/versus/request';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { readModelView } from './model-request.ts';
import { compareAddress } from './pages.ts';
import { DRAFTS, readAs, type Read, readMeaning, wishReader } from './read-text.ts';
import type { NamedSideOf } from './names/sides.ts';
import { chipNamed, type SiteNames } from './names/site-names.ts';
import type { SearchParameters } from './search-parameters.ts';

export interface VersusView {
  /** Slugs of both sides, in the order of the address. */
  sides: readonly [string, string];
  request: VersusChartRequest;
  problems: string[];
}

export type VersusChange = Partial<
  Pick<VersusChartRequest, 'inputTokens' | 'outputTokens' | 'at' | 'technique' | 'chip'>
>;

/** Reads lengths, line, precision, drafts and, of frameworks and precisions, the chip of an address; what is left out is chosen by the answer. */
export function readVersusView(
  [a, b]: readonly [NamedSideOf, NamedSideOf],
  parameters: SearchParameters,
  names: SiteNames,
): VersusView {
  const { in: prompt, out, lengths, at, prec } = parameters;
  const { request: read, problems } = readModelView(
    'any',
    { in: prompt, out, lengths, at, prec },
    () => null,
  );
  const technique = wishReader(parameters, problems)('drafts', readMeaning(DRAFTS, 'on or off')) ?? 'PLAIN';
  const chip = wishReader(parameters, problems)('chip', (text) => readChip(text, a, names));
  const isOfPrecisions = a.kind === 'PRECISION';
  if (isOfPrecisions && read.precision !== undefined)
    problems.push('Two precisions are compared with each other, not in a third: “prec” is left out.');
  const request = VersusChartRequest.parse({
    a: a.slug,
    b: b.slug,
    chip,
    inputTokens: read.inputTokens,
    outputTokens: read.outputTokens,
    at: read.at,
    precision: isOfPrecisions ? undefined : read.precision,
    technique,
  });
  return { sides: [a.slug, b.slug], request, problems };
}

/** Chip on which two frameworks or precisions are compared, by its short slug. */
function readChip(text: string, { kind }: NamedSideOf, names: SiteNames): Read<string> {
  if (kind !== 'FRAMEWORK' && kind !== 'PRECISION')
    return { ok: false, problem: 'Chips are compared with each other, not on a third: “chip” is left out.' };
  return readAs(chipNamed(names, text)?.shortSlug, 'a chip to compare on', text);
}

/** Words of an address for it: what its reader asked for alone, and what a choice changes. */
export function versusQuery(
  { request }: Pick<VersusView, 'request'>,
  change: VersusChange = {},
): Record<string, string> {
  const { inputTokens, outputTokens, at, precision, technique, chip } = { ...request, ...change };
  return {
    ...(chip === undefined ? {} : { chip }),
    ...(inputTokens === undefined ? {} : { in: String(inputTokens) }),
    ...(outputTokens === undefined ? {} : { out: String(outputTokens) }),
    ...(at === undefined ? {} : { at: String(at) }),
    ...(precision === undefined ? {} : { prec: precisionNames(precision).slug }),
    ...(technique === 'DRAFTING' ? { drafts: 'on' } : {}),
  };
}

export function versusAddress(view: VersusView, change: VersusChange = {}, section?: string): string {
  return compareAddress(view.sides, { query: versusQuery(view, change), section });
}

type SliceOf = Pick<VersusAnswer, 'inputTokens' | 'outputTokens' | 'at'>;

export function sliceQuery({ inputTokens, outputTokens, at }: SliceOf): Record<string, string> {
  return {
    ...(inputTokens === null || outputTokens === null
      ? {}
      : { in: String(inputTokens), out: String(outputTokens) }),
    ...(at === null ? {} : { at: String(at) }),
  };
}

export function onModelAddress(chips: readonly string[], model: string, answer: SliceOf): string {
  return compareAddress(chips, { query: { model, ...sliceQuery(answer) } });
}
