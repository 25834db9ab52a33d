import type { Endpoint } from './endpoint.ts';

/** The body of a request; a prompt is text or the ids of its tokens. */
export function requestBody(
  { model, api, fields, statedBody }: Pick<Endpoint, 'model' | 'api' | 'fields' | 'statedBody'>,
  prompt: string | readonly number[],
  outputTokens: number,
): string {
  return JSON.stringify({
    model,
    ...(api === 'chat' ? { messages: [{ role: 'user', content: prompt }] } : { prompt }),
    stream: true,
    temperature: 0,
    ...(fields.newName ? { max_completion_tokens: outputTokens } : { max_tokens: outputTokens }),
    ...(fields.usage ? { stream_options: { include_usage: true } } : {}),
    ...(fields.lengths ? { ignore_eos: true, min_tokens: outputTokens } : {}),
    ...statedBody,
  });
}
