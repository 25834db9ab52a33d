import type { ChartHead } from '@inferbench/domain/terms/chart-head';
import type { Kind } from '@inferbench/domain/terms/kind';
import type { PeakChartRequest } from './request.ts';
import type { PeakChart, PeakRow } from './shape.ts';
import { ENGINE_VERSION } from '@inferbench/evaluation/engine-version';
import { counted, listed } from '@inferbench/units/english';
import { formatNumber, formatPercent } from '@inferbench/units/format';
import { fittingFinding } from '../finding.ts';

interface HeadInput {
  request: PeakChartRequest;
  rows: readonly PeakRow[];
  absent: PeakChart['absent'];
  modelName: string;
  date: string | null;
}

export function peakHead({ request, rows, absent, modelName, date }: HeadInput): ChartHead {
  const { inputTokens, outputTokens, precision, users } = request;
  const sizes = [...new Set(rows.map(({ chips }) => chips))];
  const each = sizes.length === 1 ? `, ${counted(sizes[0] ?? 1, 'chip')}` : '';
  const kinds: Kind[] = [...new Set(rows.map(({ kind }) => kind))];
  const [top = 'peak', ...others] = new Set(rows.map(({ peakName }) => peakName));
  return {
    finding: peakFinding(rows),
    slice: `${modelName}, ${formatNumber(inputTokens)} in, ${formatNumber(outputTokens)} out, ${precision}, ${counted(users, 'user')}${each}. Top bar: the whole ${others.length > 0 ? 'peak of each' : top}. Below: the part that this workload can use, magnified.`,
    notes: [
      ...rows.flatMap(({ label, finding }) => (finding === null ? [] : [`${label}: ${finding}`])),
      ...absent.map(({ label, reason }) => `${label}: ${reason}`),
    ],
    kinds: kinds.toSorted((a, b) => (a === 'SIMULATED' ? 1 : b === 'SIMULATED' ? -1 : 0)),
    source: `${kinds.some((kind) => kind !== 'SIMULATED') ? 'published runs; ' : ''}split by engine ${ENGINE_VERSION}`,
    date,
  };
}

const TENTHS = ['', '', '', '', '', 'Half', 'Six tenths', 'Seven tenths', 'Eight tenths', 'Nine tenths'];

/** "Nine tenths of either peak wait for memory"; else what each delivers or could reach. */
export function peakFinding(rows: readonly PeakRow[]): string {
  const [first] = rows;
  if (first === undefined) return 'No system of these holds the work';
  const idle = rows.map(({ algorithm }) => 1 - algorithm);
  const [least, most] = [Math.min(...idle), Math.max(...idle)];
  const memory = rows.every(({ waiting }) => waiting.includes('read'));
  const which = rows.length === 1 ? `${first.label}’s` : rows.length === 2 ? 'either' : 'each';
  const tenth = Math.round(least * 10);
  const word = tenth === Math.round(most * 10) && least >= 0.5 ? TENTHS[tenth] : undefined;
  const shares =
    formatPercent(least) === formatPercent(most)
      ? formatPercent(least)
      : `${formatPercent(least).replace(' %', '')} to ${formatPercent(most)}`;
  const said = rows.map((row) =>
    row.delivered === null
      ? `${row.label} could reach ${formatPercent(row.attainable)}`
      : `${row.label} delivers ${formatPercent(row.delivered)}`,
  );
  return fittingFinding(
    ...(memory && word !== undefined
      ? [`${word} of ${which} peak ${tenth === 5 ? 'waits' : 'wait'} for memory`]
      : []),
    ...(memory && least >= 0.1 ? [`${shares} of ${which} peak waits for memory`] : []),
    // What a run delivered and what a simulation could reach are no pair.
    ...(new Set(rows.map(({ delivered }) => delivered === null)).size > 1
      ? []
      : [`${listed(said)} of ${rows.length === 1 ? 'its' : 'their'} peak`]),
    `The workload leaves ${shares} of the peak unused`,
  );
}
