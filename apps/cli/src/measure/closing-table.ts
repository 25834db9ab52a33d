import { LEAST_ANSWERS_PER_CLIENT } from '@inferbench/domain/runs/steady-window';
import type { Slo } from '@inferbench/domain/terms/slo';
import type { MeasuredStage, MeasurementFile } from '@inferbench/importers/tools/measurement/file';
import type {
  AnsweredLatency,
  AnsweredPoint,
  MeasurementAnswer,
} from '@inferbench/domain/runs/measurement/answer';
import { formatNumber, formatPercent, formatRatio } from '@inferbench/units/format';
import { pooledStatistics } from '@inferbench/importers/tools/measurement/statistics';
import { MS_PER_SEC } from '@inferbench/units/si';
import type { MeasurementHeader } from '@inferbench/domain/runs/measurement/record';
import { stagePower } from '@inferbench/importers/tools/measurement/power';
import { unsteadyRequests } from '@inferbench/load/saturation';
import type { TableColumn } from '@inferbench/chart/table';
import { NONE, table } from '../terminal/table.ts';

/** A start that is a larger share of a stage moves its statistics. */
const SHARE = 0.1;

/** Most measured requests at the start of a stage that were unlike the rest; null where no stage began so. */
function unsteadyStart(stages: readonly MeasuredStage[]): number | null {
  const starts = stages.flatMap(({ requests }) => {
    const measured = requests.filter(({ isWarmUp }) => !isWarmUp).length;
    const unlike = unsteadyRequests(requests);
    return unlike > SHARE * measured ? [unlike] : [];
  });
  return starts.length === 0 ? null : Math.max(...starts);
}

interface Row {
  point: AnsweredPoint;
  stages: readonly MeasuredStage[];
}

export interface Closing {
  answer: MeasurementAnswer;
  file: Pick<MeasurementFile, 'header' | 'stages'>;
  slo: Slo | null;
}

/** All loads of a measurement under each other, and what they say together. */
export function closingTable({ answer, file: { header, stages }, slo }: Closing): string {
  const rows = answer.points.map((point) => ({ point, stages: stages.filter((one) => isOf(one, point)) }));
  const columns: TableColumn<Row>[] = [
    ['load', ({ point }) => loadText(point), 'NUMBER'],
    ['done', ({ point }) => `${point.completed}/${point.issued}`, 'NUMBER'],
    ...latencyColumns('TTFT ms', ({ ttftMs }) => ttftMs),
    ...latencyColumns('TPOT ms', ({ tpotMs }) => tpotMs),
    ...latencyColumns('E2E ms', ({ e2eMs }) => e2eMs),
    ['tokens/s', ({ point }) => point.outputTokensPerSec, 'NUMBER'],
    ['whole', ({ point }) => point.outputTokensPerSecWhole, 'NUMBER'],
    ...(slo === null ? [] : [goodputColumn(slo)]),
    ['watts', (row) => meanWatts(row.stages, header), 'NUMBER'],
    ['late ms p99', ({ point }) => point.clientLatenessMs?.p99 ?? null, 'NUMBER'],
  ];
  return [
    ...answer.points.flatMap(failureHead),
    table(columns, rows),
    'tokens/s  while the load was whole; whole: with its ramp and its drain',
    ...rows.flatMap(startRemark),
    ...remarks(answer),
  ].join('\n');
}

function latencyColumns(
  title: string,
  of: (point: AnsweredPoint) => AnsweredLatency | null,
): TableColumn<Row>[] {
  return (['p50', 'p95', 'p99'] as const).map((key, index) => [
    index === 0 ? `${title} ${key}` : key,
    ({ point }) => of(point)?.[key] ?? null,
    'NUMBER',
  ]);
}

function goodputColumn(slo: Slo): TableColumn<Row> {
  return [
    'goodput',
    ({ stages }) => {
      const share = goodputShare(stages, slo);
      return share === null ? NONE : formatPercent(share);
    },
    'NUMBER',
  ];
}

function isOf({ stage: { load, isReturn } }: MeasuredStage, point: AnsweredPoint): boolean {
  if (isReturn) return false;
  return load.kind === 'closed'
    ? load.concurrency === point.concurrency
    : load.requestsPerSec === point.requestsPerSec;
}

/** Describes a load in the words of the flags. */
export function loadText({
  concurrency,
  requestsPerSec,
}: Pick<AnsweredPoint, 'concurrency' | 'requestsPerSec'>): string {
  return concurrency === null ? `${formatNumber(requestsPerSec ?? 0)}/s` : String(concurrency);
}

/** A share of failures above this stands before the table: what is left is a load that was chosen. */
const FAILURE_SHARE = 0.01;

function failureHead(point: AnsweredPoint): string[] {
  const share = point.failed / Math.max(1, point.issued);
  return share <= FAILURE_SHARE
    ? []
    : [
        `failed    ${loadText(point)}: ${formatPercent(share)} of ${point.issued} requests, and the figures are of the others`,
      ];
}

/** Too little to rank, and why; gaps of chunks where these are not tokens. */
function windowRemarks(point: AnsweredPoint): string[] {
  const { window, chunkGapMs, itlMs, backlogRequests } = point;
  const load = loadText(point);
  const answers = window?.answersPerClient ?? null;
  return [
    ...(window === null
      ? [`window    ${load}: never were all clients busy at once; tokens/s is that of the whole time`]
      : []),
    ...(answers !== null && answers < LEAST_ANSWERS_PER_CLIENT
      ? [
          `window    ${load}: ${formatNumber(answers)} answers a client while all were busy; a result ranks from ${LEAST_ANSWERS_PER_CLIENT} on`,
        ]
      : []),
    ...(backlogRequests === null
      ? []
      : [`backlog   ${load}: ${backlogRequests} requests without an answer when the last one came`]),
    ...(itlMs !== null || chunkGapMs === null
      ? []
      : [
          `chunks    ${load}: of several tokens; from chunk to chunk ${formatNumber(chunkGapMs.p50)} ms p50, ${formatNumber(chunkGapMs.p99)} ms p99`,
        ]),
  ];
}

function startRemark({ point, stages }: Row): string[] {
  const unlike = unsteadyStart(stages);
  return unlike === null
    ? []
    : [
        `warm-up   ${loadText(point)}: the first ${unlike} measured requests are unlike the rest; warm up longer`,
      ];
}

function remarks({ points, knee, driftRatio, isComplete }: MeasurementAnswer): string[] {
  return [
    ...points.flatMap((point) => [
      ...windowRemarks(point),
      ...Object.entries(point.failures).map(
        ([name, count]) => `failed    ${loadText(point)}: ${name} ${count}`,
      ),
      ...(point.verdict === 'VALID' ? [] : [`${point.verdict}  ${loadText(point)}: ${point.why ?? ''}`]),
      ...(point.repeatsLeftOut === 0
        ? []
        : [
            `left out  ${loadText(point)}: ${point.repeatsLeftOut} of ${point.repeats} repeats. ${point.whyLeftOut ?? ''}`,
          ]),
      ...(point.isOverloaded
        ? [`overload  ${loadText(point)}: requests came faster than they were served`]
        : []),
    ]),
    ...(knee === null ? [] : [`knee      ${formatNumber(knee)}`]),
    ...(driftRatio === null
      ? []
      : [`drift     throughput of the first load at the end ÷ at first: ${formatRatio(driftRatio)}`]),
    ...(isComplete ? [] : ['not complete: the same command goes on where this one stopped']),
  ];
}

/** Share of all requests of a load that keep every limit, failed ones counted as missed; null where single ones are not kept. */
function goodputShare(stages: readonly MeasuredStage[], slo: Slo): number | null {
  const { samples, counts } = pooledStatistics(stages);
  if (counts.issued === 0) return null;
  if (counts.completed === 0) return 0;
  if (samples === null) return null;
  const good = samples.ttftSec.filter((ttftSec, i) => {
    const [tpotSec, e2eSec] = [samples.tpotSec?.[i] ?? null, samples.e2eSec?.[i] ?? null];
    return keeps(ttftSec, slo.ttftMs) && keeps(tpotSec, slo.tpotMs) && keeps(e2eSec, slo.e2eMs);
  });
  return good.length / counts.issued;
}

/** An answer of one token has no time between tokens and keeps every limit of it. */
function keeps(sec: number | null, limitMs: number | null): boolean {
  return limitMs === null || sec === null || sec * MS_PER_SEC <= limitMs;
}

/** Watts over the measured time of some stages, as their import accounts for them; null where no stage was metered over its time. */
function meanWatts(stages: readonly MeasuredStage[], header: MeasurementHeader): number | null {
  let [wattUs, us] = [0, 0];
  for (const measured of stages) {
    const power = stagePower(measured, header);
    if (power?.ok !== true) continue;
    const stageUs = measured.stage.endedUs - measured.stage.warmUpEndUs;
    wattUs += power.value.averageWatts * stageUs;
    us += stageUs;
  }
  return us === 0 ? null : wattUs / us;
}
