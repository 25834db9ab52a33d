import { catalogue } from '@inferbench/catalogue/catalogue';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { withSlugs } from '@inferbench/evaluation/with-slugs';
import { flagFault } from '../input/flag-faults.ts';
import { msFlag, numberFlag, tokensFlag } from '../input/number-flag.ts';
import type { ServerFlags } from '../server/server-flags.ts';

export interface RankFlags extends ServerFlags {
  model: string;
  inputTokens?: string;
  outputTokens?: string;
  in?: string;
  out?: string;
  users?: string;
  rate?: string;
  ttft?: string;
  tpot?: string;
  e2e?: string;
  by: string;
  precision?: string;
  basis?: string;
  measured?: true;
  json?: true;
}

/** Short words beside the names of the metrics. */
const METRICS: Readonly<Record<string, string>> = {
  USD: 'USD_PER_MTOK',
  JOULES: 'ENERGY_EFFICIENCY',
  CHIP: 'TOKENS_PER_S_PER_CHIP',
  USER: 'TOKENS_PER_S_PER_USER',
};

/** Flags of keys that people know by another word. */
const FLAGS = {
  concurrency: '--users',
  requestsPerSec: '--rate',
  metric: '--by',
  costBasis: '--basis',
  ttftMs: '--ttft',
  tpotMs: '--tpot',
  e2eMs: '--e2e',
  inputTokens: '--input-tokens',
  outputTokens: '--output-tokens',
};

/** Flags as the workload that a server is asked; what is wrong with one is a usage error. */
export function workloadOfFlags(flags: RankFlags): WorkloadRequest {
  const number = (text: string | undefined) => (text === undefined ? null : numberFlag(text));
  const limit = (text: string | undefined) => (text === undefined ? null : msFlag(text));
  const requests = [
    {
      inputTokens: needed('--input-tokens', flags.inputTokens ?? flags.in),
      outputTokens: needed('--output-tokens', flags.outputTokens ?? flags.out),
    },
  ];
  if ((flags.users === undefined) === (flags.rate === undefined))
    throw new InferbenchError('USAGE', 'A workload has --users or --rate: one of both.', {
      path: '--users',
      expected: 'requests in flight at once, or requests that arrive each second',
      fix: 'Write for example --users 50.',
    });
  const by = flags.by.toUpperCase().replaceAll('-', '_');
  const metric = METRICS[by] ?? by;
  if (!WorkloadRequest.shape.metric.safeParse(metric).success)
    throw new InferbenchError(
      'USAGE',
      `--by takes one of usd, joules, chip, user; "${flags.by.slice(0, 40)}" is none.`,
      {
        path: '--by',
        value: flags.by.slice(0, 40),
        expected: 'usd, joules, chip or user',
        fix: 'Write for example --by usd.',
      },
    );
  const named = withSlugs({ model: flags.model }, catalogue);
  if (!named.ok) throw named.error;
  const asked = parseWithFindings(WorkloadRequest, {
    ...named.value,
    requests,
    concurrency: number(flags.users),
    requestsPerSec: number(flags.rate),
    limits: { ttftMs: limit(flags.ttft), tpotMs: limit(flags.tpot), e2eMs: limit(flags.e2e) },
    metric,
    precision: flags.precision?.toUpperCase() ?? null,
    costBasis: flags.basis?.toUpperCase() ?? null,
    include: { interpolated: true, simulated: flags.measured !== true },
  });
  if (asked.ok) return asked.value;
  throw flagFault(asked.error, FLAGS);
}

function needed(flag: string, text: string | undefined): number | string {
  if (text !== undefined) return tokensFlag(text);
  throw new InferbenchError('USAGE', `${flag} is needed.`, {
    path: flag,
    expected: 'tokens, such as 1024 or 8k',
  });
}
