import { ChipCrossoverRequest, type ChipCrossover } from '@inferbench/domain/tradeoff/chip-crossover';
import { chipCrossover } from '@inferbench/analyses/crossover/chip-crossover';
import type { Command } from 'commander';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import { requestOf } from '../input/request-flags.ts';
import type { ContextCurve } from '@inferbench/domain/board/context-analysis';
import { nearestPowerOfTwo } from '@inferbench/units/exact-math';
import type { TableColumn } from '@inferbench/chart/table';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { table } from '../terminal/table.ts';

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

/** Two chips over context for people: the footing, the finding, the values at powers of two. */
function describeCrossover({
  request,
  equalSentence,
  sentence,
  unit,
  curves,
  engineVersion,
  weightsFrom,
}: ChipCrossover): string {
  const contexts = [
    ...new Set(curves.flatMap(({ samples }) => samples.map(({ context }) => context))),
  ].filter((context) => context === nearestPowerOfTwo(context));
  const valueAt = (curve: ContextCurve) => (context: number) =>
    curve.samples.find((found) => found.context === context)?.value ?? null;
  const { model, batch, phase, weightPrecision, metric } = request;
  return [
    `${metric} (${unit}), ${model}, ${phase.toLowerCase()}, batch ${batch}, weights ${weightPrecision}${ownWeightsText({ weightsFrom })}`,
    `equal ${request.equal}: ${equalSentence}`,
    sentence,
    '',
    table(
      [
        ['context', (context: number) => context, 'NUMBER'],
        ...curves.map((curve): TableColumn<number> => [curve.label, valueAt(curve), 'NUMBER']),
      ],
      contexts.toSorted((a, b) => a - b),
    ),
    '',
    `simulated, engine ${engineVersion}${curves.some(({ uncalibrated }) => uncalibrated) ? ', an uncalibrated family among them' : ''}`,
  ].join('\n');
}
