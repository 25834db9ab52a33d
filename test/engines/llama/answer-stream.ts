import type { ServerResponse } from 'node:http';

export interface Asked {
  model: string;
  prompt: readonly number[];
  maxTokens: number;
  ignoresEnd: boolean;
  isStream: boolean;
  wantsUsage: boolean;
  isChat: boolean;
}

/** Writes an answer in the words of the OpenAI API: token by token, or whole at the end. */
export class AnswerStream {
  #text = '';
  #tokens = 0;
  readonly #response: ServerResponse;
  readonly #asked: Asked;
  readonly #head: { id: string; created: number; model: string };

  constructor(response: ServerResponse, asked: Asked, id: string) {
    this.#response = response;
    this.#asked = asked;
    this.#head = { id, created: Math.floor(Date.now() / 1000), model: asked.model };
    if (!asked.isStream) return;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.flushHeaders();
  }

  token(text: string): void {
    this.#tokens += 1;
    this.#text += text;
    if (this.#asked.isStream) this.#event({ choices: [this.#choice(text, null)], usage: null });
  }

  end(reason: 'length' | 'stop'): void {
    if (!this.#asked.isStream) {
      const { isChat } = this.#asked;
      const choice = isChat
        ? { index: 0, message: { role: 'assistant', content: this.#text }, finish_reason: reason }
        : { index: 0, text: this.#text, finish_reason: reason };
      const body = {
        ...this.#head,
        object: isChat ? 'chat.completion' : 'text_completion',
        choices: [choice],
        usage: this.#usage(),
      };
      this.#response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    this.#event({ choices: [this.#choice('', reason)], usage: null });
    if (this.#asked.wantsUsage) this.#event({ choices: [], usage: this.#usage() });
    this.#response.end('data: [DONE]\n\n');
  }

  #choice(text: string, reason: string | null) {
    return this.#asked.isChat
      ? { index: 0, delta: { content: text }, finish_reason: reason }
      : { index: 0, text, finish_reason: reason };
  }

  #usage() {
    const { prompt } = this.#asked;
    return {
      prompt_tokens: prompt.length,
      completion_tokens: this.#tokens,
      total_tokens: prompt.length + this.#tokens,
      prompt_tokens_details: { cached_tokens: 0 },
    };
  }

  #event(body: object): void {
    const object = this.#asked.isChat ? 'chat.completion.chunk' : 'text_completion';
    this.#response.write(`data: ${JSON.stringify({ ...this.#head, object, ...body })}\n\n`);
  }
}
