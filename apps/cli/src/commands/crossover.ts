import { ChipCrossoverRequest } from '@inferbench/domain/tradeoff/chip-crossover';
import { chipCrossover } from '@inferbench/analyses/crossover/chip-crossover';
import type { Command } from 'commander';
import { describeCrossover } from '../analyses/describe-crossover.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import { requestOf } from '../input/request-flags.ts';

const EXAMPLES = `Examples:
  $ inferbench crossover amd-mi300x nvidia-h100-sxm5-80gb --model llama-3-8b --batch 16
  $ inferbench crossover groq-lpu-v1 nvidia-h100-sxm5-80gb --model llama-3-70b --weight-precision fp8 \\
      --kv-precision fp8 --equal owned-cost --json
`;

const NUMBERS = ['batch', 'chips', 'context'];

export function configureCrossover(command: Command): void {
  command
    .argument('<a>', 'catalogue chip, or a specification file')
    .argument('<b>', 'the other chip')
    .requiredOption('--model <word>', 'catalogue model, or a model file')
    .option('--metric <word>', 'default TOKENS_PER_S_PER_USER')
    .option('--phase <word>', 'DECODE (default), PREFILL, GENERATE or SERVING')
    .option('--equal <word>', 'chips (default), owned-cost or power')
    .option('--batch <n>', 'sequences of the whole system; default 1')
    .option('--weight-precision <word>', 'default: that of the checkpoint, else fp16')
    .option('--kv-precision <word>', 'default: 16 bits')
    .option('--chips <n>', 'with --equal chips; default: the smallest power of two that holds the batch')
    .option('--context <n>', 'at which both must hold the batch; default 8192')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (a: string, b: string, flags: Readonly<Record<string, unknown>> & { json?: true }) => {
      const { model } = flags;
      const [left, right] = await Promise.all([
        withLocalNames({ chip: a, ...(typeof model === 'string' ? { model } : {}) }),
        withLocalNames({ chip: b }),
      ]);
      const named = { ...flags, a: left.chip, b: right.chip, model: left.model };
      const request = requestOf(ChipCrossoverRequest, named, NUMBERS);
      if (!request.ok) throw request.error;
      const chips = new Map([...left.catalogue.chips, ...right.catalogue.chips]);
      const own = left.chip === undefined ? undefined : left.catalogue.chips.get(left.chip);
      if (own) chips.set(own.slug, own);
      const crossover = chipCrossover(request.value, { ...left.catalogue, chips });
      if (!crossover.ok) throw crossover.error;
      if (flags.json) printJson('crossover', { ok: true, crossover: crossover.value });
      else printData(describeCrossover(crossover.value));
    });
}
