import { catalogue } from '@inferbench/catalogue/catalogue';
import type { Finding } from '@inferbench/domain/errors/finding';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import { parseWithFindings } from '@inferbench/domain/documents/schema-findings';
import { WorkloadRequest } from '@inferbench/domain/workload/workload-ranking';
import { withSlugs } from '@inferbench/evaluation/with-slugs';
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
  const named = withSlugs({ model: flags.model }, catalogue);
  if (!named.ok) throw named.error;
  const by = flags.by.toUpperCase().replaceAll('-', '_');
  const asked = parseWithFindings(WorkloadRequest, {
    ...named.value,
    requests,
    concurrency: number(flags.users),
    requestsPerSec: number(flags.rate),
    limits: { ttftMs: limit(flags.ttft), tpotMs: limit(flags.tpot), e2eMs: limit(flags.e2e) },
    metric: METRICS[by] ?? by,
    precision: flags.precision?.toUpperCase() ?? null,
    costBasis: flags.basis?.toUpperCase() ?? null,
    include: { interpolated: true, simulated: flags.measured !== true },
  });
  if (asked.ok) return asked.value;
  throw usage(asked.error);
}

function needed(flag: string, text: string | undefined): number | string {
  if (text !== undefined) return tokensFlag(text);
  throw new InferbenchError('USAGE', `${flag} is needed.`, {
    path: flag,
    expected: 'tokens, such as 1024 or 8k',
  });
}

function usage(findings: readonly Finding[]): InferbenchError {
  const [first] = findings;
  return new InferbenchError('USAGE', findings.map(({ message }) => message).join(' '), {
    ...(first?.path ? { path: first.path } : {}),
    fix: 'See `inferbench rank --help`.',
  });
}
