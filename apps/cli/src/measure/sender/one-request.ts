import { urlToHttpOptions } from 'node:url';
import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { type Lengths, lengthsOf } from '@inferbench/load/lengths';
import { writtenTokens } from './answer-reader.ts';
import { requestBody } from './body.ts';
import { addressOf, pathOf } from './endpoint.ts';
import { type PromptPart, promptWriter } from './prompts.ts';
import { outcomeOf, type requestSender } from './send.ts';
import { type SenderSettings, sharedCounters, type StageJob } from './stage-job.ts';

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
  const shared = sharedCounters(job.shared);
  const isExact = endpoint.promptKind === 'token-ids';
  return {
    session: settings.session ?? { turns: 1, thinkSeconds: 0 },
    prepare(id: number): Prepared {
      const { outputTokens } = lengths(id);
      const parts = partsOf(id, settings.session?.turns ?? 1, lengths);
      const inputTokens = parts.reduce((sum, { tokens }) => sum + tokens, 0);
      return {
        id,
        inputTokens,
        outputTokens,
        body: requestBody(endpoint, promptOf(parts), outputTokens),
      };
    },
    async send(
      { id, body, inputTokens, outputTokens }: Prepared,
      scheduledUs: number,
      heldUntilUs: number | null = null,
    ): Promise<Answered> {
      const requestId = `measure-${job.stage}-${id}`;
      shared.sending();
      const sent = await sender.send({ url, body, requestId, timeoutMs, outputTokens });
      const { answer, status, retryAfterSec } = sent;
      const outcome = outcomeOf(sent, { outputTokens, inputTokens: isExact ? inputTokens : null });
      const record: RequestRecord = {
        record: 'request',
        stage: job.stage,
        id,
        isWarmUp: id < job.warmUpRequests,
        ...turnOf(id, settings.session?.turns),
        scheduledUs,
        ...(heldUntilUs === null ? {} : { heldUntilUs }),
        sentUs: sent.sentUs,
        firstByteUs: sent.firstByteUs,
        firstTokenUs: answer.firstTokenUs,
        lastTokenUs: answer.lastTokenUs,
        ...(keepsTokenTimes && answer.chunks <= MEASUREMENT_LIMITS.gaps ? { tokenUs: answer.tokenUs } : {}),
        endUs: sent.endUs,
        inputTokens: writtenTokens(answer.usage?.inputTokens),
        outputTokens: writtenTokens(answer.usage?.outputTokens),
        cachedInputTokens: writtenTokens(answer.usage?.cachedTokens),
        chunks: answer.chunks,
        outcome,
        ...(outcome === 'HTTP_STATUS' || outcome === 'RATE_LIMITED' ? writtenStatus(status) : {}),
      };
      return { record, retryAfterSec };
    },
  };
}

/** Parts of a prompt: of a conversation all turns so far, and between them as many tokens as their answers had. */
function partsOf(id: number, turns: number, lengths: (request: number) => Lengths): PromptPart[] {
  const first = id - (id % turns);
  return Array.from({ length: id - first + 1 }, (_, turn) => first + turn).flatMap((request) => {
    const { inputTokens, outputTokens } = lengths(request);
    const asked = { request, tokens: inputTokens, isAnswer: false };
    return request === id ? [asked] : [asked, { request, tokens: outputTokens, isAnswer: true }];
  });
}

function turnOf(id: number, turns: number | undefined): Pick<RequestRecord, 'turn'> {
  return turns === undefined ? {} : { turn: { at: id % turns, of: turns } };
}

/** A server may say what is no status of HTTP. */
function writtenStatus(status: number | null): Pick<RequestRecord, 'status'> {
  const { success } = RequestRecord.shape.status.safeParse(status);
  return success && status !== null ? { status } : {};
}
