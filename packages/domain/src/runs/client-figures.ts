import { formatNumber, formatPercent } from '@inferbench/units/format';
import { MS_PER_SEC } from '@inferbench/units/si';
import { z } from 'zod';
import { RequestFailure } from './measurement/outcome.ts';
import type { ClientRecord, CountedByServer } from './point.ts';

const ms = z.number().nullable();

/** What a page shows of the client that measured a point. */
export const ClientFigures = z
  .strictObject({
    latenessMsP50: ms.describe('Median of sent − due, ms; null where no request was sent.'),
    latenessMsP99: ms.describe('99th percentile of sent − due, ms.'),
    failures: z
      .array(
        z
          .strictObject({
            failure: RequestFailure.describe('What happened.'),
            requests: z.number().describe('To how many.'),
          })
          .describe('Requests that did not complete, of one kind.'),
      )
      .describe('Requests that did not complete, by what happened.'),
  })
  .describe('How a load generator kept up with its own schedule.');
export type ClientFigures = z.infer<typeof ClientFigures>;

export function clientFigures({ lateness, failures }: ClientRecord): ClientFigures {
  const inMs = (seconds: number | null | undefined) => (seconds == null ? null : seconds * MS_PER_SEC);
  return {
    latenessMsP50: inMs(lateness?.p50Sec),
    latenessMsP99: inMs(lateness?.p99Sec),
    failures: RequestFailure.options.flatMap((failure) => {
      const requests = failures[failure] ?? 0;
      return requests === 0 ? [] : [{ failure, requests }];
    }),
  };
}

/** "sent 0.02 ms late (p50), 0.4 ms (p99); 3 TIMEOUT". */
export function clientWords({ latenessMsP50, latenessMsP99, failures }: ClientFigures): string {
  const late =
    latenessMsP50 === null || latenessMsP99 === null
      ? 'sent nothing'
      : `sent ${formatNumber(latenessMsP50)} ms late (p50), ${formatNumber(latenessMsP99)} ms (p99)`;
  return [late, ...failures.map(({ failure, requests }) => `${requests} ${failure}`)].join('; ');
}

/** What the counters gained and stood at; only what the server counts. */
export function countedWords(counted: Omit<CountedByServer, 'server'>): string {
  const { prefixCacheHitRate, meanAcceptedTokens, generatedTokens, promptTokens } = counted;
  const { kvUsedRatio, runningRequests, waitingRequests } = counted;
  const parts = [
    prefixCacheHitRate === null
      ? ''
      : `prefix cache answered ${formatPercent(prefixCacheHitRate)} of prompt tokens`,
    meanAcceptedTokens === null ? '' : `${formatNumber(meanAcceptedTokens)} tokens a step with drafts`,
    promptTokens === null ? '' : `${formatNumber(promptTokens)} prompt tokens`,
    generatedTokens === null ? '' : `${formatNumber(generatedTokens)} answer tokens`,
    kvUsedRatio === null ? '' : `${formatPercent(kvUsedRatio)} of the KV cache in use at the end`,
    runningRequests === null ? '' : `${formatNumber(runningRequests)} requests running at the end`,
    waitingRequests === null ? '' : `${formatNumber(waitingRequests)} waiting`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing of use' : parts.join('; ');
}
