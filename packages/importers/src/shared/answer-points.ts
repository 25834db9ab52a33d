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
export function answerPoints(reader: FieldReader, answer: Answer): SummaryPoint[] {
  const { from, keys, cached = 0 } = answer;
  const prompt = reader.whole(keys.prompt, `points[${from}].inputTokens`, 'tokens') ?? 0;
  const isUncounted = cached === 0 && prompt < SHORTEST_PROMPT;
  if (cached > 0 || isUncounted) notePrompt(reader, `points[${from}].inputTokens`, { prompt, cached });
  const prefill = cached > 0 || isUncounted ? null : prefillPoint(reader, prompt, answer);
  const points = prefill === null ? [] : [prefill];
  // The length of a prompt that was cached and not counted is unknown.
  const inputTokens = isUncounted ? null : prompt + cached;
  const decode = decodePoint(reader, inputTokens, { ...answer, from: from + points.length });
  if (decode !== null) points.push(decode);
  if (points.length > 0)
    reader.note(
      'BATCH_UNKNOWN',
      'An answer does not say what else the server worked on at the same time; state workload.batch, 1 where it was alone.',
    );
  return points;
}

/** A time in the unit of the tool, in seconds; null where none is stated. */
function secondsOf(reader: FieldReader, key: string, { path, answer }: { path: string; answer: Answer }) {
  const value = reader.number(key, path, answer.unit);
  return value === null || value === 0 ? null : value / answer.perSecond;
}

function prefillPoint(reader: FieldReader, inputTokens: number, answer: Answer): SummaryPoint | null {
  const path = `points[${answer.from}].prefillLatencySec`;
  const prefillLatencySec = secondsOf(reader, answer.keys.promptTime, { path, answer });
  return prefillLatencySec === null
    ? null
    : summaryPoint({ phase: 'PREFILL', inputTokens, prefillLatencySec });
}

function decodePoint(reader: FieldReader, inputTokens: number | null, answer: Answer): SummaryPoint | null {
  const at = (name: string) => `points[${answer.from}].${name}`;
  const outputTokens = reader.whole(answer.keys.answer, at('outputTokens'), 'tokens') ?? 0;
  const seconds = secondsOf(reader, answer.keys.answerTime, { path: at('tpotSec'), answer });
  if (outputTokens === 0 || seconds === null) return null;
  return summaryPoint({
    phase: 'DECODE',
    inputTokens,
    outputTokens,
    contextTokens: inputTokens === null ? null : meanContext({ inputTokens, outputTokens }),
    tpotSec: seconds / outputTokens,
    derived: [
      { key: 'inputTokens', formula: 'computed + cached tokens of the prompt' },
      { key: 'tpotSec', formula: 'time of the answer ÷ its tokens' },
      { key: 'contextTokens', formula: 'prompt + answer ÷ 2' },
    ].filter(({ key }) =>
      key === 'inputTokens' ? (answer.cached ?? 0) > 0 : key === 'tpotSec' || inputTokens !== null,
    ),
  });
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
