import { suggestion } from '@inferbench/domain/names/did-you-mean';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { PowerBoundary } from '@inferbench/domain/terms/power-boundary';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { CostBasis } from '@inferbench/domain/scores/score';
import { TechniqueClass } from '@inferbench/domain/tradeoff/tradeoff-point';
import { LatencyStatistic, TradeoffCurrency } from '@inferbench/domain/tradeoff/tradeoff-target';
import type { TradeoffVariables } from '@inferbench/graphql-documents/tradeoff';
import type { ServerFlags } from '../server/server-flags.ts';

export interface TradeoffFlags extends ServerFlags {
  model: string;
  lengths?: string;
  precision?: string;
  technique?: string;
  at?: string;
  ttft?: string;
  tpot?: string;
  e2e?: string;
  currency: string;
  basis?: string;
  boundary?: string;
  csv?: true;
  json?: true;
}

/** Short words beside those of the schema. */
const CURRENCY_WORDS: Readonly<Record<string, TradeoffCurrency>> = {
  TOKENS: 'TOKENS_PER_S_PER_CHIP',
  USD: 'USD_PER_MTOK',
  JOULES: 'JOULES_PER_TOKEN',
  KW: 'TOKENS_PER_S_PER_KW',
};

/** Boundaries have another spelling in GraphQL than in files. */
const BOUNDARIES = PowerBoundary.options.map((word) => word.toUpperCase());

/** Flags as the variables of the query; what is wrong with one is a usage error. */
export function questionOf(flags: TradeoffFlags): TradeoffVariables {
  const { lengths, precision, technique, at, basis, boundary } = flags;
  const currency = flags.currency.toUpperCase().replaceAll('-', '_');
  return {
    model: flags.model,
    lengths: lengths === undefined ? null : lengthsOf(lengths),
    precision: precision === undefined ? null : wordOf('--precision', precision, PrecisionClass.options),
    technique: technique === undefined ? null : wordOf('--technique', technique, TechniqueClass.options),
    target: {
      tokensPerSecPerUser: at === undefined ? null : positive('--at', at),
      ttft: limitOf('--ttft', flags.ttft),
      tpot: limitOf('--tpot', flags.tpot),
      e2e: limitOf('--e2e', flags.e2e),
      currency: CURRENCY_WORDS[currency] ?? wordOf('--currency', flags.currency, TradeoffCurrency.options),
      costBasis: basis === undefined ? null : wordOf('--basis', basis, CostBasis.options),
      powerBoundary: boundary === undefined ? null : boundaryOf(boundary),
    },
  };
}

type Boundary = NonNullable<NonNullable<TradeoffVariables['target']>['powerBoundary']>;

function boundaryOf(text: string): Boundary {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the words of the schema are those of the domain in capitals
  return wordOf('--boundary', text, BOUNDARIES) as Boundary;
}

function usage(flag: string, value: string, expected: string): InferbenchError {
  const shown = value.slice(0, 40);
  return new InferbenchError('USAGE', `${flag}: expected ${expected}, found "${shown}".`, {
    path: flag,
    value: shown,
    expected,
  });
}

/** A word of a list, in any case. */
function wordOf<Word extends string>(flag: string, text: string, words: readonly Word[]): Word {
  const upper = text.toUpperCase().replaceAll('-', '_');
  const found = words.find((each) => each === upper);
  if (found !== undefined) return found;
  throw usage(flag, text, `one of ${words.join(', ')}${suggestion(upper, words)}`);
}

function positive(flag: string, text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value) && value > 0) return value;
  throw usage(flag, text, 'a positive number');
}

/** "8192/1024" as lengths. */
function lengthsOf(text: string) {
  const [, inputTokens, outputTokens] = /^(\d{1,8})\/(\d{1,8})$/.exec(text.trim()) ?? [];
  if (inputTokens === undefined || outputTokens === undefined)
    throw usage('--lengths', text, 'prompt/answer tokens such as 8192/1024');
  return { inputTokens: Number(inputTokens), outputTokens: Number(outputTokens) };
}

/** "500" for p95, "p99:500", "mean:500". */
function limitOf(flag: string, text: string | undefined) {
  if (text === undefined) return null;
  const parts = text.split(':');
  const [statistic, ms] = parts.length === 1 ? ['P95', text] : parts;
  return {
    ms: positive(flag, ms ?? ''),
    statistic: wordOf(flag, statistic ?? '', LatencyStatistic.options),
  };
}
