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

/** Work that has a name of its own, and the words by which people ask for it. */
const NAMED: readonly (Lengths & { name: string; asked: RegExp })[] = [
  { name: 'chat', inputTokens: 1024, outputTokens: 1024, asked: /^(?:chat|chatbots?|assistants?)$/ },
  { name: 'documents', inputTokens: 8192, outputTokens: 1024, asked: /^(?:rag|documents?|summar\w+)$/ },
  { name: 'agent', inputTokens: 32_768, outputTokens: 1024, asked: /^(?:agents?|agentic|coding)$/ },
];

/** "documents: 8K in, 1K out", for a list of lengths. */
export function lengthsChoice(lengths: Lengths): string {
  const work = NAMED.find(
    ({ inputTokens, outputTokens }) =>
      inputTokens === lengths.inputTokens && outputTokens === lengths.outputTokens,
  );
  return `${work === undefined ? '' : `${work.name}: `}${lengthsWords(lengths)}`;
}

export const lengthsAsked = (word: string): Lengths | null =>
  NAMED.find(({ asked }) => asked.test(word)) ?? null;
