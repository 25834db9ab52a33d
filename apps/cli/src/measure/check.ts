import { urlToHttpOptions } from 'node:url';
import { InferbenchError } from '@inferbench/domain/errors/inferbench-error';
import type { QualityRecord } from '@inferbench/domain/runs/measurement/record';
import { z } from 'zod';
import { numberedLines } from '../input/numbered-lines.ts';
import { requestBody } from './sender/body.ts';
import { connectionTo } from './sender/connection.ts';
import { addressOf, type Endpoint, pathOf } from './sender/endpoint.ts';
import { requestSender } from './sender/send.ts';

const MAX_QUESTIONS = 10_000;
const MAX_CHARS = 100_000;
/** Longer answers are cut; a known answer is short. */
const OUTPUT_TOKENS = 512;
const REFUSAL = /^(?:i'?m sorry|sorry\b|i can(?:no|')t\b|i(?:'m| am) (?:unable|not able)\b|as an ai\b)/i;

const Question = z.strictObject({
  prompt: z.string().min(1).max(MAX_CHARS),
  answer: z.string().min(1).max(MAX_CHARS),
});
type Question = z.infer<typeof Question>;

/** Known prompts and answers, one JSON object a line. Error: INVALID with the line. */
export function questionsOf(text: string): Question[] {
  const lines = numberedLines(text);
  if (lines.length === 0 || lines.length > MAX_QUESTIONS)
    throw new InferbenchError('INVALID', '--check holds no questions, or too many.', {
      path: '--check',
      value: `${lines.length} lines`,
      expected: `1 to ${MAX_QUESTIONS}`,
    });
  return lines.map(({ number, value }) => {
    const parsed = Question.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new InferbenchError('INVALID', `Line ${number} of --check is no question.`, {
      path: `--check[${number}]`,
      expected: '{"prompt": "2 + 2 =", "answer": "4"}',
    });
  });
}

interface Checked {
  endpoint: Endpoint;
  apiKey: string | null;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
}

/** Asks known questions one after the other and counts exact answers and refusals; no text of an answer is kept. */
export async function checkAnswers(questions: readonly Question[], checked: Checked): Promise<QualityRecord> {
  const { endpoint, apiKey, headers, timeoutMs } = checked;
  const sender = requestSender(connectionTo(endpoint.baseUrl, apiKey, headers), () => 0);
  const url = urlToHttpOptions(addressOf(endpoint.baseUrl, pathOf(endpoint.api)));
  // An answer ends where the model ends it.
  const door = { ...endpoint, fields: { ...endpoint.fields, lengths: false } };
  let [exact, refused, done] = [0, 0, 0];
  for (const { prompt, answer } of questions) {
    let said = '';
    const onText = (text: string) => {
      if (said.length < MAX_CHARS) said += text;
    };
    const body = requestBody(door, prompt, OUTPUT_TOKENS);
    const { failure } = await sender.send({
      url,
      body,
      requestId: 'measure-check',
      timeoutMs,
      outputTokens: OUTPUT_TOKENS,
      isStreamed: endpoint.isStreamed,
      onText,
    });
    if (failure !== null && failure !== 'EMPTY')
      throw new InferbenchError('INVALID', `Question ${done + 1} of --check was not answered: ${failure}.`, {
        path: '--check',
      });
    done += 1;
    if (said.trim() === answer.trim()) exact += 1;
    else if (REFUSAL.test(said.trim())) refused += 1;
  }
  sender.close();
  return { record: 'quality', checked: done, exact, refused };
}
