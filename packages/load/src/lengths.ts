import type { LengthPlan } from '@inferbench/domain/runs/measurement/plan';
import { STREAM, streamKey, uniform } from '@inferbench/serving/counter-random';
import { drawsOf, normal } from './variates.ts';

/** Prompt and answer of one request, in tokens. */
export interface Lengths {
  inputTokens: number;
  outputTokens: number;
}

/** Lengths of a file, one pair a request; they are taken in its order, again from the start where it is too short. */
export type LengthFile = readonly (Lengths & {
  /** Blocks that the prompt begins with; equal numbers are equal tokens. */
  blocks?: readonly number[];
})[];

/** How long the prompts and answers of a stage are, by the number of the request. */
export function lengthsOf(
  plan: { inputTokens: LengthPlan; outputTokens: LengthPlan },
  seed: number,
  file: LengthFile = [],
): (request: number) => Lengths {
  const input = streamKey(seed, STREAM.input);
  const outputTokens = answerTokensOf(plan, seed, file);
  return (request) => ({
    inputTokens: drawn(plan.inputTokens, input, request) ?? ofFile(file, request).inputTokens,
    outputTokens: outputTokens(request),
  });
}

/** Length of answer that a stage asks for, by the number of the request. */
export function answerTokensOf(
  plan: { outputTokens: LengthPlan },
  seed: number,
  file: LengthFile = [],
): (request: number) => number {
  const output = streamKey(seed, STREAM.output);
  return (request) => drawn(plan.outputTokens, output, request) ?? ofFile(file, request).outputTokens;
}

/** Null where a file says. */
function drawn(plan: LengthPlan, key: number, request: number): number | null {
  switch (plan.kind) {
    case 'fixed':
      return plan.mean;
    case 'uniform':
      return plan.min + Math.floor(uniform(key, request) * (plan.max - plan.min + 1));
    case 'normal': {
      const tokens = Math.round(plan.mean + plan.stdev * normal(drawsOf(key, request)));
      return Math.min(plan.max, Math.max(plan.min, tokens));
    }
    case 'file':
    case 'prompts':
      return null;
  }
}

function ofFile(file: LengthFile, request: number): Lengths {
  const lengths = file[request % Math.max(1, file.length)];
  if (lengths === undefined) throw new RangeError('a plan of lengths from a file needs the file');
  return lengths;
}

/** The plan that says of a file of lengths what is in it. */
export function filePlan(tokens: readonly number[]): LengthPlan {
  const [min, max] = [Math.min, Math.max].map((of) => tokens.reduce((a, b) => of(a, b)));
  const mean = tokens.reduce((sum, value) => sum + value, 0) / tokens.length;
  return { kind: 'file', mean, min: min ?? 1, max: max ?? 1 };
}

/** Number of the shared prefix that a prompt begins with. */
export function prefixGroup(groups: number, seed: number, request: number): number {
  return Math.floor(uniform(streamKey(seed, STREAM.prefix), request) * groups);
}
