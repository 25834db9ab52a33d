import type { MeasurementLoad } from '@inferbench/domain/measurement/load';
import type { RequestFailure } from '@inferbench/domain/measurement/outcome';
import type { MeasurementHeader, RequestRecord } from '@inferbench/domain/measurement/record';
import type { ClientRecord, RequestsPoint } from '@inferbench/domain/point';
import { formatPercent } from '@inferbench/units/format';
import { US_PER_SEC } from '@inferbench/units/si';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';
import { noteRate } from './client-load.ts';
import type { FieldReader } from './field-reader.ts';
import { countedByServer } from './measurement-counters.ts';
import type { MeasuredStage } from './measurement-file.ts';
import { stagePower } from './measurement-power.ts';
import type { StageStatistics } from './measurement-statistics.ts';

/** A stage that counts, with its statistics. */
export interface CountedStage extends MeasuredStage {
  statistics: StageStatistics;
}

/** One stage as a point; what is left out of it is said at `index`. */
export function measuredPoint(
  counted: CountedStage,
  { header, reader, index }: { header: MeasurementHeader; reader: FieldReader; index: number },
): RequestsPoint {
  const { statistics, requests, stage } = counted;
  const { counts, perRequest, durationSec, latency, samples, lateness } = statistics;
  const power = stagePower(counted, header);
  if (power?.ok === false) reader.note(power.error.code, `${power.error.message}.`, `points[${index}].power`);
  if (latency.itl === null && requests.some(({ tokenUs }) => tokenUs !== undefined))
    reader.note(
      'CHUNKED_STREAM',
      'Chunks held several tokens, so gaps between chunks are no latencies of tokens.',
      `points[${index}].latency.itl`,
    );
  const server = countedByServer(counted);
  const point: RequestsPoint = {
    measurement: 'requests',
    phase: 'SERVING',
    load: loadOf(stage.load),
    counts,
    perRequest,
    durationSec,
    toolRates: null,
    latency,
    ...windowOf(header, counted),
    ...(samples === null ? {} : { samples }),
    client: { lateness, failures: failuresOf(requests) },
    ...(server === null ? {} : { countedByServer: server }),
    power: power?.ok ? power.value : null,
  };
  noteRate(reader, point);
  return point;
}

function loadOf(load: MeasurementLoad): RequestsPoint['load'] {
  return load.kind === 'closed'
    ? { mode: 'closed', concurrencyLimit: load.concurrency, requestRatePerSec: null }
    : { mode: 'open', concurrencyLimit: null, requestRatePerSec: load.requestsPerSec };
}

function windowOf(
  { startedAt }: MeasurementHeader,
  { stage, statistics: { durationSec } }: CountedStage,
): Pick<RequestsPoint, 'window'> {
  const startedSec = epochSec(startedAt);
  const at = startedSec === null ? null : isoOfEpochSec(startedSec + stage.warmUpEndUs / US_PER_SEC);
  return at === null ? {} : { window: { startedAt: at, durationSec } };
}

function failuresOf(requests: readonly RequestRecord[]): ClientRecord['failures'] {
  const failures: Partial<Record<RequestFailure, number>> = {};
  for (const { outcome, isWarmUp } of requests)
    if (outcome !== 'completed' && !isWarmUp) failures[outcome] = (failures[outcome] ?? 0) + 1;
  return failures;
}

/** By how much the first load gave another throughput when it came again: a machine that warms up, or is shared. */
export function noteDrift(reader: FieldReader, stages: readonly CountedStage[]): void {
  const again = stages.find(({ stage }) => stage.isReturn);
  const first = stages.find(({ stage }) => stage.position === 0);
  if (again === undefined || first === undefined || again === first) return;
  const [before, after] = [first, again].map(({ statistics }) => statistics.outputTokensPerSec);
  if (!before || after === undefined) return;
  reader.note(
    'DRIFT',
    `The first load gave ${formatPercent(after / before)} of its throughput when it ran again at the end.`,
  );
}
