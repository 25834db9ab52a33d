import { MEASUREMENT_LIMITS } from '@inferbench/domain/runs/measurement/limits';
import { isJsonObject, type JsonObject, parsedJson } from '../../input/parsed-json.ts';
import { sseParser } from './sse.ts';

/** What a stream said, without its texts. */
export interface StreamedAnswer {
  firstTokenUs: number | null;
  /** Time of each chunk with a token after the first, since the one before. */
  tokenUs: number[];
  lastTokenUs: number | null;
  /** Time at which the answer was over: its last token, or the event that says nothing follows. */
  endUs: number | null;
  /** Chunks that hold text. */
  chunks: number;
  usage: { inputTokens: number | null; outputTokens: number | null; cachedTokens: number | null } | null;
  finishReason: string | null;
  isDone: boolean;
  fault: 'NOT_SSE' | 'STREAM_CUT' | null;
}

export interface AnswerReader {
  answer: StreamedAnswer;
  /** False where reading on makes no sense. */
  push(text: string, atUs: number): boolean;
  end(): void;
}

/** Reads the stream of an OpenAI-compatible interface; text that is said, not thought, goes to `onText` or nowhere. */
export function answerReader(onText?: (text: string) => void): AnswerReader {
  const answer: StreamedAnswer = {
    firstTokenUs: null,
    tokenUs: [],
    lastTokenUs: null,
    endUs: null,
    chunks: 0,
    usage: null,
    finishReason: null,
    isDone: false,
    fault: null,
  };
  let nowUs = 0;
  function token(): void {
    // Nobody asked for so much, and no file holds it.
    if (answer.chunks > MEASUREMENT_LIMITS.gaps) {
      answer.fault ??= 'NOT_SSE';
      return;
    }
    answer.chunks += 1;
    if (answer.lastTokenUs === null) answer.firstTokenUs = nowUs;
    else answer.tokenUs.push(nowUs - answer.lastTokenUs);
    answer.lastTokenUs = nowUs;
    answer.endUs = nowUs;
  }
  function event(data: string): void {
    if (data === '[DONE]') {
      answer.isDone = true;
      return;
    }
    if (onText === undefined && isPlainToken(data)) return token();
    const chunk = parsedJson(data);
    if (!isJsonObject(chunk)) {
      answer.fault ??= 'NOT_SSE';
      return;
    }
    // A server that fails in the middle says so in an event.
    if (chunk['error'] != null) answer.fault ??= 'STREAM_CUT';
    if (isJsonObject(chunk['usage'])) answer.usage = usageOf(chunk['usage']);
    const choices = chunk['choices'];
    const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
    if (!isJsonObject(choice)) return;
    const said = saidOf(choice);
    if (said !== '' || isOtherText(choice)) token();
    if (said !== '') onText?.(said);
    reasoned(choice['finish_reason']);
  }
  function reasoned(reason: unknown): void {
    if (typeof reason !== 'string') return;
    answer.finishReason = reason.slice(0, 40);
    answer.endUs = nowUs;
  }
  const events = sseParser(event);
  return {
    answer,
    push(text, atUs) {
      nowUs = atUs;
      if (!events.push(text)) answer.fault ??= 'NOT_SSE';
      return answer.fault === null;
    },
    end: () => events.end(),
  };
}

/**
 * Whether an event is a token and nothing else, told without parsing it: nearly all events are, and parsing them is most of what a
 * stream costs. A quote inside a string is written with a backslash, so a key with its bare quotes stands nowhere but where it is one.
 */
export function isPlainToken(data: string): boolean {
  return TOKEN.test(data) && !data.includes('"usage":{') && !data.includes('"error":');
}

/** One choice, the first, with text that is not empty and no reason to end. */
const TOKEN =
  /^\{[^[]*"choices":\[\{(?:"index":0,)?(?:"text"|"delta":\{(?:"role":"assistant",)?"content"):"(?!")(?:[^"\\]|\\.)*"\}?(?:,"logprobs":null)?,"finish_reason":null[^[\]{}]*\}\][^[\]{}]*\}$/;

/** Text of a completion, or of a conversation's turn. */
export function saidOf({ text, delta }: JsonObject): string {
  if (typeof text === 'string') return text;
  const content = isJsonObject(delta) ? delta['content'] : undefined;
  return typeof content === 'string' ? content : '';
}

/** What is thought before a turn, and a called tool, are tokens, too, but no answer. */
function isOtherText({ delta }: JsonObject): boolean {
  if (!isJsonObject(delta)) return false;
  const { tool_calls: calls } = delta;
  if (Array.isArray(calls) && calls.length > 0) return true;
  return ['reasoning_content', 'reasoning'].some(
    (key) => typeof delta[key] === 'string' && delta[key] !== '',
  );
}

export function usageOf(usage: JsonObject): NonNullable<StreamedAnswer['usage']> {
  const details = usage['prompt_tokens_details'];
  return {
    inputTokens: count(usage['prompt_tokens']),
    outputTokens: count(usage['completion_tokens']),
    cachedTokens: isJsonObject(details) ? count(details['cached_tokens']) : null,
  };
}

/** However large: what no answer can have contradicts, and is not the same as no count. */
function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

/** A count as a file can hold it. */
export function writtenTokens(tokens: number | null | undefined): number | null {
  return tokens == null || tokens > MEASUREMENT_LIMITS.tokens ? null : tokens;
}
