import { ERROR_CATALOGUE } from '@inferbench/domain/errors/error-catalogue';
import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { MOST_SERVED_REQUESTS, ServeRequest } from '@inferbench/domain/simulation/serve-request';
import { ServingCurveRequest } from '@inferbench/domain/simulation/serving-curve';
import { serve } from '@inferbench/evaluation/serve';
import { servingCurve } from '@inferbench/evaluation/serving-curve';
import { formatNumber } from '@inferbench/units/format';
import type { Command } from 'commander';
import { flagFault } from '../input/flag-faults.ts';
import { withLocalNames } from '../input/local-catalogue.ts';
import { describeServing } from '../serve/describe.ts';
import { curveCsv, describeCurve } from '../serve/describe-curve.ts';
import { addServeFlags, type ServeFlags, statedServe, numbersOf } from '../serve/flags.ts';
import { answerOne } from '../simulate/answer.ts';
import { answerMany } from '../simulate/jsonl.ts';
import { printData, printJson, printNote, ReportedFailure } from '../terminal/output.ts';

const EXAMPLES = `Examples:
  $ inferbench serve --chip nvidia-h100-sxm5-80gb --model llama-3.1-70b --chips 4 --weight-precision fp8 \\
      --framework vllm --input-tokens 1k --output-tokens 1k --clients 64
  $ inferbench serve --chip nvidia-b200-sxm-180gb --model llama-3.1-70b --input-tokens 8k --output-tokens 1k \\
      --rate 0.25,0.5,1 --slo ttft=2s
  $ inferbench serve --chip nvidia-h200-sxm-141gb --model gpt-oss-120b --input-tokens 1k --output-tokens 1k --sweep --csv > load.csv
  $ inferbench serve --jsonl < loads.jsonl > answers.jsonl
`;

export function configureServe(command: Command): void {
  addServeFlags(command)
    .option(
      '--jsonl [file]',
      'one JSON object a line, from a file or stdin; other flags fill what a line leaves out',
    )
    .option('--csv', 'a row for each load as CSV')
    .option('--json', 'one JSON object on stdout')
    .addHelpText('before', EXAMPLES)
    .action(async (flags: ServeFlags) => {
      if (flags.csv && flags.json)
        throw new InferbenchError('USAGE', 'Either --csv or --json.', { path: '--csv' });
      const stated = statedServe(flags);
      if (flags.jsonl !== undefined) return answerMany(flags.jsonl, { question: 'serve', defaults: stated });
      assertNamed(stated);
      const { kind, request } = askedLoads({ lengthSpread: LENGTH_SPREAD, ...stated }, flags);
      return kind === 'one'
        ? serveOne({ ...enoughRequests(request), ...request }, flags)
        : serveSeveral(request, flags);
    });
}

const FROM_FLAGS = {
  localise: withLocalNames,
  refusal: (findings: readonly Finding[]) => flagFault(findings, { rates: '--rate', batch: '--clients' }),
};

/** Lengths of real prompts and answers are not all equal. */
const LENGTH_SPREAD = 0.8;

/** A p99 needs 500 requests that count, and those at the start and the end do not. */
function enoughRequests({ arrivals, batch }: Readonly<Record<string, unknown>>): { requests?: number } {
  if (arrivals !== undefined && arrivals !== 'closed') return {};
  return {
    requests: Math.min(MOST_SERVED_REQUESTS, Math.max(800, 10 * (typeof batch === 'number' ? batch : 1))),
  };
}

async function serveOne(stated: Readonly<Record<string, unknown>>, flags: ServeFlags): Promise<void> {
  const { id = null, ...request } = stated;
  const outcome = await answerOne({ schema: ServeRequest, answer: serve }, request, FROM_FLAGS);
  if (!outcome.ok) throw outcome.error;
  if (flags.json) printJson('serve', { id, ok: true, result: outcome.value });
  else printData(describeServing(outcome.value));
}

async function serveSeveral(stated: Readonly<Record<string, unknown>>, flags: ServeFlags): Promise<void> {
  const question = { schema: ServingCurveRequest, answer: servingCurve };
  const outcome = await answerOne(question, stated, FROM_FLAGS);
  if (!outcome.ok) throw outcome.error;
  if (flags.json) printJson('serve', { id: null, ok: true, curve: outcome.value });
  else if (flags.csv) printData(curveCsv(outcome.value));
  else printData(describeCurve(outcome.value));
  const { saturatedAt } = outcome.value;
  if (saturatedAt === null) return;
  printNote(`SATURATED: ${formatNumber(saturatedAt)} requests/s are more than can be served`);
  throw new ReportedFailure(ERROR_CATALOGUE.SATURATED.exitCode);
}

/** Refuses flags that are missing: without --jsonl nothing else can give these. */
function assertNamed(stated: Readonly<Record<string, unknown>>): void {
  const needed = {
    chip: '--chip',
    model: '--model',
    inputTokens: '--input-tokens',
    outputTokens: '--output-tokens',
  };
  const missing = Object.entries(needed).flatMap(([key, flag]) => (stated[key] === undefined ? [flag] : []));
  if (missing.length === 0) return;
  throw new InferbenchError('USAGE', `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} needed.`, {
    fix: 'See `inferbench serve --help`, `inferbench chips` and `inferbench models`.',
  });
}

type Stated = Readonly<Record<string, unknown>>;

/** Question: one load, or a curve over several. */
type AskedLoads = { kind: 'one'; request: Stated } | { kind: 'curve'; request: Stated };

/** Loads as flags state them: lists make a curve, and a single rate or number of clients is one load. Error: USAGE. */
function askedLoads(stated: Stated, flags: ServeFlags): AskedLoads {
  const { rate, clients, sweep, csv } = flags;
  const given = [rate !== undefined, clients !== undefined, sweep === true].filter(Boolean).length;
  if (given > 1) {
    throw new InferbenchError('USAGE', 'One of --rate, --clients and --sweep.', { path: '--rate' });
  }
  const [rates, counts] = [listOf('rate', rate), listOf('clients', clients)];
  if (sweep === true || csv === true || rates.length > 1 || counts.length > 1) {
    return { kind: 'curve', request: curveOf(stated, { rates, counts }) };
  }
  const kind = stated['arrivals'] === 'constant' ? 'constant' : 'poisson';
  if (rates.length === 1) return { kind: 'one', request: { ...stated, arrivals: kind, rate: rates[0] } };
  return { kind: 'one', request: counts.length === 1 ? { ...stated, batch: counts[0] } : stated };
}

function listOf(flag: string, text: string | undefined): number[] {
  return text === undefined ? [] : numbersOf(flag, text);
}

/** A curve says itself who sends requests, and how many make a run. */
function curveOf(request: Stated, { rates, counts }: { rates: number[]; counts: number[] }): Stated {
  const { id: _, arrivals, batch, ...stated } = request;
  const fixed = counts.length > 0 ? 'closed' : 'poisson';
  if (arrivals !== undefined && arrivals !== fixed) {
    throw new InferbenchError('USAGE', `Several loads are ${fixed}.`, {
      path: '--arrivals',
      value: JSON.stringify(arrivals),
      fix: 'Leave --arrivals out, or ask for one load at a time.',
    });
  }
  if (rates.length > 0) return { ...stated, rates };
  if (counts.length > 0) return { ...stated, clients: counts };
  return batch === undefined ? stated : { ...stated, clients: [batch] };
}
