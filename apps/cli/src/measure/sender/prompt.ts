/** A part of what somebody says in a conversation. */
export type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } };

export interface ChatMessage {
  role: string;
  content: string | readonly ContentPart[];
}

/** A prompt: text, the ids of its tokens, or a conversation so far. */
export type Prompt = string | readonly number[] | readonly ChatMessage[];

/** The conversation that a prompt is, where it is one already. */
export function messagesOf(prompt: Prompt): readonly ChatMessage[] | null {
  if (typeof prompt === 'string') return null;
  const messages = prompt.filter((part) => typeof part !== 'number');
  return messages.length === 0 ? null : messages;
}

/** A conversation of one turn that shows an image beside its text. */
export function withImage(url: string, text: string): readonly ChatMessage[] {
  const content = [
    { type: 'image_url', image_url: { url } },
    { type: 'text', text },
  ] as const;
  return [{ role: 'user', content }];
}
