import type { Latencies } from '@inferbench/domain/runs/point';
import type { FieldReader } from './field-reader.ts';

/**
 * Reported latencies of a client that never saw a first token: its TTFT is 0, so that its TPOT, (E2E − 0) ÷ (n − 1), holds the
 * prompt and is none.
 */
export function withoutUnseen<T extends Pick<Latencies, 'tpot'>>(
  reader: FieldReader,
  latency: T,
  at = 'points[0].latency',
): T {
  const isUnseen = reader.notes.some(({ code, path }) => code === 'ZERO_LATENCY' && path === `${at}.ttft`);
  if (!isUnseen || latency.tpot === null) return latency;
  reader.note(
    'PROMPT_IN_TPOT',
    'The client saw no first token (TTFT is 0): its TPOT is E2E ÷ (n − 1), the prompt included, and is unknown.',
    `${at}.tpot`,
  );
  return { ...latency, tpot: null };
}
