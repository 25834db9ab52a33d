import { urlToHttpOptions } from 'node:url';
import type { RequestRecord } from '@inferbench/domain/measurement/record';
import { lengthsOf } from '@inferbench/load/lengths';
import { requestBody } from './body.ts';
import { addressOf, pathOf } from './endpoint.ts';
import { promptWriter } from './prompts.ts';
import { outcomeOf, type requestSender } from './send.ts';
import type { SenderSettings, StageJob } from './stage-job.ts';

/** A request that only has to be sent. */
export interface Prepared {
  id: number;
  body: string;
  inputTokens: number;
  outputTokens: number;
}

export interface Answered {
  record: RequestRecord;
  retryAfterSec: number | null;
}

/** Writes the requests of a stage, sends them, and says of each what became of it. */
export function stageRequests(
  settings: SenderSettings,
  job: StageJob,
  sender: ReturnType<typeof requestSender>,
) {
  const { endpoint, keepsTokenTimes, timeoutMs } = settings;
  const url = urlToHttpOptions(addressOf(endpoint.baseUrl, pathOf(endpoint.api)));
  const lengths = lengthsOf(settings, job.seed, settings.lengthFile);
  const promptOf = promptWriter(settings, job.seed);
  const isExact = endpoint.promptKind === 'token-ids';
  return {
    prepare(id: number): Prepared {
      const { inputTokens, outputTokens } = lengths(id);
      return {
        id,
        inputTokens,
        outputTokens,
        body: requestBody(endpoint, promptOf(inputTokens, id), outputTokens),
      };
    },
    async send({ id, body, inputTokens, outputTokens }: Prepared, scheduledUs: number): Promise<Answered> {
      const requestId = `measure-${job.stage}-${id}`;
      const sent = await sender.send({ url, body, requestId, timeoutMs });
      const { answer, status, retryAfterSec } = sent;
      const outcome = outcomeOf(sent, { outputTokens, inputTokens: isExact ? inputTokens : null });
      const record: RequestRecord = {
        record: 'request',
        stage: job.stage,
        id,
        isWarmUp: id < job.warmUpRequests,
        scheduledUs,
        sentUs: sent.sentUs,
        firstByteUs: sent.firstByteUs,
        firstTokenUs: answer.firstTokenUs,
        lastTokenUs: answer.lastTokenUs,
        ...(keepsTokenTimes ? { tokenUs: answer.tokenUs } : {}),
        endUs: sent.endUs,
        inputTokens: answer.usage?.inputTokens ?? null,
        outputTokens: answer.usage?.outputTokens ?? null,
        cachedInputTokens: answer.usage?.cachedTokens ?? null,
        chunks: answer.chunks,
        outcome,
        ...(status !== null && (outcome === 'HTTP_STATUS' || outcome === 'RATE_LIMITED') ? { status } : {}),
      };
      return { record, retryAfterSec };
    },
  };
}
