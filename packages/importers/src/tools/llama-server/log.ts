import type { JsonObject } from '../../shared/importer.ts';

const PROMPT = /prompt eval time =\s*(\d{1,12}(?:\.\d{1,6})?) ms \/\s*(\d{1,9}) tokens/;
const ANSWER = /(?:^|[^t]\s)\s*eval time =\s*(\d{1,12}(?:\.\d{1,6})?) ms \/\s*(\d{1,9}) (?:tokens|runs)/;
const MAX_LINES = 500_000;

/** Timings that a log prints after each answer, in the shape of the answers: its prompt, then its tokens. */
export function logTimings(text: string): JsonObject[] {
  if (!text.includes('prompt eval time =')) return [];
  const answers: JsonObject[] = [];
  let prompt: { prompt_ms: number; prompt_n: number } | null = null;
  for (const whole of text.split('\n', MAX_LINES)) {
    const line = whole.slice(0, 300);
    const [, promptMs, promptTokens] = PROMPT.exec(line) ?? [];
    if (promptMs !== undefined) {
      prompt = { prompt_ms: Number(promptMs), prompt_n: Number(promptTokens) };
      continue;
    }
    const [, answerMs, answerTokens] = ANSWER.exec(line) ?? [];
    if (answerMs === undefined || prompt === null) continue;
    answers.push({
      timings: { ...prompt, predicted_ms: Number(answerMs), predicted_n: Number(answerTokens) },
    });
    prompt = null;
  }
  return answers;
}
