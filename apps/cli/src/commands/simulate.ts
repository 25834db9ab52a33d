import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import type { Command } from 'commander';
import { flagFault } from '../input/flag-faults.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import { answerOne } from '../simulate/answer.ts';
import { describeSimulation } from '../simulate/describe.ts';
import { addRequestFlags, statedFlags } from '../simulate/flags.ts';
import { answerMany } from '../simulate/jsonl.ts';

const EXAMPLES = `Examples:
  $ inferbench simulate --chip nvidia-h100-sxm5-80gb --model llama-3-8b --phase decode --batch 16 --context 2048
  $ inferbench simulate --chip nvidia-b200-sxm-180gb --model llama-3-70b --phase serving --batch 32 \\
      --input-tokens 1024 --output-tokens 512 --weight-precision fp8 --activation-precision fp8 --json
  $ inferbench simulate --chip my-chip.yaml --model llama-3-8b --phase generate --batch 8 --input-tokens 512 --output-tokens 128
  $ inferbench simulate --chip nvidia-b200-sxm-180gb --against nvidia-h100-sxm5-80gb --model llama-3.1-8b --phase decode --context 2048
  $ inferbench simulate --jsonl < configurations.jsonl > answers.jsonl
`;

const FROM_FLAGS = { localise: withLocalNames, refusal: flagFault };

const FLAGGED = { shape: SimulateRequest.shape, meanings: {} };

type Flags = Readonly<Record<string, unknown>> & { json?: true; jsonl?: string | true };

export function configureSimulate(command: Command): void {
  addRequestFlags(command, FLAGGED)
    .option(
      '--jsonl [file]',
      'one JSON object a line, from a file or stdin; other flags fill what a line leaves out',
    )
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Flags) => {
      const stated = statedFlags(flags, FLAGGED);
      if (flags.jsonl !== undefined)
        return answerMany(flags.jsonl, { question: 'simulate', defaults: stated });
      assertNamed(stated);
      const { id, ...request } = stated;
      const outcome = await answerOne({ schema: SimulateRequest, answer: simulate }, request, FROM_FLAGS);
      if (!outcome.ok) throw outcome.error;
      if (flags.json) printJson('simulate', { id: id ?? null, ok: true, result: outcome.value });
      else printData(describeSimulation(askedChips(request), outcome.value));
    });
}

/** Chips as they were typed: the answer names one of them by its slug. */
function askedChips({ chip, against }: Readonly<Record<string, unknown>>) {
  return { chip: String(chip), against: typeof against === 'string' ? against : undefined };
}

/** Refuses flags that are missing: without --jsonl nothing else can give these. */
function assertNamed(stated: Readonly<Record<string, unknown>>): void {
  const needed = stated['phase'] === 'op' ? ['chip'] : ['chip', 'model', 'phase'];
  const missing = needed.filter((key) => stated[key] === undefined);
  if (missing.length === 0) return;
  const flags = missing.map((key) => `--${key}`).join(', ');
  throw new InferbenchError('USAGE', `${flags} ${missing.length === 1 ? 'is' : 'are'} needed.`, {
    fix: 'See `inferbench simulate --help`, `inferbench chips` and `inferbench models`.',
  });
}
