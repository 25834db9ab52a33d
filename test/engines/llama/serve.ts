// A llama.cpp behind the API of OpenAI, on loopback: `node --import tsx serve.ts SHAPE FOLDER [SLOTS] [PORT] [CONTEXT]`.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AnswerStream } from './answer-stream.ts';
import { loadModel } from './llama-model.ts';
import { writeModelFile } from './model-file.ts';
import { BadRequest, readAsked, readJson } from './request-body.ts';
import { isShapeName, SHAPES } from './shapes.ts';
import { Slots, type Counts } from './slots.ts';

const [shapeName = 'small', folder = '.', slotCount = '4', port = '0', context = '1024'] =
  process.argv.slice(2);
if (!isShapeName(shapeName)) throw new Error(`no shape ${shapeName}: ${Object.keys(SHAPES).join(', ')}`);
const shape = SHAPES[shapeName];
const slotTokens = Math.min(Number(context), shape.contextTokens);
const model = await loadModel({
  shape: shapeName,
  file: writeModelFile(folder, shapeName),
  slots: Number(slotCount),
  contextTokens: slotTokens,
});
const slots = new Slots(model);
let count = 0;

const server = createServer((request, response) => {
  void handle(request, response).catch((error: unknown) => {
    const isTheirs = error instanceof BadRequest;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    answerJson(response, isTheirs ? 400 : 500, {
      error: { message: isTheirs ? error.message : 'the engine failed', type: 'invalid_request_error' },
    });
  });
});
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
// Whoever started it may die without a word: then its end of this pipe closes.
process.stdin.on('end', () => process.exit(0)).resume();

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [address = ''] = (request.url ?? '').split('?');
  const what = `${request.method} ${address}`;
  if (what === 'GET /health') return answerJson(response, 200, { status: 'ok' });
  if (what === 'GET /v1/models') return answerJson(response, 200, { object: 'list', data: [card()] });
  if (what === 'GET /metrics') {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' });
    response.end(metricsText(slots.counts, slotTokens * Number(slotCount)));
    return;
  }
  if (what === 'POST /tokenize') return tokenize(await readJson(request), response);
  if (what === 'POST /v1/completions') return answer(request, response, false);
  if (what === 'POST /v1/chat/completions') return answer(request, response, true);
  answerJson(response, 404, { error: { message: `nothing at ${address}`, type: 'not_found_error' } });
}

async function answer(request: IncomingMessage, response: ServerResponse, isChat: boolean): Promise<void> {
  const asked = readAsked(await readJson(request), {
    isChat,
    model: shapeName,
    contextTokens: slotTokens,
    vocabulary: shape.vocabulary,
    tokenize: model.tokenize,
  });
  if (slots.isFull())
    return answerJson(response, 503, { error: { message: 'too many wait', type: 'overloaded' } });
  count += 1;
  const stream = new AnswerStream(response, asked, `cmpl-${count}`);
  const reason = await slots.answer({
    ...asked,
    isAbandoned: () => response.destroyed,
    onToken: (token) => stream.token(model.print(token)),
  });
  if (reason !== 'abandoned') stream.end(reason);
}

/** The words of llama.cpp's server (`content`) and those of vLLM's (`prompt`). */
function tokenize(body: unknown, response: ServerResponse): void {
  const { content, prompt } = (body ?? {}) as { content?: unknown; prompt?: unknown };
  const text = typeof content === 'string' ? content : prompt;
  if (typeof text !== 'string') throw new BadRequest('content: a text was expected');
  const tokens = model.tokenize(text);
  answerJson(response, 200, { tokens, count: tokens.length, max_model_len: slotTokens });
}

const card = () => ({
  id: shapeName,
  object: 'model',
  created: 0,
  owned_by: 'llamacpp',
  max_model_len: slotTokens,
  meta: { n_ctx_train: shape.contextTokens, n_vocab: shape.vocabulary, tags: ['synthetic weights'] },
});

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Counters in the names and words that llama.cpp's own server has them in. */
function metricsText(counts: Counts, contextTokens: number): string {
  const rows: readonly [name: string, type: 'counter' | 'gauge', help: string, value: number][] = [
    ['prompt_tokens_total', 'counter', 'Number of prompt tokens processed.', counts.promptTokens],
    ['prompt_seconds_total', 'counter', 'Prompt process time', counts.promptSeconds],
    ['tokens_predicted_total', 'counter', 'Number of generation tokens processed.', counts.answerTokens],
    ['tokens_predicted_seconds_total', 'counter', 'Predict process time', counts.answerSeconds],
    [
      'kv_cache_usage_ratio',
      'gauge',
      'KV-cache usage. 1 means 100 percent usage.',
      counts.heldTokens / contextTokens,
    ],
    ['requests_processing', 'gauge', 'Number of requests processing.', counts.running],
    ['requests_deferred', 'gauge', 'Number of requests deferred.', counts.waiting],
  ];
  return rows
    .map(
      ([name, type, help, value]) =>
        `# HELP llamacpp:${name} ${help}\n# TYPE llamacpp:${name} ${type}\nllamacpp:${name} ${value}\n`,
    )
    .join('');
}
