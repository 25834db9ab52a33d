import { isRecord } from '../../shared/content-items.ts';
import type { FieldReader } from '../../shared/field-reader.ts';

/** An error that the client made itself by taking a request back: aiperf's code 499. */
export function isCancellation(error: unknown): boolean {
  return isRecord(error) && (error['code'] === 499 || error['type'] === 'RequestCancellationError');
}

/** How many of the errors were cancellations, by the summary of errors. */
export function readCancelled(reader: FieldReader, errors: number): number {
  const entries = reader.list('error_summary') ?? [];
  const counts = entries.map((entry) => {
    if (!isRecord(entry) || !isCancellation(entry['error_details'])) return 0;
    const { count } = entry;
    return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0;
  });
  const cancelled = counts.reduce((sum, count) => sum + count, 0);
  if (cancelled === 0 || cancelled > errors) return 0;
  reader.note(
    'CANCELLED_REQUESTS',
    `${cancelled} of ${errors} errors are requests that the client cancelled.`,
    'points[0].counts',
  );
  return cancelled;
}
