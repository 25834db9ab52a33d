import type { RequestShape } from '@inferbench/domain/workload/workload-ranking';

export interface Line {
  text: string;
  shape: RequestShape;
}

/** A distribution, one shape a line: prompt tokens, answer tokens and how often, 1 where it is left out. */
export function readMix(text: string): { lines: Line[] } | { problem: string } {
  const lines: Line[] = [];
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    const [first = '', second = '', third = '1'] = words;
    if (line.trim() === '') continue;
    const [inputTokens, outputTokens, weight] = [typedNumber(first), typedNumber(second), typedNumber(third)];
    if (words.length > 3 || ![inputTokens, outputTokens, weight].every((value) => Number.isFinite(value)))
      return {
        problem: `Expected prompt tokens, answer tokens and a weight on each line, as in “1000 200 3”; found “${line.slice(0, 40)}”.`,
      };
    lines.push({ text: line.trim(), shape: { inputTokens, outputTokens, weight } });
  }
  return { lines };
}

export function mixText(requests: readonly RequestShape[]): string {
  return requests
    .map(({ inputTokens, outputTokens, weight }) => `${inputTokens} ${outputTokens} ${weight}`)
    .join('\n');
}

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number as people type it: comma groups are theirs. NaN for anything else. */
export function typedNumber(text: string): number {
  const plain = GROUPED.test(text) ? text.replaceAll(',', '') : text;
  return /^[-+.\d]/.test(plain) && !/[xob]/i.test(plain) ? Number(plain) : Number.NaN;
}
