import type { RequestsPoint } from '@inferbench/domain/point';
import type { FieldReader } from './field-reader.ts';

/** What a duration that was printed with few digits can be. */
export function noteInterval(
  reader: FieldReader,
  { durationSec, halfStepSec }: { durationSec: number; halfStepSec: number },
): Pick<RequestsPoint, 'durationRange'> {
  const durationRange = { lowerSec: durationSec - halfStepSec, upperSec: durationSec + halfStepSec };
  const path = 'points[0].durationRange';
  reader.note(
    'DURATION_ROUNDED',
    `The duration has few digits: ${durationRange.lowerSec} to ${durationRange.upperSec} s.`,
    path,
  );
  return { durationRange };
}
