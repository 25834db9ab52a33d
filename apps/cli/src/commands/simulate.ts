import { catalogue } from '@inferbench/catalogue/catalogue';
import { InferbenchError } from '@inferbench/domain/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/schema-findings';
import { SimulateRequest } from '@inferbench/domain/simulate-request';
import type { SimulatedTimes, SimulateResult } from '@inferbench/domain/simulate-result';
import { simulate } from '@inferbench/evaluation/simulate';
import { formatGigabytes, formatNumber, formatPercent } from '@inferbench/units/format';
import type { Command } from 'commander';
import { numberFlag } from '../number-flag.ts';
import { printData, printJson } from '../output.ts';

const EXAMPLES = `
Examples:
  $ inferbench simulate --chip nvidia-h100-sxm5-80gb --model llama-3-8b --phase decode --batch 16 --context 2048
  $ inferbench simulate --chip nvidia-b200-sxm-180gb --model llama-3-70b --phase serving --batch 32 \\
      --input-tokens 1024 --output-tokens 512 --weight-precision fp8 --activation-precision fp8 --json
`;

const NUMBERS = ['batch', 'inputTokens', 'outputTokens', 'context', 'chips', 'tp'] as const;

type Flags = Record<string, string | boolean | undefined> & { json?: true };

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('time and bytes of one configuration: the bound, and what the best public stack attains')
    .requiredOption('--chip <slug>', 'accelerator')
    .requiredOption('--model <slug>', 'model')
    .requiredOption('--phase <phase>', 'prefill, decode or serving')
    .option('--batch <n>', 'sequences; for serving the concurrency', '1')
    .option('--input-tokens <n>', 'prompt tokens a request')
    .option('--output-tokens <n>', 'answer tokens a request')
    .option('--context <n>', 'decode: keys each new token attends to')
    .option('--weight-precision <word>', 'default fp16')
    .option('--activation-precision <word>', 'default: the natural one for the weights')
    .option('--kv-precision <word>', 'default: 16 bits')
    .option('--chips <n>', 'default: the smallest power of two on which it fits')
    .option('--tp <n>', 'tensor-parallel group; default: all chips')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action((flags: Flags) => {
      const result = simulate(requestOf(flags), catalogue);
      if (!result.ok) throw result.error;
      if (flags.json) printJson('simulate', { id: null, ok: true, result: result.value });
      else printData(describe(result.value));
    });
}

function requestOf({ json: _json, ...flags }: Flags): SimulateRequest {
  const numbers = Object.fromEntries(
    NUMBERS.flatMap((key) => (typeof flags[key] === 'string' ? [[key, numberFlag(flags[key])]] : [])),
  );
  const parsed = parseWithFindings(SimulateRequest, { ...flags, ...numbers });
  if (parsed.ok) return parsed.value;
  const [first] = parsed.error;
  throw new InferbenchError('INVALID', parsed.error.map((finding) => finding.message).join(' '), {
    ...(first?.path ? { path: first.path } : {}),
    ...(first?.value ? { value: first.value } : {}),
    ...(first?.expected ? { expected: first.expected } : {}),
  });
}

const TIME_LINES: readonly [keyof SimulatedTimes, string][] = [
  ['prefillLatencyMs', 'prefill latency, ms'],
  ['tpotMs', 'TPOT, ms'],
  ['decodeTokensPerSec', 'tokens/s, one sequence'],
  ['outputTokensPerSec', 'tokens/s, all sequences'],
];

function describe(result: SimulateResult): string {
  const rows = TIME_LINES.flatMap(([key, label]) => {
    const [ideal, attainable] = [result.ideal[key], result.attainable[key]];
    return ideal === undefined || attainable === undefined
      ? []
      : [[label, formatNumber(ideal), formatNumber(attainable)]];
  });
  const table = [['', 'ideal', 'attainable'], ...rows].map(
    ([label = '', ideal = '', attainable = '']) =>
      `${label.padEnd(26)}${ideal.padStart(12)}${attainable.padStart(14)}`,
  );
  const { bytes, placement } = result;
  return [
    ...table,
    '',
    `chips                     ${placement.chips} (tensor parallel ${placement.tensorParallel})`,
    `precision                 weights ${result.precision.weights}, activations ${result.precision.activations}, KV ${result.precision.kv}, computed in ${result.precision.computed}`,
    `bound by                  ${result.boundBy}`,
    `bytes a step              weights ${formatGigabytes(bytes.weights)}, KV ${formatGigabytes(bytes.kv)}, activations ${formatGigabytes(bytes.activations)}`,
    `arithmetic intensity      ${formatNumber(result.arithmeticIntensity)} FLOP/byte, ridge at ${formatNumber(result.ridgePoint)}`,
    `useful TOPS per chip      ${formatNumber(result.usefulTops)} (${formatPercent(result.utilisation)} of peak)`,
    `memory                    ${formatGigabytes(result.capacity.bytesNeeded)} of ${formatGigabytes(result.capacity.bytesAvailable)} usable, largest batch ${formatNumber(result.capacity.maxBatch)}`,
    '',
    `simulated, engine ${result.engineVersion}, efficiency constants: ${result.provenance['efficiency'] ?? 'default'}`,
  ].join('\n');
}
