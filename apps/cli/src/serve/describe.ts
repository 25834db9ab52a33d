import type { ServedLatency, ServeResult, ServingBands } from '@inferbench/domain/simulation/serve-result';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import type { TableColumn } from '@inferbench/chart/table';
import { ownWeightsText } from '@inferbench/domain/terms/own-weights-text';
import { fields, table } from '../terminal/table.ts';
import { inverse, rangeText, timeText } from './band-text.ts';
import { placementText } from '../simulate/placement-text.ts';

function latencies({ ttftMs, tpotMs, itlMs, e2eMs, band }: ServeResult): string {
  const rows: readonly LatencyRow[] = [
    ['TTFT', ttftMs, band.ttftMs],
    ['TPOT', tpotMs, band.tpotMs],
    ['gaps between tokens', itlMs, band.itlMs],
    ['end to end', e2eMs, band.e2eMs],
  ];
  return table(
    [
      ['', ([name]) => name],
      ...(['mean', 'p50', 'p95', 'p99'] as const).map((key): TableColumn<LatencyRow> => [
        key,
        ([, latency, bands]) => timeText(latency[key], bands[key]),
        'NUMBER',
      ]),
    ],
    rows,
  );
}

type LatencyRow = readonly [string, ServedLatency, ServingBands['ttftMs']];

/** What keeps a system from serving more, in words. */
export const LIMIT_WORDS = {
  kv: 'room for keys and values',
  sequences: 'places in a step',
  budget: 'tokens of a step',
  prompts: 'chips for prompts',
} as const;

/** Formats of what is computed, and whose the weights' is. */
export function precisionText({ precision }: Pick<ServeResult, 'precision'>): string {
  const { weights, kv, computed } = precision;
  return `weights ${weights}, KV ${kv}, computed in ${computed}${ownWeightsText(precision)}`;
}

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
        `${formatNumber(result.outputTokensPerSec)}${rangeText(result.outputTokensPerSec, band.rates)}, ${formatNumber(result.outputTokensPerSec / result.chips)} a chip`,
      ],
      ['requests/s', `${formatNumber(result.requestsPerSec)}${rangeText(result.requestsPerSec, band.rates)}`],
      ['in flight', formatNumber(result.meanInFlight)],
      ...(capacity === null
        ? []
        : [
            [
              'capacity',
              `${formatNumber(capacity.requestsPerSec)} requests/s${rangeText(capacity.requestsPerSec, band.capacity)}, ${formatNumber(capacity.outputTokensPerSec)} tokens/s${rangeText(capacity.outputTokensPerSec, band.capacity)}, limited by ${LIMIT_WORDS[capacity.limitedBy]}`,
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
      ['precision', precisionText(result)],
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
              `${formatNumber(usd)} USD a million output tokens${rangeText(usd, inverse(band.rates))}, ${cost?.basis.toLowerCase()}`,
            ] as const,
          ]),
      ...(power === null
        ? []
        : [
            [
              'power',
              `${formatNumber(power.chipWatts)} W a chip, ${formatNumber(power.wallWatts)} W at the wall, ${formatPercent(power.band.share)} off either way`,
            ] as const,
          ]),
      ...Object.entries(missing),
    ]),
    '',
    `simulated, engine ${result.engineVersion}: ${basis.words}`,
    `in brackets: where a measured figure is expected${band.ttftMs.p95.validated ? '' : '; the band of the p95 TTFT is not validated'}`,
    ...(result.mostlyWaits ? ['more than half of the time to first token is waiting'] : []),
  ].join('\n');
}
