import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { prefixCache, textTokens } from './prompt.ts';
import { type Asked, readRequest } from './request.ts';
import { type EngineSettings, type FaultKind, PLAIN_ENGINE } from './settings.ts';
import { streams } from './streams.ts';
import { type EngineTruth, nowUs, type RequestTruth } from './truth.ts';

export interface DeterministicEngine {
  /** Address with /v1, as clients are given it. */
  url: string;
  truth: EngineTruth;
  /** Forgets what it served; requests count from 0 again. */
  forget(): void;
  close(): Promise<void>;
}

/** A server of an OpenAI-compatible interface whose every service time is known beforehand and logged as it happens. */
export async function startEngine(stated: Partial<EngineSettings> = {}): Promise<DeterministicEngine> {
  const settings = { ...PLAIN_ENGINE, ...stated };
  const truth: EngineTruth = { requests: [], frozenUs: null };
  const cachedOf = settings.prefixCache ? prefixCache() : () => 0;
  let inFlight = 0;
  const serving = streams(settings, isFrozen);

  function isFrozen(): boolean {
    if (settings.freeze === null) return false;
    const from = truth.requests[settings.freeze.atRequest]?.arrivalUs;
    if (from === undefined) return false;
    const to = from + settings.freeze.forMs * 1000;
    const now = nowUs();
    if (now >= from) truth.frozenUs = [from, to];
    return now >= from && now < to;
  }

  function arrived(message: IncomingMessage, asked: Asked, arrivalUs: number): RequestTruth {
    const { tokens, maxTokens, texts, images } = asked;
    const ordinal = truth.requests.length;
    const request: RequestTruth = {
      ordinal,
      requestId: String(message.headers['x-request-id'] ?? ''),
      arrivalUs,
      firstTokenUs: null,
      lastTokenUs: null,
      endUs: null,
      texts,
      images,
      promptTokens: tokens.length,
      cachedTokens: cachedOf(tokens),
      outputTokens: 0,
      maxTokens,
      inFlight,
      fault: faultOf(settings, ordinal),
    };
    truth.requests.push(request);
    return request;
  }

  async function generate(message: IncomingMessage, response: ServerResponse, api: 'completions' | 'chat') {
    const arrivalUs = nowUs();
    const read = await readRequest(message, api, settings);
    if (!read.ok) return answer(response, read.status, { error: { message: read.message } });
    inFlight += 1;
    const request = arrived(message, read.asked, arrivalUs);
    response.on('close', () => {
      inFlight -= 1;
      request.endUs ??= nowUs();
    });
    if (failed(request, response)) return;
    const { isStream } = read.asked;
    const type = isStream ? 'text/event-stream; charset=utf-8' : 'application/json';
    response.writeHead(200, { 'content-type': type });
    serving.add({ truth: request, response, asked: read.asked, api });
  }

  async function route(message: IncomingMessage, response: ServerResponse) {
    const { url = '' } = message;
    if (settings.apiKey !== null && message.headers.authorization !== `Bearer ${settings.apiKey}`)
      return answer(response, 401, { error: { message: 'no key' } });
    if (url === '/v1/models')
      return answer(response, 200, {
        data: [{ id: settings.model, owned_by: 'deterministic', max_model_len: 32_768 }],
      });
    if (url === '/version') return answer(response, 200, { version: settings.version });
    if (url === '/metrics' && settings.metrics)
      return response.end(metricsText(settings, truth, serving.counts()));
    if (url === '/tokenize' && settings.tokenize) {
      const { prompt } = (await json(message)) as { prompt: string };
      return answer(response, 200, { count: textTokens(prompt).length + settings.extraPromptTokens });
    }
    if (url === '/v1/completions' && settings.completions) return generate(message, response, 'completions');
    if (url === '/v1/chat/completions' && settings.chat) return generate(message, response, 'chat');
    return answer(response, 404, { error: { message: 'Not Found' } });
  }

  const server = createServer((message, response) => {
    route(message, response).catch((error: unknown) => answer(response, 400, { error: String(error) }));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    truth,
    forget() {
      truth.requests.length = 0;
      truth.frozenUs = null;
    },
    async close() {
      serving.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function faultOf({ faults }: EngineSettings, ordinal: number): FaultKind | null {
  const isHit = (every: number, from: number) => ordinal >= from && (ordinal - from) % every === 0;
  return faults.find(({ every, from }) => isHit(every, from))?.kind ?? null;
}

/** Whether the fault ended the request before it was served. */
function failed({ fault }: RequestTruth, response: ServerResponse): boolean {
  if (fault === 'HANG_UP') response.destroy();
  else if (fault === 'RATE_LIMIT')
    answer(response, 429, { error: { message: 'too many' } }, { 'retry-after': '0.05' });
  else if (fault === 'SERVER_ERROR') answer(response, 500, { error: { message: 'out of memory' } });
  else if (fault === 'REDIRECT')
    answer(response, 307, {}, { location: 'http://elsewhere.invalid/v1/completions' });
  else if (fault === 'NOT_SSE') answer(response, 200, { choices: [{ index: 0, text: 'hello' }] });
  else if (fault === 'EMPTY') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end('data: [DONE]\n\n');
  } else return fault === 'HANG';
  return true;
}

/** Counters of the engine under the names that vLLM gives them. */
function metricsText(
  { model, slots }: EngineSettings,
  { requests }: EngineTruth,
  { running, waiting }: { running: number; waiting: number },
): string {
  const sum = (of: (request: EngineTruth['requests'][number]) => number) =>
    requests.reduce((total, request) => total + of(request), 0);
  const values: [name: string, kind: 'counter' | 'gauge', value: number][] = [
    ['num_requests_running', 'gauge', running],
    ['num_requests_waiting', 'gauge', waiting],
    ['kv_cache_usage_perc', 'gauge', Math.min(1, running / slots)],
    ['prompt_tokens_total', 'counter', sum(({ promptTokens }) => promptTokens)],
    ['generation_tokens_total', 'counter', sum(({ outputTokens }) => outputTokens)],
    ['prefix_cache_queries_total', 'counter', sum(({ promptTokens }) => promptTokens)],
    ['prefix_cache_hits_total', 'counter', sum(({ cachedTokens }) => cachedTokens)],
  ];
  return values
    .map(([name, kind, value]) => {
      const full = `vllm:${name}`;
      return `# HELP ${full} Of the deterministic engine.\n# TYPE ${full} ${kind}\n${full}{model_name="${model}"} ${value}\n`;
    })
    .join('');
}
