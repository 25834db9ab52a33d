import type { FileCheck } from './shape.ts';

/** Things that are not known without each figure, in the order in which it is asked for. */
const COSTS: readonly (readonly [path: RegExp, costs: string])[] = [
  [/^system\.chip$/, 'nothing can be held against bytes and operations of a chip'],
  [/^system\.chips$/, 'no rate per chip'],
  [/^model\.slug$/, 'nobody knows how many bytes and operations a token takes'],
  [/^precision\.weights$/, 'bytes and peak are not known'],
  [/ttft/, 'no time to first token'],
  [/tpot/, 'no speed of a user'],
  [/e2e/, 'rate and latency cannot be held against each other'],
  [/inputTokens|outputTokens|contextTokens/, 'no work to compare at'],
  [/outputTokensPerSec|durationSec/, 'no rate'],
  [/load/, 'nobody knows how requests were sent'],
];

/** Figures that a file leaves open, and what that costs. */
export function missingCosts(missing: readonly string[]): FileCheck['missing'] {
  return missing.map((path) => ({
    path,
    costs: COSTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'it cannot be scored',
  }));
}
