import { ClaimRequest } from '@inferbench/domain/simulation/claim';
import { checkClaim } from '@inferbench/analyses/claim/claim';
import type { Command } from 'commander';
import { describeClaim } from '../analyses/describe-claim.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import { requestOf } from '../input/request-flags.ts';

const EXAMPLES = `Examples:
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
    .requiredOption('--chip <word>', 'catalogue chip, or a specification file')
    .requiredOption('--model <word>', 'catalogue model, or a model file')
    .requiredOption('--tokens-per-sec <n>', 'the claimed speed')
    .requiredOption('--context <n>', 'tokens of a sequence, prompt and answer')
    .option('--chips <n>', 'default: the smallest power of two on which one sequence fits')
    .option('--batch <n>', 'users at a time; default: whatever suits the claim')
    .option('--weight-precision <word>', 'default fp16')
    .option('--activation-precision <word>', 'default: the natural one for the weights')
    .option('--kv-precision <word>', 'default: 16 bits')
    .option('--input-tokens <n>', 'prompt; default: what the context leaves')
    .option('--output-tokens <n>', 'answer; default 512, or half of a shorter context')
    .option('--memory-bytes-per-chip <n>', 'other than specified, host memory counted in for example')
    .option('--json', 'one JSON object on stdout, with batch × context')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: Readonly<Record<string, unknown>> & { json?: true }) => {
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
    });
}
