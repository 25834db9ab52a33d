import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import type { Asked } from './answer-stream.ts';

const MAX_BODY_BYTES = 4 * 1024 * 1024;

const Options = z.object({
  model: z.string().optional(),
  max_tokens: z.int().min(1).optional(),
  max_completion_tokens: z.int().min(1).optional(),
  min_tokens: z.int().min(0).optional(),
  ignore_eos: z.boolean().optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
});

const Completion = Options.extend({
  prompt: z.union([z.string(), z.array(z.int().min(0)).min(1)]),
});

const Chat = Options.extend({
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
});

export class BadRequest extends Error {}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new BadRequest('the body is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    throw new BadRequest('the body is no JSON');
  }
}

/** What a client asks for, its text in tokens. */
export function readAsked(
  body: unknown,
  server: {
    isChat: boolean;
    model: string;
    contextTokens: number;
    vocabulary: number;
    tokenize: (text: string) => number[];
  },
): Asked {
  const { isChat, tokenize } = server;
  const parsed = (isChat ? Chat : Completion).safeParse(body);
  if (!parsed.success) throw new BadRequest(z.prettifyError(parsed.error));
  const asked = parsed.data;
  const prompt = 'messages' in asked ? tokenize(turnsOf(asked.messages)) : asked.prompt;
  const tokens = typeof prompt === 'string' ? tokenize(prompt) : prompt;
  if (tokens.length === 0) throw new BadRequest('the prompt has no tokens');
  if (tokens.some((token) => token >= server.vocabulary)) throw new BadRequest('a token id is out of range');
  const maxTokens = asked.max_completion_tokens ?? asked.max_tokens ?? 16;
  if (tokens.length + maxTokens > server.contextTokens)
    throw new BadRequest(
      `This model's maximum context length is ${server.contextTokens} tokens; asked for ${tokens.length + maxTokens}.`,
    );
  return {
    model: asked.model ?? server.model,
    prompt: tokens,
    maxTokens,
    ignoresEnd: asked.ignore_eos === true || asked.min_tokens === maxTokens,
    isStream: asked.stream === true,
    wantsUsage: asked.stream_options?.include_usage === true,
    isChat,
  };
}

const turnsOf = (messages: readonly { role: string; content: string }[]): string =>
  messages.map(({ role, content }) => `${role}\n${content}\n`).join('');
