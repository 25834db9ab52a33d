import { isJsonObject, parsedJson } from '../../input/parsed-json.ts';
import { saidOf, type StreamedAnswer, usageOf } from './answer-reader.ts';

export interface WholeAnswer {
  answer: Pick<StreamedAnswer, 'usage' | 'finishReason' | 'isDone'>;
  text: string;
}

/** An answer that came whole, as JSON; null for anything else. */
export function wholeAnswer(body: string): WholeAnswer | null {
  const reply = parsedJson(body);
  if (!isJsonObject(reply) || !Array.isArray(reply['choices'])) return null;
  const choice: unknown = reply['choices'][0];
  if (!isJsonObject(choice)) return null;
  const { finish_reason: reason, message } = choice;
  return {
    text: saidOf({ ...choice, delta: message }),
    answer: {
      usage: isJsonObject(reply['usage']) ? usageOf(reply['usage']) : null,
      finishReason: typeof reason === 'string' ? reason.slice(0, 40) : null,
      isDone: true,
    },
  };
}
