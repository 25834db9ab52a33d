import type { RequestsPoint } from '@inferbench/domain/runs/point';
import { isPositive } from '@inferbench/units/numeric-guards';
import { readClientDetails } from './client-details.ts';
import { latencyOf, type Names, readClientLatency } from './client-latency.ts';
import { readLoad, readRates } from './client-load.ts';
import type { FieldReader } from './field-reader.ts';
import { requestsPoint } from './requests-point.ts';

/** The one point of a result file of the clients of vLLM and SGLang, and whether its statistics are ours. */
export function readClientPoint(
  reader: FieldReader,
  names: Names,
  {
    counts,
    window,
  }: { counts: RequestsPoint['counts']; window?: (reader: FieldReader) => Partial<RequestsPoint> },
): { point: RequestsPoint; isDetailed: boolean } {
  const durationSec = reader.needed('duration', 'points[0].durationSec', 's');
  if (!isPositive(durationSec)) throw reader.refused('duration', 0, 'a time above 0 s');
  const reported = readClientLatency(reader, names, counts.completed);
  const details = readClientDetails(reader, counts.issued);
  const point: RequestsPoint = requestsPoint({
    load: readLoad(reader),
    counts,
    perRequest: details?.totals ?? null,
    durationSec,
    toolRates: readRates(reader),
    ...latencyOf(details, reported),
    ...window?.(reader),
  });
  return { point, isDetailed: details !== null };
}

export function noteSpeculative(reader: FieldReader): void {
  reader.note(
    'SPECULATIVE',
    'The server decoded speculatively; state method, draft and accepted tokens in the context.',
    'techniques.speculative',
  );
}
