import { formatContext, formatNumber } from '@inferbench/units/format';

const K = 1024;

/** 8K for 8,192 tokens; a number that is no multiple stays whole. */
export function contextLength(tokens: number): string {
  return tokens >= K && tokens % K === 0 ? formatContext(tokens) : formatNumber(tokens);
}

interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

/** "8K in, 1K out" */
export function lengthsWords({ inputTokens, outputTokens }: Lengths): string {
  return `${contextLength(inputTokens)} in, ${contextLength(outputTokens)} out`;
}

/** "8K / 1K", where a title says that they are prompt and answer. */
export function lengthsPair({ inputTokens, outputTokens }: Lengths): string {
  return `${contextLength(inputTokens)} / ${contextLength(outputTokens)}`;
}

/** Lengths that have a name of their own: prompt and answer, tokens. */
const NAMED: Readonly<Record<string, string>> = {
  '1024-1024': 'chat',
  '8192-1024': 'documents',
  '32768-1024': 'agent',
};

/** "documents: 8K in, 1K out", for a list of lengths. */
export function lengthsChoice(lengths: Lengths): string {
  const name = NAMED[`${lengths.inputTokens}-${lengths.outputTokens}`];
  return `${name === undefined ? '' : `${name}: `}${lengthsWords(lengths)}`;
}
