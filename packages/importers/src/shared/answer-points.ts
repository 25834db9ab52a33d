import { meanContext, type SummaryPoint } from '@inferbench/domain/runs/point';
import type { FieldReader } from './field-reader.ts';
import { summaryPoint } from './summary-point.ts';

interface AnswerKeys {
  /** Tokens of the prompt that were computed, and their time. */
  prompt: string;
  promptTime: string;
  answer: string;
  answerTime: string;
}

interface Answer {
  /** Index of its first point in the run. */
  from: number;
  perSecond: number;
  unit: string;
  keys: AnswerKeys;
  /** Tokens of the prompt that a cache answered. */
  cached?: number;
}

/** Shortest prompt of which the time is one of a prefill and not of the overhead of a call. */
const SHORTEST_PROMPT = 2;

/**
 * One answer of a server that states the time of its prompt and of its tokens: a PREFILL and a DECODE point. What else the server
 * worked on at that time is not said, so the batch is unknown.
 */
export function answerPoints(
  reader: FieldReader,
  { from, perSecond, unit, keys, cached = 0 }: Answer,
): SummaryPoint[] {
  const points: SummaryPoint[] = [];
  const path = () => `points[${from + points.length}]`;
  const prompt = reader.whole(keys.prompt, `${path()}.inputTokens`, 'tokens') ?? 0;
  const promptTime = reader.number(keys.promptTime, `${path()}.prefillLatencySec`, unit);
  const isUncounted = cached === 0 && prompt < SHORTEST_PROMPT;
  if (cached > 0 || isUncounted) notePrompt(reader, path(), { prompt, cached });
  else if (promptTime !== null && promptTime > 0)
    points.push(
      summaryPoint({ phase: 'PREFILL', inputTokens: prompt, prefillLatencySec: promptTime / perSecond }),
    );
  const answer = reader.whole(keys.answer, `${path()}.outputTokens`, 'tokens') ?? 0;
  const answerTime = reader.number(keys.answerTime, `${path()}.tpotSec`, unit);
  if (answer > 0 && answerTime !== null && answerTime > 0) {
    // Of a prompt that was cached and not counted the length is unknown.
    const inputTokens = isUncounted ? null : prompt + cached;
    points.push(
      summaryPoint({
        phase: 'DECODE',
        inputTokens,
        outputTokens: answer,
        contextTokens: inputTokens === null ? null : meanContext({ inputTokens, outputTokens: answer }),
        tpotSec: answerTime / perSecond / answer,
        derived: [
          ...(cached > 0 ? [{ key: 'inputTokens', formula: 'computed + cached tokens of the prompt' }] : []),
          { key: 'tpotSec', formula: 'time of the answer ÷ its tokens' },
          ...(inputTokens === null ? [] : [{ key: 'contextTokens', formula: 'prompt + answer ÷ 2' }]),
        ],
      }),
    );
  }
  if (points.length > 0)
    reader.note(
      'BATCH_UNKNOWN',
      'An answer does not say what else the server worked on at the same time; state workload.batch, 1 where it was alone.',
    );
  return points;
}

function notePrompt(
  reader: FieldReader,
  path: string,
  { prompt, cached }: { prompt: number; cached: number },
): void {
  const message =
    cached > 0
      ? `${cached} tokens of the prompt came from a cache, so the time of the other ${prompt} is no prefill of ours.`
      : `${prompt} tokens of the prompt were computed, the rest was cached or is not counted: there is no time of a prefill.`;
  reader.note('PROMPT_CACHED', message, path);
}
