import type { RequestsPoint } from '@inferbench/domain/runs/point';
import type { FieldReader } from '../../shared/field-reader.ts';
import { type RequestStatistics, statisticsOf } from '../../shared/request-statistics.ts';

export interface Details extends RequestStatistics {
  totals: NonNullable<RequestsPoint['perRequest']>;
}

const MS_PER_SEC = 1e3;

/**
 * Statistics of the single requests of a benchmark; null where the report keeps a sample of them only. Times are in the
 * units that the tool's names state: `request_latency` in seconds, the others in milliseconds.
 */
export function readGuidellmRequests(
  benchmark: FieldReader,
  counts: { issued: number; completed: number },
): Details | null {
  const requests = benchmark.inside('requests')?.elements('successful', { listed: false }) ?? [];
  if (requests.length !== counts.completed) return null;
  const answered = requests.map((request) => {
    const ms = (key: string) => request.number(key, 'points[].samples', 'ms');
    const ttftMs = ms('time_to_first_token_ms');
    const tpotMs = ms('inter_token_latency_ms');
    return {
      ttftSec: ttftMs === null ? null : ttftMs / MS_PER_SEC,
      // Mean gap between tokens of one request, our TPOT; "time_per_output_token" includes the prefill.
      tpotSec: tpotMs === null ? null : tpotMs / MS_PER_SEC,
      e2eSec: request.number('request_latency', 'points[].samples', 's'),
      inputTokens: request.whole('prompt_tokens', 'points[].samples', 'tokens'),
      outputTokens: request.whole('output_tokens', 'points[].samples', 'tokens'),
    };
  });
  const whole = answered.flatMap(({ ttftSec, inputTokens, outputTokens, tpotSec, e2eSec }) =>
    ttftSec === null || inputTokens === null || outputTokens === null
      ? []
      : [{ ttftSec, inputTokens, outputTokens, e2eSec, tpotSec: outputTokens > 1 ? tpotSec : null }],
  );
  if (whole.length < answered.length) return null;
  const empty = whole.filter(({ outputTokens }) => outputTokens === 0).length;
  if (empty > 0)
    benchmark.note(
      'EMPTY_REQUESTS',
      `${empty} requests have no token; they are left out of all latency statistics.`,
    );
  return {
    ...statisticsOf(whole.filter(({ outputTokens }) => outputTokens > 0)),
    totals: {
      requests: counts.issued,
      completed: counts.completed,
      inputTokens: whole.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      outputTokens: whole.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    },
  };
}
