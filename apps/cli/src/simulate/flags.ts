import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SimulatedTechniques } from '@inferbench/domain/simulation/simulated-techniques';
import type { Command } from 'commander';
import { z } from 'zod';
import { kebab } from '../input/flag-faults.ts';
import { numberFlag, TOKEN_KEYS, tokensFlag } from '../input/number-flag.ts';

/** What `--help` says of a key; a key of the request without a line here still has its flag. */
const MEANINGS = {
  id: 'echoed in the answer',
  chip: 'catalogue chip, or a specification file',
  model: 'catalogue model, or a model file',
  phase: 'prefill, decode, generate (static batch), serving (continuous batching), image or op',
  batch: 'sequences; for serving the concurrency; default 1',
  inputTokens: 'prompt tokens a request: 8192, or 8k',
  outputTokens: 'answer tokens a request',
  context: 'decode: keys each new token attends to',
  weightPrecision: 'for example bf16, fp8, int4; default: that of the checkpoint, else fp16',
  activationPrecision: 'default: the natural one for the weights',
  kvPrecision: 'default: 16 bits',
  chips: 'default: the smallest power of two on which it fits',
  tp: 'tensor-parallel group; default: the fastest placement',
  pp: 'pipeline stages; default 1',
  ep: 'chips over which whole experts are spread',
  dp: 'replicas; default: what the groups leave over',
  attentionParallel: 'ranks of a group that attend for sequences of their own and share its experts, or true',
  framework: 'software, for example vllm; default: the best public stack',
  frameworkVersion: 'its release or era',
  techniques: `JSON: ${Object.keys(SimulatedTechniques.shape).join(', ')}`,
  effects: 'true: also what each technique gains and costs',
  against: 'another chip, asked for the same: the ratio of both and its band',
  steps: 'images: denoising steps',
  resolution: 'images: pixels of an edge',
  op: 'JSON: one kernel, for example {"kind":"gemm","m":1,"n":8192,"k":8192}',
  attentionFlops: 'causal (default) or uncausal',
  activationTraffic: 'fused (default) or unfused',
  costAssumptions: 'JSON: years, pue, usdPerKwh and the like, instead of the policy',
};

/** A request, and what `--help` says of the keys that others do not have or mean otherwise. */
export interface FlaggedRequest {
  shape: Readonly<Record<string, z.core.$ZodType>>;
  meanings: Readonly<Record<string, string>>;
}

function innermost(schema: unknown): unknown {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable)
    inner = inner.unwrap();
  return inner;
}

/** One flag for every key of the request: the words of JSON in kebab-case. */
export function addRequestFlags(command: Command, { shape, meanings }: FlaggedRequest): Command {
  const words: Readonly<Record<string, string>> = { ...MEANINGS, ...meanings };
  for (const [key, schema] of Object.entries(shape)) {
    const value = innermost(schema) instanceof z.ZodNumber ? '<n>' : '<word>';
    command.option(`--${kebab(key)} ${value}`, words[key] ?? 'see docs');
  }
  return command;
}

/** What the flags state, under the keys of the request and with its types; nothing else. */
export function statedFlags(
  flags: Readonly<Record<string, unknown>>,
  { shape }: Pick<FlaggedRequest, 'shape'>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]) => {
      const text = flags[key];
      return typeof text === 'string' ? [[key, typed(key, text, innermost(schema))]] : [];
    }),
  );
}

function typed(key: string, text: string, schema: unknown): unknown {
  if (schema instanceof z.ZodNumber) return TOKEN_KEYS.has(key) ? tokensFlag(text) : numberFlag(text);
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return text;
  if (schema instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  try {
    return JSON.parse(text);
  } catch {
    throw new InferbenchError('USAGE', `--${kebab(key)} is not JSON.`, {
      path: `--${kebab(key)}`,
      value: text.slice(0, 80),
      expected: 'an object in JSON, such as {"kind":"gemm","m":1,"n":8192,"k":8192} of --op',
    });
  }
}
