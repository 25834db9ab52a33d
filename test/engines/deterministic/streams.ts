import type { ServerResponse } from 'node:http';
import type { Asked } from './request.ts';
import type { EngineSettings, FaultKind } from './settings.ts';
import { nowUs, type RequestTruth } from './truth.ts';

interface Stream {
  truth: RequestTruth;
  response: ServerResponse;
  asked: Asked;
  api: 'completions' | 'chat';
  firstDueUs: number;
  tpotUs: number;
  written: number;
}

const CUT_AFTER = 3;
/** Tokens before a fault: however late a tick comes, an answer that hangs or is cut is not whole. */
const MOST_BEFORE: Partial<Record<FaultKind, number>> = {
  HANG_AFTER_FIRST: 1,
  CUT: CUT_AFTER,
  END_EARLY: CUT_AFTER,
};

/** Serves streams in their turn: what is due is written at every tick, and its time is noted as it is written. */
export function streams(settings: EngineSettings, isFrozen: () => boolean) {
  const waiting: Stream[] = [];
  const running = new Set<Stream>();
  let timer: NodeJS.Timeout | null = null;

  function begin(stream: Stream): void {
    const { truth } = stream;
    const { ttftUs, tpotUs } = serviceTime(settings, truth.ordinal, truth.promptTokens);
    stream.firstDueUs = nowUs() + ttftUs;
    stream.tpotUs = tpotUs;
    running.add(stream);
  }

  function end(stream: Stream): void {
    running.delete(stream);
    const at = waiting.indexOf(stream);
    if (at !== -1) waiting.splice(at, 1);
    stream.truth.endUs ??= nowUs();
  }

  function tick(): void {
    timer = null;
    if (!isFrozen()) {
      for (const stream of running) advance(stream);
      while (running.size < settings.slots) {
        const next = waiting.shift();
        if (next === undefined) break;
        begin(next);
      }
    }
    if (running.size + waiting.length > 0) timer = setTimeout(tick, settings.tickMs);
  }

  function advance(stream: Stream): void {
    const { truth, asked, firstDueUs, tpotUs } = stream;
    const now = nowUs();
    if (now < firstDueUs) return;
    const { fault } = truth;
    const most = (fault === null ? undefined : MOST_BEFORE[fault]) ?? asked.maxTokens;
    const least = Math.min(1 + Math.floor((now - firstDueUs) / tpotUs), asked.maxTokens, most);
    const due = least === asked.maxTokens ? least : least - (least % settings.tokensPerChunk);
    if (due === stream.written) return;
    let text = '';
    for (let n = stream.written; asked.isStream && n < due; n += settings.tokensPerChunk)
      text += chunk(stream, Math.min(n + settings.tokensPerChunk, asked.maxTokens) - 1, n === 0);
    const isLast = due === asked.maxTokens;
    truth.firstTokenUs ??= now;
    truth.lastTokenUs = now;
    stream.written = due;
    truth.outputTokens = due;
    if (fault === 'HANG_AFTER_FIRST') running.delete(stream);
    if (fault === 'CUT' && due >= CUT_AFTER) {
      stream.response.write(text, () => stream.response.destroy());
      return end(stream);
    }
    if (fault === 'END_EARLY' && due >= CUT_AFTER) {
      stream.response.end(text);
      return end(stream);
    }
    if (!isLast) {
      if (text !== '') stream.response.write(text);
      return;
    }
    stream.response.end(asked.isStream ? text + ending(stream) : whole(stream));
    end(stream);
  }

  return {
    counts: () => ({ running: running.size, waiting: waiting.length }),
    add(opened: Omit<Stream, 'firstDueUs' | 'tpotUs' | 'written'>): void {
      const stream = { ...opened, firstDueUs: 0, tpotUs: 1, written: 0 };
      stream.response.on('close', () => end(stream));
      if (running.size < settings.slots && !isFrozen()) begin(stream);
      else waiting.push(stream);
      timer ??= setTimeout(tick, settings.tickMs);
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
    },
  };
}

/** One event, whose last token is the n-th. */
function chunk({ api, truth, asked }: Stream, n: number, isFirst: boolean): string {
  const reason = n === asked.maxTokens - 1 ? '"length"' : 'null';
  // A conversation's first chunk names who speaks and says nothing.
  const role =
    api === 'chat' && isFirst
      ? `data: {"id":"${truth.ordinal}","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}\n\n`
      : '';
  const content = api === 'chat' ? '"delta":{"content":" blip"}' : '"text":" blip"';
  return `${role}data: {"id":"${truth.ordinal}","choices":[{"index":0,${content},"finish_reason":${reason}}]}\n\n`;
}

/** An answer that was asked for whole. */
function whole({ truth }: Stream): string {
  const choice = { index: 0, text: ' blip', message: { content: ' blip' }, finish_reason: 'length' };
  const usage = truth.fault === 'NO_USAGE' ? {} : { usage: usageOf(truth) };
  return JSON.stringify({ choices: [choice], ...usage });
}

/** Usage as the engine is told to count it, and the end of the stream. */
function ending({ truth, asked }: Stream): string {
  const usage = usageOf(truth);
  const told = asked.wantsUsage && truth.fault !== 'NO_USAGE';
  return `${told ? `data: {"id":"${truth.ordinal}","choices":[],"usage":${JSON.stringify(usage)}}\n\n` : ''}data: [DONE]\n\n`;
}

export function usageOf({ promptTokens, cachedTokens, outputTokens, fault }: RequestTruth) {
  const wrong = { USAGE_LOW: -3, USAGE_HIGH: 7, USAGE_UNEQUAL: -1 };
  const off = fault !== null && fault in wrong ? wrong[fault as keyof typeof wrong] : 0;
  const completion = outputTokens + off;
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completion,
    total_tokens: promptTokens + completion,
    prompt_tokens_details: { cached_tokens: cachedTokens },
  };
}

/** A number from −1 to 1 that only the seed and the place decide. */
function jitter(seed: number, place: number): number {
  let mixed = Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2_147_483_648 - 1;
}

/** How long the request of this order is served, from its turn on. */
function serviceTime(settings: EngineSettings, ordinal: number, promptTokens: number) {
  const { seed, spread, ttftMs, tpotMs, ttftUsPerPromptToken } = settings;
  const prefillMs = ttftMs + (ttftUsPerPromptToken * promptTokens) / 1000;
  return {
    ttftUs: 1000 * prefillMs * (1 + spread * jitter(seed, 2 * ordinal)),
    tpotUs: 1000 * tpotMs * (1 + spread * jitter(seed, 2 * ordinal + 1)),
  };
}
