import type { Endpoint } from './endpoint.ts';
import { messagesOf, type Prompt } from './prompt.ts';

/** The body of a request. */
export function requestBody(
  {
    model,
    api,
    fields,
    isStreamed,
    statedBody,
  }: Pick<Endpoint, 'model' | 'api' | 'fields' | 'isStreamed' | 'statedBody'>,
  prompt: Prompt,
  outputTokens: number,
): string {
  return JSON.stringify({
    model,
    ...(api === 'chat'
      ? { messages: messagesOf(prompt) ?? [{ role: 'user', content: prompt }] }
      : { prompt }),
    stream: isStreamed,
    temperature: 0,
    ...(fields.newName ? { max_completion_tokens: outputTokens } : { max_tokens: outputTokens }),
    ...(fields.usage && isStreamed ? { stream_options: { include_usage: true } } : {}),
    ...(fields.lengths ? { ignore_eos: true, min_tokens: outputTokens } : {}),
    ...statedBody,
  });
}
