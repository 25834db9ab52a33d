import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { EngineSettings } from './settings.ts';
import { textTokens } from './prompt.ts';

const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('image_url'), image_url: z.object({ url: z.string() }) }),
]);
const Message = z.object({ role: z.string(), content: z.union([z.string(), z.array(Part)]) });
const Body = z.object({
  model: z.string(),
  prompt: z.union([z.string(), z.array(z.int()), z.array(z.array(z.int())).length(1)]).optional(),
  messages: z.array(Message).optional(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
});

/** Fields that OpenAI documents; a strict engine knows no others. */
const OPENAI_FIELDS = new Set([
  ...Object.keys(Body.shape),
  'temperature',
  'top_p',
  'seed',
  'stop',
  'n',
  'user',
]);

export interface Asked {
  tokens: readonly (string | number)[];
  maxTokens: number;
  isStream: boolean;
  texts: readonly string[];
  /** Addresses of the images that were shown. */
  images: readonly string[];
  wantsUsage: boolean;
}

export type Read = { ok: true; asked: Asked } | { ok: false; status: number; message: string };

/** A request body as the engine understands it, or the status that refuses it. */
export async function readRequest(
  message: IncomingMessage,
  api: 'completions' | 'chat',
  settings: EngineSettings,
): Promise<Read> {
  const refuse = (status: number, why: string): Read => ({ ok: false, status, message: why });
  const stated: unknown = JSON.parse(await text(message));
  const parsed = Body.safeParse(stated);
  if (!parsed.success) return refuse(400, 'malformed body');
  const { data } = parsed;
  const { demands } = settings;
  if (
    demands !== null &&
    !(demands.header in message.headers && Object.hasOwn(Object(stated), demands.field))
  )
    return refuse(400, 'a header or a field is missing');
  if (data.model !== settings.model) return refuse(404, `The model ${data.model} does not exist.`);
  if (settings.strictFields && typeof stated === 'object' && stated !== null) {
    const unknown = Object.keys(stated).filter((key) => !OPENAI_FIELDS.has(key));
    if (unknown.length > 0)
      return refuse(400, `Unrecognized request argument supplied: ${unknown.join(', ')}`);
  }
  const images = partsOf(data.messages).flatMap((part) =>
    part.type === 'image_url' ? [part.image_url.url] : [],
  );
  if (images.length > 0 && settings.imageTokens === null) return refuse(400, 'this model does not see');
  const tokens = api === 'chat' ? chatTokens(data.messages) : promptTokens(data.prompt, settings);
  if (tokens === null) return refuse(400, 'this kind of prompt is not accepted');
  return {
    ok: true,
    asked: {
      tokens: [
        ...Array.from({ length: images.length * (settings.imageTokens ?? 0) }, () => 2),
        ...Array.from({ length: settings.extraPromptTokens }, () => 1),
        ...tokens,
      ],
      maxTokens: data.max_completion_tokens ?? data.max_tokens ?? 16,
      isStream: data.stream === true,
      texts: typeof data.prompt === 'string' ? [data.prompt] : partsOf(data.messages).flatMap(textOf),
      images,
      wantsUsage: data.stream_options?.include_usage === true || data.stream !== true,
    },
  };
}

function partsOf(messages: z.infer<typeof Body>['messages'] = []): z.infer<typeof Part>[] {
  return messages.flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content,
  );
}

function textOf(part: z.infer<typeof Part>): string[] {
  return part.type === 'text' ? [part.text] : [];
}

function promptTokens(prompt: z.infer<typeof Body>['prompt'], settings: EngineSettings) {
  if (prompt === undefined) return null;
  if (typeof prompt === 'string') return textTokens(prompt);
  return settings.tokenIds ? prompt.flat() : null;
}

/** The template of a conversation costs three tokens a message. */
function chatTokens(messages: z.infer<typeof Body>['messages']): (string | number)[] | null {
  return (
    messages?.flatMap((message) => [0, 1, 2, ...textTokens(partsOf([message]).flatMap(textOf).join(' '))]) ??
    null
  );
}
