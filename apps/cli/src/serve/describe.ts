import type { ServedLatency, ServeResult } from '@inferbench/domain/simulation/serve-result';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { fields, table } from '../terminal/table.ts';
import { placementText } from '../simulate/placement-text.ts';

function latencies({ ttftMs, tpotMs, itlMs, e2eMs }: ServeResult): string {
  const rows: readonly (readonly [string, ServedLatency])[] = [
    ['TTFT, ms', ttftMs],
    ['TPOT, ms', tpotMs],
    ['gaps between tokens, ms', itlMs],
    ['end to end, ms', e2eMs],
  ];
  return table(
    [
      ['', ([name]) => name],
      ['mean', ([, { mean }]) => mean, 'NUMBER'],
      ['p50', ([, { p50 }]) => p50, 'NUMBER'],
      ['p95', ([, { p95 }]) => p95, 'NUMBER'],
      ['p99', ([, { p99 }]) => p99, 'NUMBER'],
    ],
    rows,
  );
}

/** What keeps a system from serving more, in words. */
export const LIMIT_WORDS = {
  kv: 'room for keys and values',
  sequences: 'places in a step',
  budget: 'tokens of a step',
  prompts: 'chips for prompts',
} as const;

/** One load for people. */
export function describeServing(result: ServeResult): string {
  const { capacity, firstToken, goodput, power, cost, requests, scheduler, basis, band, missing } = result;
  const usd = cost?.usdPerMillionOutputTokens ?? null;
  return [
    latencies(result),
    '',
    fields([
      [
        'output tokens/s',
        `${formatNumber(result.outputTokensPerSec)}, ${formatNumber(result.outputTokensPerSec / result.chips)} a chip`,
      ],
      ['requests/s', formatNumber(result.requestsPerSec)],
      ['in flight', formatNumber(result.meanInFlight)],
      ...(capacity === null
        ? []
        : [
            [
              'capacity',
              `${formatNumber(capacity.requestsPerSec)} requests/s, ${formatNumber(capacity.outputTokensPerSec)} tokens/s, limited by ${LIMIT_WORDS[capacity.limitedBy]}`,
            ] as const,
          ]),
      ...(firstToken === null
        ? []
        : [
            [
              'first token, ms',
              `ingest ${formatNumber(firstToken.ingestMs)}, queue ${formatNumber(firstToken.queueMs)}, prefill ${formatNumber(firstToken.prefillMs)}, interference ${formatNumber(firstToken.interferenceMs)}`,
            ] as const,
          ]),
      ...(goodput === null
        ? []
        : [
            [
              'keep the limits',
              `${formatPercent(goodput.fraction)} (${formatPercent(goodput.low)} to ${formatPercent(goodput.high)}), ${formatNumber(goodput.requestsPerSec)} requests/s`,
            ] as const,
          ]),
      ['KV room in use', `${formatPercent(result.kvUse.mean)}, at most ${formatPercent(result.kvUse.peak)}`],
      ['preemptions', formatNumber(result.preemptions)],
      [
        'requests',
        `${formatNumber(requests.sent)} sent, ${formatNumber(requests.counted)} count (${result.window}), seed ${result.seed}`,
      ],
      ['chips', placementText(result.placement)],
      ...(result.prefillPlacement === null
        ? []
        : [['chips for prompts', placementText(result.prefillPlacement)] as const]),
      [
        'scheduler',
        `${scheduler.name}: ${formatNumber(scheduler.tokenBudget)} tokens and ${formatNumber(scheduler.maxSequences)} sequences a step`,
      ],
      ...(usd === null
        ? []
        : [
            [
              'cost',
              `${formatNumber(usd)} USD a million output tokens, ${cost?.basis.toLowerCase()}`,
            ] as const,
          ]),
      ...(power === null
        ? []
        : [
            [
              'power',
              `${formatNumber(power.chipWatts)} W a chip, ${formatNumber(power.wallWatts)} W at the wall`,
            ] as const,
          ]),
      ...Object.entries(missing),
    ]),
    '',
    `simulated, engine ${result.engineVersion}: ${basis.words}`,
    `its p95 TTFT is predicted between ${formatNumber(band.ttftMs.p95.low)} and ${formatNumber(band.ttftMs.p95.high)} times the simulated one${band.ttftMs.p95.validated ? '' : ' (percentile not validated)'}`,
    ...(result.mostlyWaits ? ['more than half of the time to first token is waiting'] : []),
  ].join('\n');
}
