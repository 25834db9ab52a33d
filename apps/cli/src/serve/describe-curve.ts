import type { LoadStatistic, ServedLoad, ServingCurve } from '@inferbench/domain/simulation/serving-curve';
import type { PrecisionWord } from '@inferbench/domain/terms/precision';
import { csvLine } from '@inferbench/units/csv';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { placementText } from '../simulate/placement-text.ts';
import type { Cell, TableColumn } from '@inferbench/chart/table';
import { fields, NONE, table } from '../terminal/table.ts';
import { LIMIT_WORDS, precisionText } from './describe.ts';

const shown = (value: number | null) => (value === null ? NONE : formatNumber(value));
const ms = (statistic: LoadStatistic | null) => statistic?.ms ?? null;
const right = (title: string, of: (load: ServedLoad) => Cell): TableColumn<ServedLoad> => [
  title,
  of,
  'NUMBER',
];

/** One system under several loads for people. */
export function describeCurve(curve: ServingCurve, own: PrecisionWord | null): string {
  const { capacity, loads, knees, stackBasis, scheduler, saturatedAt } = curve;
  const hasLimits = loads.some(({ goodput }) => goodput !== null);
  const columns = [
    right(
      isClosed(curve) ? 'clients' : 'requests/s',
      ({ clients, offeredRequestsPerSec }) => clients ?? offeredRequestsPerSec,
    ),
    right('in flight', ({ concurrency }) => concurrency),
    right('TTFT p50', ({ ttft }) => ms(ttft.p50)),
    right('TTFT p95, ms', ({ ttft }) => ms(ttft.p95)),
    right('TPOT p50', ({ tpot }) => ms(tpot.p50)),
    right('TPOT p95, ms', ({ tpot }) => ms(tpot.p95)),
    right('tokens/s', ({ outputTokensPerSec }) => outputTokensPerSec),
    right('USD/Mtok', ({ usdPerMillionOutputTokens }) => usdPerMillionOutputTokens),
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
              `${formatNumber(capacity.requestsPerSec)} requests/s, ${formatNumber(capacity.outputTokensPerSec)} tokens/s, limited by ${LIMIT_WORDS[capacity.limitedBy]}`,
            ] as const,
          ]),
      [
        'knee of TTFT',
        knee?.concurrency == null
          ? (knee?.missing ?? NONE)
          : `${formatNumber(knee.concurrency)} in flight, p95 ${shown(knee.valueMs)} ms`,
      ],
      ['first token, ms', firstTokenText(loads)],
      ['precision', precisionText(curve, own)],
      ['chips', placementText(curve.placement)],
      ...(curve.prefillPlacement === null
        ? []
        : [['chips for prompts', placementText(curve.prefillPlacement)] as const]),
      ['scheduler', scheduler.name],
    ]),
    '',
    `simulated, engine ${curve.engineVersion}, seed ${curve.seed}: ${stackBasis.words}`,
  ].join('\n');
}

function isClosed({ loads }: ServingCurve): boolean {
  return loads.some(({ clients }) => clients !== null);
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

/** A row for each load, in the words of `--json`. */
export function curveCsv({ loads }: ServingCurve): string {
  const names = LATENCIES.flatMap((latency) => STATISTICS.map((statistic) => `${latency}.${statistic}.ms`));
  const rows = loads.map((load) => [
    ...PLAIN.map((key) => load[key]),
    ...LATENCIES.flatMap((latency) => STATISTICS.map((statistic) => load[latency][statistic]?.ms ?? null)),
    load.goodput?.fraction ?? null,
  ]);
  return [[...PLAIN, ...names, 'goodput.fraction'], ...rows].map((row) => csvLine(row)).join('\n');
}
