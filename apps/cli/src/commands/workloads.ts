import { catalogue } from '@inferbench/catalogue/catalogue';
import { isItemModel, type Model } from '@inferbench/domain/models/model';
import { PrecisionClass } from '@inferbench/domain/terms/precision';
import { SimulatedPhase } from '@inferbench/domain/simulation/simulate-request';
import {
  MAX_BATCH_BUCKET,
  MAX_CONTEXT_BUCKET,
  MIN_BATCH_BUCKET,
  MIN_CONTEXT_BUCKET,
  type Phase,
  Shape,
} from '@inferbench/domain/terms/slice';
import { withGraph } from '@inferbench/evaluation/simulation/set-up';
import type { Command } from 'commander';
import { printData, printJson } from '../terminal/output.ts';
import { fields, NONE, table } from '../terminal/table.ts';

const EXAMPLES = `Examples:
  $ inferbench workloads
  $ inferbench workloads --json
`;

const LANGUAGE_PHASES: readonly Phase[] = ['PREFILL', 'DECODE', 'GENERATE', 'SERVING', 'MAX_LOAD'];

const PHASES: Readonly<Record<Phase, string>> = {
  PREFILL: 'whole prompts, until the first token',
  DECODE: 'one token a sequence, at a fixed context',
  GENERATE: 'a static batch, prompts to last token',
  SERVING: 'requests as they come, continuous batching',
  MAX_LOAD: 'as much as a system does at once, its batch unpublished',
  IMAGE: 'one image: all denoising steps of diffusion, one pass of vision',
};

export function configureWorkloads(command: Command): void {
  command
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(({ json }: { json?: true }) => {
      const workloads = [...catalogue.models.values()].map(workloadOf);
      if (json) printJson('workloads', { ok: true, workloads, phases: PHASES, slices: SLICES });
      else printData(describe(workloads));
    });
}

type Workload = ReturnType<typeof workloadOf>;

/** A workload is a model in one of its phases; which of them this engine simulates is told apart. */
function workloadOf(model: Model) {
  const phases = isItemModel(model) ? (['IMAGE'] as const) : LANGUAGE_PHASES;
  const simulated = withGraph(model).ok
    ? phases.filter((phase) => SimulatedPhase.safeParse(phase.toLowerCase()).success)
    : [];
  return { model: model.slug, kind: model.kind, phases: [...phases], simulated: [...simulated] };
}

/** What separates two results that do not compare; batch and context are powers of two. */
const SLICES = {
  shapes: Shape.options,
  precisions: PrecisionClass.options,
  batch: { min: MIN_BATCH_BUCKET, max: MAX_BATCH_BUCKET },
  context: { min: MIN_CONTEXT_BUCKET, max: MAX_CONTEXT_BUCKET },
};

function describe(workloads: readonly Workload[]): string {
  return [
    table(
      [
        ['model', (row) => row.model],
        ['kind', (row) => row.kind],
        ['phases', (row) => row.phases.join(' ')],
        ['simulated', (row) => row.simulated.join(' ') || NONE],
      ],
      workloads,
    ),
    '',
    fields(Object.entries(PHASES)),
    '',
    fields([
      ['shapes', SLICES.shapes.join(', ')],
      ['precisions', SLICES.precisions.join(', ')],
      ['batch', `powers of two from ${SLICES.batch.min} to ${SLICES.batch.max}`],
      ['context', `powers of two from ${SLICES.context.min} to ${SLICES.context.max}`],
    ]),
  ].join('\n');
}
