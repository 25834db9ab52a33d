import type { Command } from 'commander';
import type { Finding } from '@inferbench/domain/finding';
import { fail, ok, type Result } from '@inferbench/domain/result';
import { RunContext } from '@inferbench/domain/run-context';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
import { parseContext } from '@inferbench/importers/parse-context';
import { numberFlag } from './number-flag.ts';
import { readInput } from './read-input.ts';

/** Flags that state what a result file does not hold; each wins over the context file. */
export interface ContextFlags {
  contextFile?: string;
  chip?: string;
  chips?: string;
  tp?: string;
  model?: string;
  framework?: string;
  frameworkVersion?: string;
  weightPrecision?: string;
  activationPrecision?: string;
  kvPrecision?: string;
  example?: true;
}

export function withContextFlags(command: Command): Command {
  return command
    .option('--context-file <file>', 'YAML or JSON with what the file does not hold; - is stdin')
    .option('--chip <slug>', 'accelerator, for example nvidia-h100-sxm5-80gb')
    .option('--chips <n>', 'number of chips')
    .option('--tp <n>', 'tensor-parallel group; default: all chips')
    .option('--model <slug>', 'catalogue model, where the served name is unknown')
    .option('--framework <name>', 'serving framework, for example vllm')
    .option('--framework-version <version>', 'its version')
    .option('--weight-precision <word>', 'for example bf16, fp8, int4')
    .option('--activation-precision <word>', 'default: the natural one for the weights')
    .option('--kv-precision <word>', 'default: 16 bits')
    .option('--example', 'mark the run as an example');
}

function without<T extends object>(values: T): T | undefined {
  return Object.values(values).some((value) => value !== undefined) ? values : undefined;
}

/** Context file and flags as one context. */
export async function readContext(flags: ContextFlags): Promise<Result<RunContext, Finding[]>> {
  const file = parseContext(flags.contextFile === undefined ? '' : await readInput(flags.contextFile));
  if (!file.ok) return fail(file.error);
  const stated = {
    example: flags.example,
    system: without({
      ...file.value.system,
      ...defined({
        chip: flags.chip,
        chips: flags.chips === undefined ? undefined : numberFlag(flags.chips),
        tensorParallel: flags.tp === undefined ? undefined : numberFlag(flags.tp),
        framework: flags.framework,
        frameworkVersion: flags.frameworkVersion,
      }),
    }),
    model: flags.model === undefined ? undefined : { slug: flags.model },
    precision: without({
      ...file.value.precision,
      ...defined({
        weights: flags.weightPrecision,
        activations: flags.activationPrecision,
        kv: flags.kvPrecision,
      }),
    }),
  };
  const merged = parseWithFindings(RunContext, { ...file.value, ...defined(stated) });
  return merged.ok ? ok(merged.value) : merged;
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
