import {
  isWallPower,
  type MeasurementList,
  type MeasurementRow,
  regimeOf,
} from '@inferbench/domain/runs/measurement-list';
import type { Power, SummaryPoint } from '@inferbench/domain/runs/point';
import type { Phase } from '@inferbench/domain/terms/slice';
import { imageSetting } from '@inferbench/domain/models/stated-in-note';
import { figuresOf, valuesOf } from './figures.ts';
import { underLoad } from './under-load.ts';

type Source = MeasurementList['source'];
type Values = ReturnType<typeof valuesOf>;

/** The rows of one configuration as one point. */
export function toPoint(source: Source, rows: readonly MeasurementRow[]): SummaryPoint {
  const [first] = rows;
  if (first === undefined) throw new RangeError('a point has at least one row');
  const values = valuesOf(rows);
  const lengths = lengthsOf(first);
  const { outputTokens } = lengths;
  const regime = regimeOf(source, first);
  const inFlight = rows.find((row) => row.inFlight !== undefined)?.inFlight ?? null;
  return {
    measurement: 'summary',
    phase: phaseOf(source, first),
    batch: first.batch ?? (regime.batch.basis === 'ACHIEVED' ? inFlight : null),
    batchBasis: first.phase === 'image' ? 'STATIC' : regime.batch.basis,
    ...(regime.scenario === undefined ? {} : { scenario: regime.scenario }),
    ...lengths,
    contextTokens: null,
    ...imageOf(first),
    iterations: iterationsOf(rows),
    ...figuresOf(
      regime.whole === true ? values : ofStaticBatch(values),
      outputTokens,
      first.regime === 'one stream',
    ),
    ...underLoad(rows, regime),
    ...loadOf(values, inFlight),
    power: powerOf(source, rows, values.get('avg_power_w') ?? null),
    ...peakOf(source, rows, values.get('peak_power_w')),
    energy: energyOf(values),
    reported: {
      sourceGrade: weakest(rows),
      rows: rows.map(({ id, metric, value, statistic = null, section }) => ({
        id,
        metric,
        value,
        statistic,
        section,
      })),
      notes: notesOf(rows),
    },
  };
}

const PHASES: Readonly<Record<Exclude<MeasurementRow['phase'], 'e2e' | 'op'>, Phase>> = {
  prefill: 'PREFILL',
  decode: 'DECODE',
  image: 'IMAGE',
};

/** What `e2e` means is data of the source. */
function phaseOf(source: Source, row: MeasurementRow): Phase {
  if (row.phase === 'op') throw new RangeError(`${row.id}: a kernel is no point`);
  const { endToEnd, whole } = regimeOf(source, row);
  if (row.phase !== 'e2e' && (whole !== true || row.phase === 'image')) return PHASES[row.phase];
  if (endToEnd === null) throw new RangeError(`${row.id}: the source does not say what its e2e rows are`);
  return endToEnd.phase;
}

/** A static batch has its first tokens when all its prompts are done. */
function ofStaticBatch(values: Values): Values {
  const ttft = values.get('ttft_ms');
  return ttft === undefined || values.has('prefill_latency_ms')
    ? values
    : new Map([...values, ['prefill_latency_ms', ttft]]);
}

/** Means of what requests drew, beside the lengths that name the load; a data set that varies by itself has no spread. */
function lengthsOf({
  input,
  output,
  spread,
}: MeasurementRow): Pick<SummaryPoint, 'inputTokens' | 'outputTokens' | 'nominal'> {
  if (spread === undefined || input === undefined || output === undefined) {
    return { inputTokens: input ?? null, outputTokens: output ?? null };
  }
  const [lowShare, highShare] = spread;
  const mean = (lowShare + highShare) / 2;
  const nominal = { inputTokens: input, outputTokens: output, lowShare, highShare };
  return { inputTokens: mean * input, outputTokens: mean * output, nominal };
}

/** Steps and size that a row of images states. */
function imageOf({ phase, note = '' }: MeasurementRow): Pick<SummaryPoint, 'image'> {
  return phase === 'image' ? { image: imageSetting(note) } : {};
}

const REPETITIONS = /^(?:mean of )?(\d+)(?: runs)?$/;

/** Repetitions, where all rows state the same number. */
function iterationsOf(rows: readonly MeasurementRow[]): number | null {
  const stated = new Set(rows.map((row) => REPETITIONS.exec(row.statistic ?? '')?.[1]));
  const [only] = stated;
  return stated.size === 1 && only !== undefined ? Number(only) : null;
}

function loadOf(values: Values, meanInFlight: number | null): Pick<SummaryPoint, 'load'> {
  const offeredRequestsPerSec = values.get('offered_requests_per_s') ?? null;
  const completedRequestsPerSec = values.get('requests_per_s') ?? null;
  const any = offeredRequestsPerSec ?? completedRequestsPerSec ?? meanInFlight;
  return any === null ? {} : { load: { offeredRequestsPerSec, completedRequestsPerSec, meanInFlight } };
}

function peakOf(
  { powerBoundary }: Source,
  rows: readonly MeasurementRow[],
  watts: number | undefined,
): Pick<SummaryPoint, 'peakPower'> {
  const wall = rows.some((row) => row.metric === 'peak_power_w' && isWallPower(row));
  const boundary = wall ? 'wall' : powerBoundary;
  return watts === undefined || boundary === null ? {} : { peakPower: { boundary, watts } };
}

function powerOf(
  { powerBoundary }: Source,
  rows: readonly MeasurementRow[],
  averageWatts: number | null,
): Power | null {
  if (averageWatts === null) return null;
  const wall = rows.some((row) => row.metric === 'avg_power_w' && isWallPower(row));
  const boundary = wall ? 'wall' : powerBoundary;
  return boundary === null ? null : { boundary, averageWatts, energyJoules: null, windowSec: null };
}

function energyOf(values: Values): SummaryPoint['energy'] {
  const joulesPerOutputToken = values.get('energy_j_per_token') ?? null;
  const joulesPerRequest = values.get('energy_j_per_request') ?? null;
  const joulesPerImage = values.get('energy_j_per_image') ?? null;
  const any = joulesPerOutputToken ?? joulesPerRequest ?? joulesPerImage;
  return any === null ? null : { joulesPerOutputToken, joulesPerRequest, joulesPerImage };
}

/** A point is as well controlled as its least controlled figure. */
function weakest(rows: readonly MeasurementRow[]): 'A' | 'B' | 'C' {
  return rows.reduce<'A' | 'B' | 'C'>((worst, row) => (row.grade > worst ? row.grade : worst), 'A');
}

const MAX_NOTES = 1000;

/** Joins the remarks of the rows, each once. */
function notesOf(rows: readonly MeasurementRow[]): string | null {
  const remarks = [...new Set(rows.flatMap((row) => row.note?.split('; ') ?? []))].join('; ');
  return remarks === '' ? null : remarks.slice(0, MAX_NOTES);
}
