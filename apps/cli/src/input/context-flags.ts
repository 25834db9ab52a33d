import { type Command, Option } from 'commander';
import type { CatalogueView } from '@inferbench/domain/catalogue/catalogue-view';
import type { Finding } from '@inferbench/domain/errors/finding';
import { fail, ok, type Result } from '@inferbench/domain/errors/result';
import { RunContext } from '@inferbench/domain/runs/run-context';
import { RunFormat } from '@inferbench/domain/terms/run-format';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { parseContext } from '@inferbench/importers/context/parse-context';
import { withLocalFiles } from './local-catalogue.ts';
import { numberFlag } from './number-flag.ts';
import { readInput } from './read-input.ts';
import { rejectedBy } from './rejected.ts';

/** Flags that state what a result file does not hold; each wins over the context file. */
export interface ContextFlags {
  contextFile?: string;
  chip?: string;
  chips?: string;
  tp?: string;
  pp?: string;
  ep?: string;
  model?: string;
  framework?: string;
  frameworkVersion?: string;
  weightPrecision?: string;
  activationPrecision?: string;
  kvPrecision?: string;
  example?: true;
}

/** The flag with the format of a result file, where its content is not asked. */
export function formatOption(): Option {
  return new Option('--format <tool>', 'read as this format instead of asking the content').choices(
    RunFormat.options,
  );
}

/** `modelFlag` is another where `--model` means the name that a server has for it. */
export function withContextFlags(command: Command, modelFlag = '--model'): Command {
  return command
    .option('--context-file <file>', 'YAML or JSON with what the file does not hold; - is stdin')
    .option('--chip <id|file>', 'accelerator, for example nvidia-h100-sxm5-80gb, or a specification file')
    .option('--chips <n>', 'number of chips')
    .option('--tp <n>', 'tensor-parallel group; default: all chips')
    .option('--pp <n>', 'pipeline stages; default 1')
    .option('--ep <n>', 'expert-parallel group')
    .option(`${modelFlag} <id|file>`, 'catalogue model or a model file, where the served name is unknown')
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

/** A context, and the catalogue in which its names mean what their files say. */
export interface StatedContext {
  context: RunContext;
  catalogue: CatalogueView;
}

/** Context file and flags as one context; what is wrong with them is thrown with its findings. */
export async function readContext(flags: ContextFlags): Promise<StatedContext> {
  const { chip, model, catalogue } = await withLocalFiles(flags);
  const context = await statedContext({
    ...flags,
    ...(chip === undefined ? {} : { chip }),
    ...(model === undefined ? {} : { model }),
  });
  if (!context.ok) throw rejectedBy(context.error);
  return { context: context.value, catalogue };
}

async function statedContext(flags: ContextFlags): Promise<Result<RunContext, Finding[]>> {
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
        pipelineParallel: flags.pp === undefined ? undefined : numberFlag(flags.pp),
        expertParallel: flags.ep === undefined ? undefined : numberFlag(flags.ep),
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
