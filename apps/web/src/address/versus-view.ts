import { VersusChartRequest } from '@inferbench/answers/versus/request';
import { precisionNames } from '@inferbench/domain/catalogue/names';
import type { VersusAnswer } from '@inferbench/graphql-documents/answers';
import { readModelView } from './model-request.ts';
import { compareAddress } from './pages.ts';
import { DRAFTS, readMeaning, wishReader } from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

/** Two sides over all models as an address has them. */
export interface VersusView {
  /** Slugs of chips or vendors, in the order of the address. */
  sides: readonly [string, string];
  request: VersusChartRequest;
  problems: string[];
}

/** Parts of a view that another choice changes. */
export type VersusChange = Partial<
  Pick<VersusChartRequest, 'inputTokens' | 'outputTokens' | 'at' | 'technique'>
>;

/** Reads lengths, line, precision and drafts of an address; what is left out is chosen by the answer. */
export function readVersusView(sides: readonly [string, string], parameters: SearchParameters): VersusView {
  const { in: prompt, out, lengths, at, prec } = parameters;
  const { request: read, problems } = readModelView(
    'any',
    { in: prompt, out, lengths, at, prec },
    () => null,
  );
  const technique = wishReader(parameters, problems)('drafts', readMeaning(DRAFTS, 'on or off')) ?? 'PLAIN';
  const request = VersusChartRequest.parse({
    a: sides[0],
    b: sides[1],
    inputTokens: read.inputTokens,
    outputTokens: read.outputTokens,
    at: read.at,
    precision: read.precision,
    technique,
  });
  return { sides, request, problems };
}

/** Words of an address for it: what its reader asked for alone, and what a choice changes. */
export function versusQuery(
  { request }: Pick<VersusView, 'request'>,
  change: VersusChange = {},
): Record<string, string> {
  const { inputTokens, outputTokens, at, precision, technique } = { ...request, ...change };
  return {
    ...(inputTokens === undefined ? {} : { in: String(inputTokens) }),
    ...(outputTokens === undefined ? {} : { out: String(outputTokens) }),
    ...(at === undefined ? {} : { at: String(at) }),
    ...(precision === undefined ? {} : { prec: precisionNames(precision).slug }),
    ...(technique === 'DRAFTING' ? { drafts: 'on' } : {}),
  };
}

export function versusAddress(view: VersusView, change: VersusChange = {}, section?: string): string {
  const query = versusQuery(view, change);
  return compareAddress(view.sides, { query, ...(section === undefined ? {} : { section }) });
}

/** Address of the two chips on one model, at the slice of the answer. */
export function onModelAddress(
  chips: readonly string[],
  model: string,
  { inputTokens, outputTokens, at }: Pick<VersusAnswer, 'inputTokens' | 'outputTokens' | 'at'>,
): string {
  const query = {
    model,
    ...(inputTokens === null || outputTokens === null
      ? {}
      : { in: String(inputTokens), out: String(outputTokens) }),
    ...(at === null ? {} : { at: String(at) }),
  };
  return compareAddress(chips, { query });
}
