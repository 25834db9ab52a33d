import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import {
  ClaimRequest,
  type Claim,
  type ClaimCell,
  type ClaimState,
} from '@inferbench/domain/simulation/claim';
import { checkClaim } from '@inferbench/analyses/claim/claim';
import { listed } from '@inferbench/units/english';
import type { Command } from 'commander';
import { saidClaim } from '../analyses/said-claim.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { printData, printJson } from '../terminal/output.ts';
import { requestOf } from '../input/request-flags.ts';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { TableColumn } from '@inferbench/chart/table';
import { table } from '../terminal/table.ts';

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

const LETTERS: Readonly<Record<ClaimState, string>> = {
  holds: 'yes',
  ideal_only: 'bound',
  fails: 'no',
  does_not_fit: '-',
};

function regionTable({ region }: Claim, title: string, of: (cell: ClaimCell) => ClaimState): string {
  const stateAt = (context: number, batch: number) => {
    const cell = region.cells.find((found) => found.batch === batch && found.context === context);
    return cell ? LETTERS[of(cell)] : '';
  };
  return table(
    [
      [title, (context: number) => context, 'NUMBER'],
      ...region.batches.map((batch): TableColumn<number> => [
        `B ${batch}`,
        (context) => stateAt(context, batch),
        'NUMBER',
      ]),
    ],
    region.contexts,
  );
}

/** A claim for people: each sense in a sentence, the bound, and where it can hold. */
function describeClaim(claim: Claim): string {
  const { tokensPerSec, context, placement, precision, readings, binding } = claim;
  return [
    `${formatNumber(tokensPerSec)} tokens/s at ${formatNumber(context)} tokens: ${claim.model} on ${placement.chips} × ${claim.chip}, weights ${precision.weights}, KV ${precision.kv}${ownWeightsText(precision)}`,
    `prompt ${formatNumber(claim.inputTokens)}, answer ${formatNumber(claim.outputTokens)}; at most ${formatNumber(claim.maxBatch)} sequences fit`,
    '',
    ...readings.map(({ sentence }) => sentence),
    `Bound: ${binding.sentence}`,
    '',
    regionTable(claim, 'one user', ({ oneUser }) => oneUser),
    '',
    regionTable(claim, 'with prompt', (cell) => cell.oneUserWithPrompt),
    '',
    regionTable(claim, 'all users', ({ allUsers }) => allUsers),
    '',
    'yes: attainable; bound: only the bound allows it; no: not even that; -: does not fit',
    ...claim.assumptions,
    `simulated, engine ${claim.engineVersion}, error bar ±${formatPercent(claim.errorBar)}`,
  ].join('\n');
}
