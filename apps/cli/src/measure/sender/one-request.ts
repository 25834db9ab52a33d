import { urlToHttpOptions } from 'node:url';
import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import type { RequestOutcome } from '@inferbench/domain/runs/measurement/outcome';
import { RequestRecord } from '@inferbench/domain/runs/measurement/record';
import { answerTokensOf, type Lengths, lengthsOf } from '@inferbench/load/lengths';
import { drawsOf } from '@inferbench/load/variates';
import { type StreamedAnswer, writtenTokens } from './answer-reader.ts';
import { requestBody } from './body.ts';
import { addressOf, pathOf } from './endpoint.ts';
import { imageUrl } from './image.ts';
import { type Prompt, withImage } from './prompt.ts';
import { type PromptPart, promptWriter } from './prompts.ts';
import { outcomeOf, type requestSender } from './send.ts';
import { type SenderSettings, sharedCounters, type StageJob, type Servers } from './stage-job.ts';

/** A request that only has to be sent. */
export interface Prepared {
  id: number;
  body: string;
  /** Tokens of the prompt; null for one that was stated: only the server counts it. */
  inputTokens: number | null;
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
  senders: readonly ReturnType<typeof requestSender>[],
) {
  const { endpoint, keepsTokenTimes, timeoutMs } = settings;
  const servers = settings.servers ?? { baseUrls: [endpoint.baseUrl], deal: 'round-robin' };
  const urls = servers.baseUrls.map((baseUrl) => urlToHttpOptions(addressOf(baseUrl, pathOf(endpoint.api))));
  const answerTokens = answerTokensOf(settings, job.seed, settings.lengthFile);
  const promptOf = statedPrompts(settings) ?? drawnPrompts(settings, job.seed);
  const turns = settings.session?.turns ?? 1;
  const shared = sharedCounters(job.shared);
  const { isStreamed } = endpoint;
  const isExact = endpoint.promptKind === 'token-ids';
  return {
    session: settings.session ?? { turns: 1, thinkSeconds: 0 },
    prepare(id: number): Prepared {
      const outputTokens = answerTokens(id);
      const { prompt, inputTokens } = promptOf(id);
      return { id, inputTokens, outputTokens, body: requestBody(endpoint, prompt, outputTokens) };
    },
    async send(
      { id, body, inputTokens, outputTokens }: Prepared,
      scheduledUs: number,
      heldUntilUs: number | null = null,
    ): Promise<Answered> {
      const requestId = `measure-${job.stage}-${id}`;
      shared.sending();
      const server = serverOf(servers, Math.floor(id / turns), shared);
      const [url, sender] = [urls[server], senders[server]];
      if (url === undefined || sender === undefined) throw new RangeError('no such server');
      shared.sendingTo(server);
      const sent = await sender.send({ url, body, requestId, timeoutMs, outputTokens, isStreamed });
      shared.answeredBy(server);
      const { answer, status, retryAfterSec } = sent;
      const outcome = outcomeOf(sent, { outputTokens, inputTokens: isExact ? inputTokens : null });
      const record: RequestRecord = {
        record: 'request',
        stage: job.stage,
        id,
        isWarmUp: id < job.warmUpRequests,
        ...turnOf(id, settings.session?.turns),
        ...(urls.length > 1 ? { server } : {}),
        scheduledUs,
        ...(heldUntilUs === null ? {} : { heldUntilUs }),
        sentUs: sent.sentUs,
        firstByteUs: sent.firstByteUs,
        firstTokenUs: answer.firstTokenUs,
        lastTokenUs: answer.lastTokenUs,
        ...(keepsTokenTimes ? tokenTimes(answer, isStreamed) : {}),
        endUs: sent.endUs,
        inputTokens: writtenTokens(answer.usage?.inputTokens),
        outputTokens: writtenTokens(answer.usage?.outputTokens),
        cachedInputTokens: writtenTokens(answer.usage?.cachedTokens),
        chunks: answer.chunks,
        outcome,
        ...writtenStatus(outcome, status),
      };
      return { record, retryAfterSec };
    },
  };
}

interface Written {
  prompt: Prompt;
  inputTokens: number | null;
}

/** Prompts of a file, in its order; null where none were stated. */
function statedPrompts({ prompts }: SenderSettings): ((id: number) => Written) | null {
  if (prompts === undefined) return null;
  return (id) => ({ prompt: prompts[id % prompts.length] ?? '', inputTokens: null });
}

/** Random prompts of the planned lengths, with an image where one is to be shown. */
function drawnPrompts(settings: SenderSettings, seed: number): (id: number) => Written {
  const lengths = lengthsOf(settings, seed, settings.lengthFile);
  const write = promptWriter(settings, seed);
  const { image, salt, session } = settings;
  return (id) => {
    const parts = partsOf(id, session?.turns ?? 1, lengths);
    const drawn = write(parts);
    const inputTokens = parts.reduce((sum, { tokens }) => sum + tokens, 0);
    if (image === undefined || typeof drawn !== 'string') return { prompt: drawn, inputTokens };
    const next = drawsOf(~(salt ^ seed), id);
    return { prompt: withImage(imageUrl(image, next), drawn), inputTokens };
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

/** Times of the tokens of a stream that is no longer than a line holds. */
function tokenTimes(
  { chunks, tokenUs }: Pick<StreamedAnswer, 'chunks' | 'tokenUs'>,
  isStreamed: boolean,
): Pick<RequestRecord, 'tokenUs'> {
  return isStreamed && chunks <= MEASUREMENT_LIMITS.gaps ? { tokenUs } : {};
}

/** A server may say what is no status of HTTP. */
function writtenStatus(outcome: RequestOutcome, status: number | null): Pick<RequestRecord, 'status'> {
  if (outcome !== 'HTTP_STATUS' && outcome !== 'RATE_LIMITED') return {};
  const { success } = RequestRecord.shape.status.safeParse(status);
  return success && status !== null ? { status } : {};
}

/** Number of the server that a request goes to: all turns of a conversation go to one. */
function serverOf(
  { baseUrls, deal }: Servers,
  conversation: number,
  shared: ReturnType<typeof sharedCounters>,
): number {
  const turn = conversation % baseUrls.length;
  if (deal === 'round-robin') return turn;
  // Equals take turns, so that not all requests go to the first.
  const inTurn = baseUrls.map((_, at) => (turn + at) % baseUrls.length);
  return inTurn.reduce((least, at) => (shared.onWayTo(at) < shared.onWayTo(least) ? at : least), turn);
}
