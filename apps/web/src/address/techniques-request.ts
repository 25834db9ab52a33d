import { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { nameReader } from './names/name-reader.ts';
import type { SiteNames } from './names/site-names.ts';
import { readCount, readPrecision, readQuantity, type Read, wishReader } from './read-text.ts';
import type { SearchParameters } from './search-parameters.ts';

const USUAL = { chip: 'nvidia-h200-sxm-141gb', model: 'llama-3.3-70b' } as const;

export interface TechniquesView {
  request: TechniquesRequest;
  problems: string[];
}

const { chips, inputTokens } = TechniquesRequest.shape;

/** Reads which server is asked about; what is not understood is said, and the usual stands. */
export function readTechniques(parameters: SearchParameters, names: SiteNames): TechniquesView {
  const problems: string[] = [];
  const read = wishReader(parameters, problems);
  const tokens = (text: string) => readCount(text, inputTokens.unwrap(), 'of tokens');
  const share = (text: string): Read<number> => {
    const found = readQuantity(text, { exponent: 0, unit: 'percent', from: 0, to: 100 });
    return found.ok ? { ok: true, value: found.value / 100 } : found;
  };
  const wish = {
    chip: read('chip', nameReader(names, 'chips', 'the name of a chip')) ?? USUAL.chip,
    model: read('model', nameReader(names, 'models', 'the name of a model')) ?? USUAL.model,
    chips: read('chips', (text) => readCount(text, chips.unwrap(), 'of chips from 1 to 1,024')),
    inputTokens: read('in', tokens),
    outputTokens: read('out', tokens),
    precision: read('prec', readPrecision),
    acceptance: read('right', share),
    cached: read('cached', share),
  };
  return { request: TechniquesRequest.parse(wish), problems };
}

export function techniquesQuery(request: TechniquesRequest): Record<string, string> {
  const {
    chip,
    chips: count,
    model,
    precision,
    inputTokens: prompt,
    outputTokens,
    acceptance,
    cached,
  } = request;
  return {
    chip,
    chips: String(count),
    model,
    prec: precision.toLowerCase(),
    in: String(prompt),
    out: String(outputTokens),
    right: String(Math.round(100 * acceptance)),
    cached: String(Math.round(100 * cached)),
  };
}
