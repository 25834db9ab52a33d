import { clientFigures, clientWords, countedWords } from '@inferbench/domain/runs/client-figures';
import type { Distribution } from '@inferbench/domain/terms/distribution';
import type { Point, RequestsPoint, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Run } from '@inferbench/domain/runs/run';
import { formatMs, formatNumber } from '@inferbench/units/format';

const MAX_POINTS = 20;
const LABEL = 10;

/** The measured figures of a run in lines, each with its unit and where it came from, so that a person can check them. */
export function figureLines(run: Run): string[] {
  const shown = run.points.slice(0, MAX_POINTS);
  const lines = shown.flatMap((point, i) => {
    const at = `points[${i}]`;
    const head = run.points.length > 1 ? [line('point', `${i + 1} of ${run.points.length}`)] : [];
    const figures =
      point.measurement === 'requests' ? requestLines(run, point, at) : summaryLines(run, point, at);
    return [...head, ...figures, ...powerLines(run, point, at)];
  });
  const left = run.points.length - shown.length;
  return left > 0 ? [...lines, line('points', `${left} more; --json has them all`)] : lines;
}

function line(label: string, text: string, origin = ''): string {
  return `${label.padEnd(LABEL)}${text}${origin === '' ? '' : `  (${origin})`}`;
}

/** The tool's key of a path and its own words for the value; that it was stated; or nothing. */
function originOf(run: Run, path: string): string {
  if (run.source.stated?.includes(path)) return 'stated';
  const field = run.source.fields.find((each) => each.path === path);
  if (field === undefined) return '';
  const { key, originalValue, originalUnit } = field;
  return `${key} ${originalValue ?? ''}${originalUnit === null ? '' : ` ${originalUnit}`}`.trim();
}

function requestLines(run: Run, point: RequestsPoint, at: string): string[] {
  const { counts, durationSec, load } = point;
  const { completed, issued, failed, cancelled, inputTokens, outputTokens } = counts;
  const mode = load.mode ?? 'unknown';
  const limits = [
    load.concurrencyLimit === null ? '' : `at most ${load.concurrencyLimit} in flight`,
    load.requestRatePerSec === null ? '' : `${formatNumber(load.requestRatePerSec)} requests/s asked for`,
  ].filter((part) => part !== '');
  const loadOrigin = ['concurrencyLimit', 'requestRatePerSec', 'mode'].map((key) =>
    originOf(run, `${at}.load.${key}`),
  );
  const others = `${failed ?? 'unknown'} failed, ${cancelled ?? 'unknown'} cancelled`;
  return [
    line(
      'requests',
      `${formatNumber(completed)} of ${formatNumber(issued)} completed, ${others}`,
      originOf(run, `${at}.counts.completed`),
    ),
    line('duration', durationOf(point), originOf(run, `${at}.durationSec`)),
    line('load', [mode, ...limits].join(', '), loadOrigin.filter((part) => part !== '').join('; ')),
    line(
      'tokens',
      `${inputTokens === null ? 'unknown' : formatNumber(inputTokens)} in, ${formatNumber(outputTokens)} out`,
    ),
    line(
      'rate',
      `${formatNumber(completed / durationSec)} requests/s`,
      `completed ÷ duration${toolRate(point.toolRates?.requestsPerSec)}`,
    ),
    line(
      'rate',
      `${formatNumber(outputTokens / durationSec)} output tokens/s`,
      `output tokens ÷ duration${toolRate(point.toolRates?.outputTokensPerSec)}`,
    ),
    ...latencyLines(run, point, at),
    ...(point.client === undefined ? [] : [line('client', clientWords(clientFigures(point.client)))]),
    ...(point.countedByServer === undefined
      ? []
      : [line('server', countedWords(point.countedByServer), `counters of ${point.countedByServer.server}`)]),
    ...(point.otherWindows ?? []).flatMap((window) => [
      line(
        'window',
        `${window.name}: ${window.durationSec === null ? '' : `${formatNumber(window.durationSec)} s, `}${rates(window)}`,
        `reported${typeof window.note === 'string' ? `; ${window.note}` : ''}`,
      ),
      ...Object.entries(window.latency ?? {}).flatMap(([name, distribution]) =>
        distribution === null
          ? []
          : [line(`  ${name.toUpperCase()}`, statistics(distribution), `reported, ${window.name}`)],
      ),
    ]),
  ];
}

/** Describes a duration, with what it can be where it follows from a rounded figure. */
function durationOf({ durationSec, durationRange: range }: RequestsPoint): string {
  const between =
    range === undefined
      ? ''
      : `, between ${formatNumber(range.lowerSec)} and ${formatNumber(range.upperSec)} s`;
  return `${formatNumber(durationSec)} s${between}`;
}

function toolRate(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : `; the tool says ${formatNumber(value)}`;
}

function rates({
  requestsPerSec,
  outputTokensPerSec,
}: {
  requestsPerSec: number | null;
  outputTokensPerSec: number | null;
}): string {
  const said = [
    requestsPerSec === null ? '' : `${formatNumber(requestsPerSec)} requests/s`,
    outputTokensPerSec === null ? '' : `${formatNumber(outputTokensPerSec)} output tokens/s`,
  ];
  return said.filter((part) => part !== '').join(', ');
}

function latencyLines(run: Run, point: Point, at: string): string[] {
  const latency = Object.entries(point.latency ?? {}).flatMap(([name, distribution]) => {
    if (distribution === null) return [];
    const field = run.source.fields.find(
      ({ path }) => path.startsWith(`${at}.latency.${name}.`) || path === `${at}.latency.${name}`,
    );
    const unit = field?.originalUnit == null ? '' : ` in ${field.originalUnit}`;
    const origin = field === undefined ? distribution.origin : `${distribution.origin}, ${field.key}${unit}`;
    return [line(name.toUpperCase(), statistics(distribution), origin)];
  });
  const reported = point.measurement === 'requests' ? (point.reportedLatency ?? []) : [];
  return [
    ...latency,
    ...reported.map(({ metric, definition, distribution }) =>
      line(`  ${metric.toUpperCase()}`, statistics(distribution), `as the tool reports it: ${definition}`),
    ),
  ];
}

function statistics({ n, meanSec, p50Sec, p90Sec, p95Sec, p99Sec, maxSec }: Distribution): string {
  const known = [
    ['mean', meanSec],
    ['p50', p50Sec],
    ['p90', p90Sec],
    ['p95', p95Sec],
    ['p99', p99Sec],
    ['max', maxSec],
  ] as const;
  const words = known.flatMap(([name, seconds]) =>
    seconds === null ? [] : [`${name} ${formatMs(seconds)}`],
  );
  return `${words.join(', ')}${n === null ? '' : `, n ${formatNumber(n)}`}`;
}

/** Figures of a batch or of a steady state with their units. */
const FIGURES: readonly (readonly [key: keyof SummaryPoint, label: string, unit: string])[] = [
  ['prefillLatencySec', 'prefill', 's to the first tokens'],
  ['tpotSec', 'step', 's a token'],
  ['e2eLatencySec', 'whole', 's in all'],
  ['outputTokensPerSec', 'rate', 'output tokens/s'],
  ['totalTokensPerSec', 'rate', 'tokens/s, prompt and answer'],
  ['imagesPerSec', 'rate', 'images/s'],
  ['imageLatencySec', 'image', 's an image'],
  ['samplesPerSec', 'rate', 'samples/s'],
];

function summaryLines(run: Run, point: SummaryPoint, at: string): string[] {
  const { phase, task, batch, iterations, inputTokens, outputTokens } = point;
  const what = [
    phase === 'SAMPLES' ? `samples of ${task ?? 'an unknown task'}` : phase,
    point.offline === true ? 'offline' : `batch ${batch === null ? 'unknown' : formatNumber(batch)}`,
    inputTokens === null ? '' : `${formatNumber(inputTokens)} tokens in`,
    outputTokens === null ? '' : `${formatNumber(outputTokens)} tokens out`,
    iterations === null ? '' : `${formatNumber(iterations)} iterations`,
    point.window === undefined
      ? ''
      : `window ${formatNumber(point.window.durationSec)} s from ${point.window.startedAt}`,
  ];
  const figures = FIGURES.flatMap(([key, label, unit]) => {
    const value = point[key];
    if (typeof value !== 'number') return [];
    const formula = point.derived.find((each) => each.key === key)?.formula;
    const origin = formula === undefined ? originOf(run, `${at}.${key}`) : `= ${formula}`;
    return [line(label, `${formatNumber(value)} ${unit}`, origin)];
  });
  return [
    line('measured', what.filter((part) => part !== '').join(', ')),
    ...figures,
    ...latencyLines(run, point, at),
  ];
}

function powerLines(run: Run, { power }: Point, at: string): string[] {
  if (power === null) return [line('power', 'not measured')];
  const { averageWatts, boundary, energyJoules } = power;
  const energy = energyJoules === null ? '' : `, ${formatNumber(energyJoules)} J`;
  return [
    line(
      'power',
      `${formatNumber(averageWatts)} W${energy}, ${boundary}`,
      originOf(run, `${at}.power`) || (power.meter ?? ''),
    ),
  ];
}
