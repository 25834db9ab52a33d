import { PrecisionClass } from '@inferbench/domain/precision';
import { CostBasis } from '@inferbench/domain/score';
import type { TradeoffLengths } from '@inferbench/domain/tradeoff';
import { TechniqueClass } from '@inferbench/domain/tradeoff-point';
import { TradeoffCurrency } from '@inferbench/domain/tradeoff-target';
import { expected, readWord } from './read-text.ts';
import { firstText, type SearchParameters } from './search-parameters.ts';

/** A slice by its name, precision null for any. */
export interface NamedTradeoff {
  model: string;
  lengths: TradeoffLengths;
  precision: PrecisionClass | null;
  technique: TechniqueClass;
}

export interface TradeoffRequest {
  slice: NamedTradeoff | null;
  /** Whose fullest slice is shown where none is named; null: of all. */
  model: string | null;
  /** Tokens a second of one user, at least. */
  at: number | null;
  currency: TradeoffCurrency;
  basis: CostBasis | null;
  problems: string[];
}

const SEPARATOR = '~';
const ANY = 'ANY';

/** "deepseek-r1~8192~1024~ANY~PLAIN" */
export function tradeoffWord({ model, lengths, precision, technique }: NamedTradeoff): string {
  return [model, lengths.inputTokens, lengths.outputTokens, precision ?? ANY, technique].join(SEPARATOR);
}

function namedTradeoff(word: string): NamedTradeoff | null {
  const [model, input, output, precision, technique, ...more] = word.split(SEPARATOR);
  const tokens = [input, output].map((text) => (/^\d{1,8}$/.test(text ?? '') ? Number(text) : 0));
  const [inputTokens = 0, outputTokens = 0] = tokens;
  const format = precision === ANY ? null : PrecisionClass.safeParse(precision).data;
  const of = TechniqueClass.safeParse(technique).data;
  if (model === undefined || inputTokens === 0 || outputTokens === 0 || more.length > 0) return null;
  if (format === undefined || of === undefined) return null;
  return { model, lengths: { inputTokens, outputTokens }, precision: format, technique: of };
}

/** Keys of the view inside one slice of the board, which keeps its addresses. */
const INSIDE_A_SLICE = ['phase', 'shape', 'batch', 'context', 'precision', 'x', 'y', 'batches', 'evidence'];

/** Whether an address names measured curves, or leaves the choice to the page. */
export function namesTradeoff(parameters: SearchParameters): boolean {
  return INSIDE_A_SLICE.every((key) => firstText(parameters, key) === undefined);
}

/** The view that an address names; what is wrong in it is said and left out. */
export function readTradeoffRequest(parameters: SearchParameters): TradeoffRequest {
  const problems: string[] = [];
  const read = <T>(
    key: string,
    of: (text: string) => { ok: true; value: T } | { ok: false; problem: string },
  ) => {
    const text = firstText(parameters, key) ?? '';
    if (text === '') return null;
    const found = of(text);
    if (found.ok) return found.value;
    problems.push(`${key}: ${found.problem}`);
    return null;
  };
  const slice = read('of', (text) => {
    const found = namedTradeoff(text);
    return found === null
      ? { ok: false, problem: expected('model~prompt~answer~precision~technique', text) }
      : { ok: true, value: found };
  });
  const at = read('at', (text) => {
    const value = Number(text);
    return value > 0 && Number.isFinite(value)
      ? { ok: true, value }
      : { ok: false, problem: expected('tokens a second above 0', text) };
  });
  const currency = read('currency', (text) => readWord(text, TradeoffCurrency.options, 'what ranks'));
  const basis = read('basis', (text) => readWord(text, CostBasis.options, 'a basis of cost'));
  return {
    slice,
    model: firstText(parameters, 'model') ?? null,
    at,
    currency: currency ?? 'TOKENS_PER_S_PER_CHIP',
    basis,
    problems,
  };
}

/** A view as a query; what is left to the slice is left out. */
export function tradeoffQuery({
  slice,
  at,
  currency,
  basis,
}: Omit<TradeoffRequest, 'problems' | 'model'>): string {
  const query = new URLSearchParams();
  if (slice !== null) query.set('of', tradeoffWord(slice));
  if (at !== null) query.set('at', String(at));
  query.set('currency', currency);
  if (basis !== null) query.set('basis', basis);
  return query.toString();
}
