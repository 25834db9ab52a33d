import { keyOf } from '@inferbench/domain/catalogue/named-in-file';
import {
  meanLengths,
  type Point,
  type RequestsPoint,
  type SummaryPoint,
} from '@inferbench/domain/runs/point';
import { rateSec } from '@inferbench/domain/runs/steady-window';
import type { Run } from '@inferbench/domain/runs/run';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import { formatMs, formatNumber } from '@inferbench/units/format';
import type { CheckRow } from './shape.ts';

/** Figures that were read of a run and of one of its points, each with the key that it stands under. */
export function readRows(run: Run, point: Point, index: number): CheckRow[] {
  const at = (path: string) => keyIn(run, `points[${index}].${path}`);
  const { system, model, precision } = run;
  const rows: (CheckRow | null)[] = [
    {
      label: 'Model',
      value: model.slug === null ? `${model.servedName}, not in the catalogue` : model.servedName,
      key: keyIn(run, 'model.servedName'),
    },
    system.chip === null
      ? null
      : {
          label: 'System',
          value: `${system.chips === null ? '?' : formatNumber(system.chips)} × ${system.chip}`,
          key: keyIn(run, 'system.chip'),
        },
    system.framework === null
      ? null
      : {
          label: 'Software',
          value: [system.framework, system.frameworkVersion].filter((part) => part !== null).join(' '),
          key: keyIn(run, 'system.frameworkVersion') ?? keyIn(run, 'system.framework'),
        },
    precision.weights === null
      ? null
      : { label: 'Weights', value: precision.weights, key: keyIn(run, 'precision.weights') },
    ...(point.measurement === 'requests' ? ofRequests(point, at) : ofSummary(point, at)),
    point.power === null
      ? { label: 'Power', value: 'not in the file', key: null }
      : {
          label: 'Power',
          value: `${formatNumber(point.power.averageWatts)} W, ${point.power.boundary.replaceAll('_', ' ')}`,
          key: at('power.averageWatts'),
        },
  ];
  return rows.filter((row) => row !== null);
}

type KeyAt = (path: string) => string | null;

function keyIn(run: Run, path: string): string | null {
  const key = keyOf(run, path);
  return key === path ? null : key;
}

function ofRequests(point: RequestsPoint, at: KeyAt): (CheckRow | null)[] {
  const { counts, load, latency } = point;
  const failed = counts.failed === null ? 'failed: not said' : `${formatNumber(counts.failed)} failed`;
  const each = meanLengths(point);
  const tokens =
    counts.inputTokens === null
      ? `${formatNumber(counts.outputTokens)} out`
      : `${formatNumber(counts.inputTokens)} in, ${formatNumber(counts.outputTokens)} out`;
  return [
    {
      label: 'Requests',
      value: `${formatNumber(counts.completed)} of ${formatNumber(counts.issued)} completed, ${failed}`,
      key: at('counts.completed'),
    },
    {
      label: 'Load',
      value: loadWords(load),
      key: at('load.concurrencyLimit') ?? at('load.requestRatePerSec'),
    },
    {
      label: 'Tokens',
      value:
        each === null
          ? tokens
          : `${tokens}: ${formatNumber(Math.round(each.inputTokens))} and ${formatNumber(Math.round(each.outputTokens))} a request`,
      key: at('counts.outputTokens'),
    },
    {
      label: 'Output',
      value: outputWords(point),
      key: at('toolRates.outputTokensPerSec') ?? at('durationSec'),
    },
    latencyRow('First token', latency.ttft, at('latency.ttft.meanSec') ?? at('latency.ttft.p50Sec')),
    latencyRow('Time per token', latency.tpot, at('latency.tpot.meanSec') ?? at('latency.tpot.p50Sec')),
    latencyRow('Whole request', latency.e2e, at('latency.e2e.meanSec') ?? at('latency.e2e.p50Sec')),
  ];
}

function ofSummary(point: SummaryPoint, at: KeyAt): (CheckRow | null)[] {
  const { batch, outputTokensPerSec, tpotSec, prefillLatencySec, e2eLatencySec, inputTokens, outputTokens } =
    point;
  const lengths = [
    inputTokens === null ? null : `${formatNumber(inputTokens)} in`,
    outputTokens === null ? null : `${formatNumber(outputTokens)} out`,
  ].filter((part) => part !== null);
  const timed = (label: string, seconds: number | null, name: string): CheckRow | null =>
    seconds === null ? null : { label, value: formatMs(seconds), key: at(name) };
  return [
    { label: 'Measured', value: point.phase.toLowerCase(), key: null },
    batch === null ? null : { label: 'Batch', value: formatNumber(batch), key: at('batch') },
    lengths.length === 0
      ? null
      : {
          label: 'Tokens',
          value: `${lengths.join(', ')} a request`,
          key: at('inputTokens') ?? at('outputTokens'),
        },
    outputTokensPerSec === null
      ? null
      : {
          label: 'Output',
          value: `${formatNumber(outputTokensPerSec)} tokens/s`,
          key: at('outputTokensPerSec'),
        },
    timed('Prompts', prefillLatencySec, 'prefillLatencySec'),
    timed('Time per token', tpotSec, 'tpotSec'),
    timed('Whole batch', e2eLatencySec, 'e2eLatencySec'),
  ];
}

/** Rate that scores are made of: of the steady window where there is one. */
function outputWords(point: RequestsPoint): string {
  const { counts, durationSec, steady } = point;
  const rate = `${formatNumber(counts.outputTokens / rateSec(point))} tokens/s`;
  return steady === undefined
    ? `${rate} in ${formatNumber(durationSec)} s`
    : `${rate} from ${formatNumber(steady.fromSec)} to ${formatNumber(steady.toSec)} s of ${formatNumber(durationSec)} s`;
}

function loadWords({ mode, concurrencyLimit, requestRatePerSec, inWaves }: RequestsPoint['load']): string {
  const limit = concurrencyLimit === null ? '' : `${formatNumber(concurrencyLimit)} at once`;
  if (mode === 'open')
    return [`${requestRatePerSec === null ? '?' : formatNumber(requestRatePerSec)} requests/s`, limit]
      .filter((part) => part !== '')
      .join(', at most ');
  if (mode === 'burst') return limit === '' ? 'all at once' : `all at once, at most ${limit}`;
  if (mode === null) return 'not in the file';
  return `${limit}, ${inWaves === true ? 'in waves' : 'closed loop'}`;
}

function latencyRow(label: string, latency: Distribution | null, key: string | null): CheckRow {
  const parts = (
    [
      ['mean', latency?.meanSec],
      ['p50', latency?.p50Sec],
      ['p95', latency?.p95Sec],
      ['p99', latency?.p99Sec],
    ] as const
  ).flatMap(([name, seconds]) => (seconds == null ? [] : [`${name} ${formatMs(seconds)}`]));
  return parts.length === 0
    ? { label, value: 'not in the file', key: null }
    : { label, value: parts.join(', '), key };
}
