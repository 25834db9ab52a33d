import { answerReader, isPlainToken } from 'inferbench/measure/sender/answer-reader';
import { sseParser } from 'inferbench/measure/sender/sse';
import { outcomeOf } from 'inferbench/measure/sender/send';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** A text in pieces that are cut at the given places. */
function cut(text: string, places: readonly number[]): string[] {
  const at = [0, ...places.map((place) => place % (text.length + 1)), text.length].toSorted((a, b) => a - b);
  return at.slice(1).map((end, index) => text.slice(at[index], end));
}

function eventsOf(pieces: readonly string[]): string[] {
  const events: string[] = [];
  const parser = sseParser((data) => events.push(data));
  for (const piece of pieces) parser.push(piece);
  parser.end();
  return events;
}

describe('server-sent events', () => {
  test('are what the standard says: comments and other fields left out, lines of data joined, CRLF as LF', () => {
    const text =
      ': ping\r\nevent: x\r\ndata: one\r\n\r\ndata:two\ndata:  three\n\nid: 4\n\ndata\n\ndata: end';
    expect(eventsOf([text])).toEqual(['one', 'two\n three', 'end']);
  });

  test('do not depend on where the network cut them', () => {
    const event = fc.record({
      data: fc.array(fc.stringMatching(/^[a-z{}:" ]{0,12}$/), { minLength: 1, maxLength: 3 }),
      end: fc.constantFrom('\n', '\r\n'),
      comment: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 8 }),
        fc.array(fc.nat(500), { maxLength: 20 }),
        (events, places) => {
          const text = events
            .map(({ data, end, comment }) =>
              [...(comment ? [': comment'] : []), ...data.map((line) => `data: ${line}`), '', ''].join(end),
            )
            .join('');
          expect(eventsOf(cut(text, places))).toEqual(events.map(({ data }) => data.join('\n')));
        },
      ),
    );
  });

  test('whose line never ends are given up', () => {
    const parser = sseParser(() => undefined);
    expect(parser.push('data: ')).toBe(true);
    expect(parser.push('x'.repeat(1_000_001))).toBe(false);
  });
});

describe('an answer', () => {
  const chunk = (text: string, reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: reason }] })}\n\n`;

  test('has its first token where the first text is, not where a role is named', () => {
    const reader = answerReader();
    reader.push(chunk(''), 10);
    reader.push(chunk('a'), 20);
    reader.push(chunk('b') + chunk('c'), 35);
    reader.push(chunk('', 'length'), 40);
    reader.push(
      'data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3}}\n\ndata: [DONE]\n\n',
      90,
    );
    expect(reader.answer).toMatchObject({
      firstTokenUs: 20,
      tokenUs: [15, 0],
      lastTokenUs: 35,
      endUs: 40,
      chunks: 3,
      usage: { inputTokens: 7, outputTokens: 3, cachedTokens: null },
      finishReason: 'length',
      isDone: true,
    });
  });

  test('counts what is thought as text, and an error in the stream as its end', () => {
    const reader = answerReader();
    reader.push('data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n', 1);
    expect(reader.answer.chunks).toBe(1);
    expect(reader.push('data: {"error":{"message":"out of memory"}}\n\n', 2)).toBe(false);
    expect(reader.answer.fault).toBe('STREAM_CUT');
  });
});

test('an event that is told to be a token without parsing it is one', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', '"finish_reason":null', '"usage":{', ' blip', '"text":"a', '}]}'),
  );
  const choice = fc.oneof(
    fc.record({ index: fc.constant(0), text, finish_reason: fc.constantFrom(null, 'stop') }),
    fc.record({
      index: fc.constant(0),
      delta: fc.oneof(
        fc.record({ content: text }),
        fc.record({ role: fc.constant('assistant'), content: text }),
        fc.record({ content: fc.constant(null), reasoning_content: text }),
      ),
      finish_reason: fc.constantFrom(null, 'length'),
    }),
  );
  const event = fc.record(
    {
      id: fc.string(),
      error: fc.constant({ message: 'x' }),
      choices: fc.array(choice, { maxLength: 2 }),
      usage: fc.constantFrom(null, { completion_tokens: 3 }),
    },
    { requiredKeys: ['choices'] },
  );
  let plain = 0;
  fc.assert(
    fc.property(event, (value) => {
      const data = JSON.stringify(value);
      const [quick, whole] = [answerReader(), answerReader(() => undefined)];
      for (const reader of [quick, whole]) reader.push(`data: ${data}\n\n`, 5);
      expect(quick.answer).toEqual(whole.answer);
      if (isPlainToken(data)) plain += 1;
    }),
    { numRuns: 2000 },
  );
  // The law is about something.
  expect(plain).toBeGreaterThan(10);
});

test('usage is believed only where nothing contradicts it', () => {
  const of = (outputTokens: number | null, finishReason: string | null, inputTokens = 10) => {
    const { answer } = answerReader();
    const usage = { inputTokens, outputTokens, cachedTokens: null };
    return outcomeOf(
      { failure: null, answer: { ...answer, chunks: 5, finishReason, usage } },
      { inputTokens: 10, outputTokens: 8 },
    );
  };
  expect(of(8, 'length')).toBe('completed');
  // Several tokens in a chunk, and an end before the limit.
  expect(of(6, 'stop')).toBe('completed');
  expect(of(4, 'stop')).toBe('USAGE_CONTRADICTS');
  expect(of(9, 'stop')).toBe('USAGE_CONTRADICTS');
  expect(of(7, 'length')).toBe('USAGE_CONTRADICTS');
  expect(of(8, 'length', 11)).toBe('USAGE_CONTRADICTS');
  expect(of(null, 'length')).toBe('NO_USAGE');
});
