import { formatContext, formatNumber } from '@inferbench/units/format';

const K = 1024;

/** 8K for 8,192 tokens; a number that is no multiple stays whole. */
export function contextLength(tokens: number): string {
  return tokens >= K && tokens % K === 0 ? formatContext(tokens) : formatNumber(tokens);
}

/** "8K in, 1K out" */
export function lengthsWords({
  inputTokens,
  outputTokens,
}: {
  inputTokens: number;
  outputTokens: number;
}): string {
  return `${contextLength(inputTokens)} in, ${contextLength(outputTokens)} out`;
}
