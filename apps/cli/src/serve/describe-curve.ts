import type { LoadStatistic, ServedLoad, ServingCurve } from '@inferbench/domain/simulation/serving-curve';
import type { ServingBand } from '@inferbench/domain/simulation/serve-result';
import { csvLine } from '@inferbench/units/csv';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { inverse, rangeText, timeText } from './band-text.ts';
import { placementText } from '../simulate/placement-text.ts';
import type { Cell, TableColumn } from '@inferbench/chart/table';
import { fields, NONE, table } from '../terminal/table.ts';
import { LIMIT_WORDS, precisionText } from './describe.ts';

const time = (statistic: LoadStatistic | null, band: ServingBand) => timeText(statistic?.ms ?? null, band);
const rate = (value: number | null, band: Pick<ServingBand, 'low' | 'high'> | null) =>
  value === null ? NONE : `${formatNumber(value)}${rangeText(value, band)}`;
const right = (title: string, of: (load: ServedLoad) => Cell): TableColumn<ServedLoad> => [
  title,
  of,
  'NUMBER',
];

/** One system under several loads for people. */
export function describeCurve(curve: ServingCurve): string {
  const { capacity, loads, knees, stackBasis, scheduler, saturatedAt, band } = curve;
  const hasLimits = loads.some(({ goodput }) => goodput !== null);
  const columns = [
    right(
      curve.loads.some(({ clients }) => clients !== null) ? 'clients' : 'requests/s',
      ({ clients, offeredRequestsPerSec }) => clients ?? offeredRequestsPerSec,
    ),
    right('in flight', ({ concurrency }) => concurrency),
    right('TTFT p50', ({ ttft }) => time(ttft.p50, band.ttftMs.p50)),
    right('TTFT p95', ({ ttft }) => time(ttft.p95, band.ttftMs.p95)),
    right('TPOT p50', ({ tpot }) => time(tpot.p50, band.tpotMs.p50)),
    right('TPOT p95', ({ tpot }) => time(tpot.p95, band.tpotMs.p95)),
    right('tokens/s', ({ outputTokensPerSec }) => rate(outputTokensPerSec, band.rates)),
    right('USD/Mtok', ({ usdPerMillionOutputTokens }) =>
      rate(usdPerMillionOutputTokens, inverse(band.rates)),
    ),
    right('J/token', ({ joulesPerOutputToken }) => joulesPerOutputToken),
    ...(hasLimits
      ? [right('keep limits', ({ goodput }) => (goodput === null ? NONE : formatPercent(goodput.fraction)))]
      : []),
    right('±', ({ converged }) => (converged === false ? 'wide' : '')),
  ];
  const knee = knees.find(({ latency }) => latency === 'TTFT');
  return [
    table(columns, loads),
    '',
    fields([
      ...(saturatedAt === null
        ? []
        : [
            ['saturated', `at ${formatNumber(saturatedAt)} requests/s: the queue grows without end`] as const,
          ]),
      ...(capacity === null
        ? []
        : [
            [
              'capacity',
              `${rate(capacity.requestsPerSec, band.capacity)} requests/s, ${rate(capacity.outputTokensPerSec, band.capacity)} tokens/s, limited by ${LIMIT_WORDS[capacity.limitedBy]}`,
            ] as const,
          ]),
      [
        'knee of TTFT',
        knee?.concurrency == null
          ? (knee?.missing ?? NONE)
          : `${formatNumber(knee.concurrency)} in flight, p95 ${timeText(knee.valueMs, band.ttftMs.p95)}`,
      ],
      ['first token, ms', firstTokenText(loads)],
      ['precision', precisionText(curve)],
      ['chips', placementText(curve.placement)],
      ...(curve.prefillPlacement === null
        ? []
        : [['chips for prompts', placementText(curve.prefillPlacement)] as const]),
      ['scheduler', scheduler.name],
    ]),
    '',
    `simulated, engine ${curve.engineVersion}, seed ${curve.seed}: ${stackBasis.words}`,
    `in brackets: where a measured figure is expected${band.ttftMs.p95.validated ? '' : '; the band of the p95 TTFT is not validated'}`,
  ].join('\n');
}

/** Describes the first token at the highest load that was served. */
function firstTokenText(loads: readonly ServedLoad[]): string {
  const parts = loads.at(-1)?.firstToken;
  if (!parts) return NONE;
  const { ingestMs, queueMs, prefillMs, interferenceMs } = parts;
  const rest = `prefill ${formatNumber(prefillMs)}, interference ${formatNumber(interferenceMs)}`;
  return `ingest ${formatNumber(ingestMs)}, queue ${formatNumber(queueMs)}, ${rest}, under the last load`;
}

const LATENCIES = ['ttft', 'tpot', 'itl', 'e2e'] as const;
const STATISTICS = ['mean', 'p50', 'p95', 'p99'] as const;
const PLAIN = [
  'arrivals',
  'offeredRequestsPerSec',
  'clients',
  'concurrency',
  'requestsPerSec',
  'outputTokensPerSec',
  'outputTokensPerSecPerChip',
  'waiting',
  'kvUse',
  'preemptions',
  'watts',
  'joulesPerOutputToken',
  'usdPerMillionOutputTokens',
  'converged',
  'replications',
  'requests',
] as const satisfies readonly (keyof ServedLoad)[];

/** A row for each load, in the words of `--json`; at its end where measured latencies are expected. */
export function curveCsv({ loads, band }: ServingCurve): string {
  const statistics = LATENCIES.flatMap((latency) =>
    STATISTICS.map((statistic) => ({ latency, statistic, ...band[`${latency}Ms`][statistic] })),
  );
  const named = (end: string) => statistics.map(({ latency, statistic }) => `${latency}.${statistic}.${end}`);
  const rows = loads.map((load) => {
    const times = statistics.map(({ latency, statistic, ...factors }) => {
      const ms = load[latency][statistic]?.ms ?? null;
      return { ms, low: ms === null ? null : ms * factors.low, high: ms === null ? null : ms * factors.high };
    });
    return [
      ...PLAIN.map((key) => load[key]),
      ...times.map(({ ms }) => ms),
      load.goodput?.fraction ?? null,
      ...times.map(({ low }) => low),
      ...times.map(({ high }) => high),
    ];
  });
  const head = [
    ...PLAIN,
    ...named('ms'),
    'goodput.fraction',
    ...named('expectedFrom.ms'),
    ...named('expectedTo.ms'),
  ];
  return [head, ...rows].map((row) => csvLine(row)).join('\n');
}
