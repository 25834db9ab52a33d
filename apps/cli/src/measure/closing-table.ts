import type { Slo } from '@inferbench/domain/slo';
import type { MeasuredStage, MeasurementFile } from '@inferbench/importers/measurement-file';
import type { AnsweredLatency, AnsweredPoint, MeasurementAnswer } from '@inferbench/load/answer';
import { formatNumber, formatPercent, formatRatio } from '@inferbench/units/format';
import { type Column, NONE, table } from '../terminal/table.ts';
import { goodputShare } from './goodput.ts';
import { meanWatts } from './mean-watts.ts';
import { unsteadyStart } from './unsteady-start.ts';

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
  const columns: Column<Row>[] = [
    { title: 'load', of: ({ point }) => loadText(point), align: 'right' },
    { title: 'done', of: ({ point }) => `${point.completed}/${point.issued}`, align: 'right' },
    ...latencyColumns('TTFT ms', ({ ttftMs }) => ttftMs),
    ...latencyColumns('TPOT ms', ({ tpotMs }) => tpotMs),
    ...latencyColumns('E2E ms', ({ e2eMs }) => e2eMs),
    { title: 'tokens/s', of: ({ point }) => formatNumber(point.outputTokensPerSec), align: 'right' },
    ...(slo === null ? [] : [goodputColumn(slo)]),
    { title: 'watts', of: (row) => numberText(meanWatts(row.stages, header)), align: 'right' },
    {
      title: 'late ms p99',
      of: ({ point }) => numberText(point.clientLatenessMs?.p99 ?? null),
      align: 'right',
    },
  ];
  return [table(columns, rows), ...rows.flatMap(startRemark), ...remarks(answer)].join('\n');
}

function latencyColumns(title: string, of: (point: AnsweredPoint) => AnsweredLatency | null): Column<Row>[] {
  return (['p50', 'p95', 'p99'] as const).map((key, index) => ({
    title: index === 0 ? `${title} ${key}` : key,
    of: ({ point }) => numberText(of(point)?.[key] ?? null),
    align: 'right',
  }));
}

function goodputColumn(slo: Slo): Column<Row> {
  return {
    title: 'goodput',
    of: ({ stages }) => {
      const share = goodputShare(stages, slo);
      return share === null ? NONE : formatPercent(share);
    },
    align: 'right',
  };
}

function isOf({ stage: { load, isReturn } }: MeasuredStage, point: AnsweredPoint): boolean {
  if (isReturn) return false;
  return load.kind === 'closed'
    ? load.concurrency === point.concurrency
    : load.requestsPerSec === point.requestsPerSec;
}

/** In the words of the flags. */
export function loadText({
  concurrency,
  requestsPerSec,
}: Pick<AnsweredPoint, 'concurrency' | 'requestsPerSec'>): string {
  return concurrency === null ? `${formatNumber(requestsPerSec ?? 0)}/s` : String(concurrency);
}

function numberText(value: number | null): string {
  return value === null ? NONE : formatNumber(value);
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
