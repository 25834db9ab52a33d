import type { MeasurementHeader } from '@inferbench/domain/runs/measurement/record';
import type { Power, RequestsPoint } from '@inferbench/domain/runs/point';
import { formatPercent } from '@inferbench/units/format';
import { US_PER_SEC } from '@inferbench/units/si';
import { epochSec, isoOfEpochSec } from '@inferbench/units/utc-time';
import { noteRate } from '../../shared/client-load.ts';
import type { FieldReader } from '../../shared/field-reader.ts';
import { countedByServer } from './counters.ts';
import type { MeasuredStage } from './file.ts';
import { stagePower } from './power.ts';
import { joinedNote } from '../../power/join-power.ts';
import { failuresOf, type StageStatistics } from './statistics.ts';
import { requestsPoint } from '../../shared/requests-point.ts';

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
  const { counts, perRequest, durationSec, latency, samples, lateness, steady } = statistics;
  const power = notedPower(counted, { header, reader, path: `points[${index}].power` });
  if (latency.itl === null && requests.some(({ tokenUs }) => tokenUs !== undefined))
    reader.note(
      'CHUNKED_STREAM',
      'Chunks held several tokens, so gaps between chunks are no latencies of tokens.',
      `points[${index}].latency.itl`,
    );
  if (header.endpoint.isStreamed === false)
    reader.note(
      'ANSWERS_WHOLE',
      'Answers came whole: first tokens and times between tokens are not known, and tokens count when their answer ends.',
      `points[${index}].latency`,
    );
  const server = countedByServer(counted);
  const point: RequestsPoint = requestsPoint({
    load:
      stage.load.kind === 'closed'
        ? { mode: 'closed', concurrencyLimit: stage.load.concurrency, requestRatePerSec: null }
        : { mode: 'open', concurrencyLimit: null, requestRatePerSec: stage.load.requestsPerSec },
    counts,
    perRequest,
    durationSec,
    latency,
    ...windowOf(header, counted),
    ...(steady === null ? {} : { steady }),
    ...chunkGapsOf(statistics),
    ...(samples === null ? {} : { samples }),
    client: { lateness, failures: failuresOf(requests) },
    ...(server === null ? {} : { countedByServer: server }),
    power,
  });
  noteRate(reader, point);
  return point;
}

/** Gaps between chunks that hold several tokens stand beside the latencies, under their own name. */
function chunkGapsOf({ latency, chunkGaps }: StageStatistics): Pick<RequestsPoint, 'reportedLatency'> {
  if (latency.itl !== null || chunkGaps === null) return {};
  const definition = 'gap between chunks of several tokens';
  return { reportedLatency: [{ metric: 'itl', definition, distribution: chunkGaps }] };
}

function notedPower(
  counted: CountedStage,
  { header, reader, path }: { header: MeasurementHeader; reader: FieldReader; path: string },
): Power | null {
  const power = stagePower(counted, header);
  if (power === null) return null;
  if (!power.ok) {
    reader.note(power.error.code, `${power.error.message}.`, path);
    return null;
  }
  const { code, message } = joinedNote({ name: null, meter: power.value.meter ?? '' }, power.value, path);
  reader.note(code, message, path);
  return power.value;
}

function windowOf(
  { startedAt }: MeasurementHeader,
  { stage, statistics: { durationSec } }: CountedStage,
): Pick<RequestsPoint, 'window'> {
  const startedSec = epochSec(startedAt);
  const at = startedSec === null ? null : isoOfEpochSec(startedSec + stage.warmUpEndUs / US_PER_SEC);
  return at === null ? {} : { window: { startedAt: at, durationSec } };
}

/**
 * Notes by how much the first load gave another throughput when it came again: a machine that warms up, or is shared.
 */
export function noteDrift(
  reader: FieldReader,
  first: CountedStage | undefined,
  again: CountedStage | undefined,
): void {
  if (first === undefined || again === undefined) return;
  const ratio = again.statistics.outputTokensPerSec / first.statistics.outputTokensPerSec;
  const message = `The first load ran again at the end and gave ${formatPercent(ratio)} of its first throughput; it is no point of the curve.`;
  reader.note('DRIFT', message);
}
