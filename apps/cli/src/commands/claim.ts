import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { checkClaim } from '@inferbench/analyses/claim/claim';
import { listed } from '@inferbench/units/english';
import type { Command } from 'commander';
import { saidClaim } from '../analyses/said-claim.ts';
import { describeClaim } from '../analyses/describe-claim.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import { requestOf } from '../input/request-flags.ts';

const EXAMPLES = `Examples:
  $ inferbench claim "500 tokens/s at 128K on 8x H100 SXM, llama 3.1 70b fp8"
  $ inferbench claim --chip nvidia-h100-sxm5-80gb --chips 8 --model llama-3.1-70b --weight-precision fp8 \\
      --tokens-per-sec 500 --context 128K
  $ inferbench claim --chip groq-lpu-v1 --chips 576 --model llama-3-70b --weight-precision int8 \\
      --tokens-per-sec 300 --context 4096 --batch 1 --json
`;

const NUMBERS = [
  'tokensPerSec',
  'context',
  'chips',
  'batch',
  'inputTokens',
  'outputTokens',
  'memoryBytesPerChip',
];

export function configureClaim(command: Command): void {
  command
    .argument('[sentence]', 'the claim as somebody says it; flags count more')
    .option('--chip <word>', 'catalogue chip, or a specification file')
    .option('--model <word>', 'catalogue model, or a model file')
    .option('--tokens-per-sec <n>', 'the claimed speed')
    .option('--context <n>', 'tokens of a sequence, prompt and answer')
    .option('--chips <n>', 'default: the smallest power of two on which one sequence fits')
    .option('--batch <n>', 'users at a time; default: whatever suits the claim')
    .option('--weight-precision <word>', 'default: that of the checkpoint, else fp16')
    .option('--activation-precision <word>', 'default: the natural one for the weights')
    .option('--kv-precision <word>', 'default: 16 bits')
    .option('--input-tokens <n>', 'prompt; default: what the context leaves')
    .option('--output-tokens <n>', 'answer; default 512, or half of a shorter context')
    .option('--memory-bytes-per-chip <n>', 'other than specified, host memory counted in for example')
    .option('--json', 'one JSON object on stdout, with batch × context')
    .addHelpText('before', EXAMPLES)
    .action(
      async (sentence: string | undefined, own: Readonly<Record<string, unknown>> & { json?: true }) => {
        const flags = { ...(sentence === undefined ? {} : saidClaim(sentence)), ...own };
        assertSaid(flags);
        const { chip, model } = flags;
        const local = await withLocalNames({
          ...(typeof chip === 'string' ? { chip } : {}),
          ...(typeof model === 'string' ? { model } : {}),
        });
        const request = requestOf(ClaimRequest, { ...flags, chip: local.chip, model: local.model }, NUMBERS);
        if (!request.ok) throw request.error;
        const claim = checkClaim(request.value, local.catalogue);
        if (!claim.ok) throw claim.error;
        if (flags.json) printJson('claim', { ok: true, claim: claim.value });
        else printData(describeClaim(claim.value));
      },
    );
}

/** Refuses a claim that lacks what it is about. */
function assertSaid(flags: Readonly<Record<string, unknown>>): void {
  const needed = {
    tokensPerSec: '--tokens-per-sec',
    context: '--context',
    chip: '--chip',
    model: '--model',
  };
  const missing = Object.entries(needed).flatMap(([key, flag]) => (flags[key] === undefined ? [flag] : []));
  if (missing.length === 0) return;
  throw new InferbenchError('USAGE', `A claim needs ${listed(missing)}.`, {
    path: missing[0] ?? '--chip',
    expected: 'a speed, a context, a chip and a model, as flags or in a sentence',
    fix: 'Say it as in: inferbench claim "500 tokens/s at 128K on 8x H100 SXM, llama 3.1 70b fp8".',
  });
}
