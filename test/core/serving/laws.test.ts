import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventCount } from '@inferbench/serving/event-count';
import type { Arrivals } from '@inferbench/serving/load';
import { PromptPieces } from '@inferbench/serving/prompt-pieces';
import { STATE } from '@inferbench/serving/requests';
import type { Pool } from '@inferbench/serving/scheduler';
import { SCHEDULER_PRESETS } from '@inferbench/serving/scheduler-presets';
import { serveLoad } from '@inferbench/serving/serve-load';
import { requestsWithin } from '@inferbench/serving/slo-share';
import type { ServeInput } from '@inferbench/serving/system';
import { lawCount } from '../../testkit/law-scale.ts';
import { inputs, LIKE_A_GPU, loadOf, NO_STACK, poolOf, syntheticClock } from './synthetic.ts';

const STACK = { ingestSec: 0.013, ingestSecPerKiloToken: 0.004 };
const closedOf = (clients: number): Arrivals => ({ kind: 'burst', clients });
const outcome = (changes: Partial<Extract<ServeInput, Pool>> = {}) =>
  serveLoad({ ...poolOf(), stack: STACK, load: loadOf(), ...changes });
const times = ({ requests }: ReturnType<typeof serveLoad>) => ({
  admitted: [...requests.admittedSec],
  first: [...requests.firstTokenSec],
  end: [...requests.endSec],
});

describe('one client', () => {
  const { clock } = poolOf();
  const { requests, firstToken } = outcome({
    load: loadOf({
      arrivals: closedOf(1),
      requests: 40,
      inputTokens: 700,
      outputTokens: 90,
      prefixHit: 0.25,
    }),
  });

  test('an answer takes ingest, its prompt and its steps, one after the other', () => {
    for (let i = 0; i < requests.count; i += 1) {
      const input = requests.inputTokens[i] ?? 0;
      const output = requests.outputTokens[i] ?? 0;
      const cached = Math.floor(0.25 * input);
      const pieces = new PromptPieces([]);
      pieces.add(input - cached, cached, true);
      const promptSec = clock.mixed(0, 1, [0], pieces);
      let stepsSec = 0;
      for (let context = input + 1; context < input + output; context += 1) {
        const { sec, secPerKey } = clock.line(1, 1, context);
        stepsSec += sec + (secPerKey[0] ?? 0) * context;
      }
      const ingestSec = STACK.ingestSec + (STACK.ingestSecPerKiloToken * input) / 1000;
      const e2eSec = (requests.endSec[i] ?? 0) - (requests.arrivalSec[i] ?? 0);
      expect(Math.abs(e2eSec / (ingestSec + promptSec + stepsSec) - 1)).toBeLessThan(1e-12 * requests.count);
    }
  });

  test('nobody waits and nobody interferes', () => {
    expect(firstToken?.queueSec).toBeCloseTo(0, 12);
    expect(firstToken?.interferenceSec).toBeCloseTo(0, 12);
  });
});

test('a request that comes alone has its first token after ingest and its prompt, to the bit without ingest', () => {
  const { requests } = outcome({
    stack: NO_STACK,
    load: loadOf({ arrivals: closedOf(1), requests: 1, spread: 1 }),
  });
  const pieces = new PromptPieces([]);
  pieces.add(512, 0, true);
  expect(requests.firstTokenSec[0]).toBe(poolOf().clock.mixed(0, 1, [0], pieces));
});

describe('conservation', () => {
  test('after any history each request ends once or is dropped, and the time of decode steps is that of the answers', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { requests, completed, dropped, firstToken, ttft } = serveLoad(input);
        expect(completed + dropped).toBe(requests.count);
        for (let i = 0; i < requests.count; i += 1) {
          const [arrival, visible, admitted, first, end] = [
            requests.arrivalSec,
            requests.visibleSec,
            requests.admittedSec,
            requests.firstTokenSec,
            requests.endSec,
          ].map((column) => column[i] ?? 0) as [number, number, number, number, number];
          const isDone = requests.state[i] === STATE.done;
          expect(
            isDone ? arrival <= visible && visible <= admitted && admitted < first && first <= end : true,
          ).toBe(true);
        }
        const parts = firstToken ?? { ingestSec: 0, queueSec: 0, prefillSec: 0, interferenceSec: 0 };
        const sum = parts.ingestSec + parts.queueSec + parts.prefillSec + parts.interferenceSec;
        expect(Math.abs(sum - (ttft.meanSec ?? 0))).toBeLessThanOrEqual(1e-9 * Math.max(1, sum));
      }),
      { numRuns: lawCount(10_000, 500) },
    );
  });

  test("Little's law: answers in decode steps are their rate times how long they decode", () => {
    const { requests, pools, preemptions } = outcome();
    let decodingSec = 0;
    for (let i = 0; i < requests.count; i += 1) {
      decodingSec += (requests.endSec[i] ?? 0) - (requests.firstTokenSec[i] ?? 0);
    }
    expect(preemptions).toBe(0);
    expect(pools.prefill.meanDecoding * pools.prefill.busySec).toBeCloseTo(decodingSec, 6);
  });

  test('without room the newest start over, and all tokens are delivered all the same', () => {
    const { completed, preemptions, itl, requests } = outcome({
      ...poolOf({}, { blockTokens: 16, blocks: 300 }),
      load: loadOf({ arrivals: closedOf(60), requests: 300 }),
    });
    expect(preemptions).toBeGreaterThan(20);
    expect(completed).toBe(300);
    expect(itl.n).toBe(requests.outputTokens.reduce((sum, tokens) => sum + tokens - 1, 0));
  });

  test('a guaranteed room is never taken back', () => {
    const { scheduler } = SCHEDULER_PRESETS['trtllm-inflight'];
    const { completed, preemptions, pools } = outcome({
      ...poolOf(scheduler, { blockTokens: 32, blocks: 150 }),
      load: loadOf({ arrivals: closedOf(60), requests: 300 }),
    });
    expect({ completed, preemptions }).toEqual({ completed: 300, preemptions: 0 });
    expect(pools.prefill.waitedForSec.kv).toBeGreaterThan(0);
  });

  test('a request that no engine can hold is dropped and counted, and the others are served', () => {
    const { completed, dropped, requests } = outcome({
      ...poolOf({}, { blockTokens: 16, blocks: 36 }),
      load: loadOf({ requests: 200 }),
    });
    expect(dropped).toBeGreaterThan(0);
    expect(completed + dropped).toBe(200);
    for (let i = 0; i < 200; i += 1) {
      const tokens = (requests.inputTokens[i] ?? 0) + (requests.outputTokens[i] ?? 0) - 1;
      expect(requests.state[i] === STATE.dropped).toBe(Math.ceil(tokens / 16) > 36);
    }
  });
});

describe('order', () => {
  test('who comes first is served first, and of those that come at once the lower number', () => {
    const { requests } = outcome({
      ...poolOf({ maxSequences: 1 }),
      stack: NO_STACK,
      load: loadOf({ arrivals: closedOf(50), requests: 50 }),
    });
    const order = [...requests.admittedSec.keys()].toSorted(
      (a, b) => (requests.admittedSec[a] ?? 0) - (requests.admittedSec[b] ?? 0),
    );
    expect(order).toEqual([...requests.admittedSec.keys()]);
  });

  test('all systems and all rates see the same requests', () => {
    const slow = outcome({ load: loadOf({ arrivals: { kind: 'poisson', rate: 1 } }) }).requests;
    const fast = outcome({
      ...poolOf({ maxSequences: 3 }),
      load: loadOf({ arrivals: { kind: 'poisson', rate: 4 } }),
    }).requests;
    expect(fast.inputTokens).toEqual(slow.inputTokens);
    expect(fast.outputTokens).toEqual(slow.outputTokens);
    expect([...fast.arrivalSec]).toEqual([...slow.arrivalSec].map((sec) => sec / 4));
  });

  test('a seed gives the same bytes each time, another seed others', () => {
    expect(JSON.stringify(outcome())).toBe(JSON.stringify(outcome()));
    expect(JSON.stringify(outcome())).not.toBe(JSON.stringify(outcome({ load: loadOf({ seed: 2 }) })));
  });
});

describe('limits', () => {
  test('a budget that no prompt exceeds is no budget', () => {
    const load = loadOf({ arrivals: closedOf(20) });
    const whole = outcome({ ...poolOf({ tokenBudget: 1_000_000, chunked: false }), load });
    expect(times(outcome({ ...poolOf({ tokenBudget: 1_000_000 }), load }))).toEqual(times(whole));
  });

  test('a budget of one token serves one request at a time, a token a step', () => {
    const { steps, requests } = outcome({
      ...poolOf({ tokenBudget: 1 }),
      load: loadOf({ requests: 20, inputTokens: 40, outputTokens: 9 }),
    });
    let tokens = 0;
    for (let i = 0; i < 20; i += 1)
      tokens += (requests.inputTokens[i] ?? 0) + (requests.outputTokens[i] ?? 0) - 1;
    expect(steps).toBe(tokens);
  });

  test('a window beyond every context is none', () => {
    const windowed = syntheticClock({
      ...LIKE_A_GPU,
      perPairSec: 0,
      perKeySec: [3.1e-9, 0],
      reaches: [100_000],
    });
    const plain = syntheticClock({ ...LIKE_A_GPU, perPairSec: 0 });
    const of = (clock: typeof plain) => times(outcome({ ...poolOf(), clock }));
    expect(of(windowed)).toEqual(of(plain));
  });

  test('no drafts are no speculation, and drafts that are never accepted take a step a token', () => {
    const none = outcome();
    expect(times(outcome({ speculation: { draftTokens: 0, acceptance: 0.7 } }))).toEqual(times(none));
    const rejected = outcome({ speculation: { draftTokens: 3, acceptance: 0 } });
    expect([...rejected.requests.steps]).toEqual([...none.requests.steps]);
  });

  test('a prefix that is always there leaves the last token of each prompt', () => {
    const { pools, requests } = outcome({ load: loadOf({ prefixHit: 1 }) });
    expect(pools.prefill.promptTokens).toBe(requests.count);
    const cold = outcome();
    expect(cold.pools.prefill.promptTokens).toBe(cold.requests.inputTokens.reduce((sum, n) => sum + n, 0));
  });

  test('pools whose links cost nothing: prompts as by themselves, first tokens too', () => {
    const prefill = poolOf({ maxSequences: 7 });
    const load = loadOf({ requests: 300 });
    const transfer = { sec: 0, secPerToken: 0 };
    const split = serveLoad({ prefill, decode: poolOf(), transfer, stack: STACK, load });
    const promptsAlone = serveLoad({ ...prefill, stack: STACK, load: { ...load, outputTokens: 1 } });
    expect([...split.requests.firstTokenSec]).toEqual([...promptsAlone.requests.firstTokenSec]);
    expect([...split.requests.movedSec]).toEqual([...split.requests.firstTokenSec]);
  });

  test('two engines wait no longer at twice the rate than one', () => {
    const busy = { kind: 'poisson', rate: 40 } as const;
    const one = outcome({ ...poolOf({ maxSequences: 8 }), load: loadOf({ arrivals: { ...busy, rate: 6 } }) });
    const two = outcome({
      ...poolOf({ maxSequences: 8 }),
      replicas: 2,
      load: loadOf({ arrivals: { ...busy, rate: 12 } }),
    });
    expect(two.ttft.meanSec ?? 0).toBeLessThan(one.ttft.meanSec ?? 0);
  });
});

describe('monotone, with the same requests on both sides', () => {
  const rates = [2, 4, 6, 8, 10, 12];
  const ttft = (changes: Partial<ServeInput>) => outcome(changes).ttft;

  test('the median and p95 of TTFT do not fall with the rate', () => {
    const curve = rates.map((rate) =>
      ttft({ load: loadOf({ arrivals: { kind: 'poisson', rate }, requests: 4000 }) }),
    );
    for (const key of ['p50Sec', 'p95Sec'] as const) {
      const values = curve.map((latency) => latency[key] ?? 0);
      for (const [i, value] of values.entries())
        expect(value).toBeGreaterThanOrEqual(0.99 * (values[i - 1] ?? 0));
      expect(values.at(-1)).toBeGreaterThan(values[0] ?? 0);
    }
  });

  test('TTFT grows with ingest', () => {
    const values = [0, 0.01, 0.1].map(
      (ingestSec) => ttft({ stack: { ingestSec, ingestSecPerKiloToken: 0 } }).p50Sec ?? 0,
    );
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect((values[2] ?? 0) - (values[0] ?? 0)).toBeGreaterThan(0.09);
  });
});

test.each([4, 16, 64])(
  'TPOT of %d in flight is the decode step and the prompts in between, within 5 %',
  (clients) => {
    const pool = poolOf({}, { blockTokens: 16, blocks: 100_000 });
    const load = loadOf({
      arrivals: closedOf(clients),
      requests: 40 * clients,
      inputTokens: 1000,
      outputTokens: 500,
      window: 'steady',
    });
    const { tpot } = serveLoad({ ...pool, stack: NO_STACK, load });
    const [input, output] = [0.9 * 1000, 0.9 * 500];
    const context = input + output / 2;
    const { sec, secPerKey } = pool.clock.line(clients, 1, context);
    const decodeSec = sec + (secPerKey[0] ?? 0) * clients * context;
    // A prompt in the step of others adds its tokens and pairs, not the weights again.
    const pieces = new PromptPieces([]);
    pieces.add(input, 0, true);
    const addedSec = pool.clock.mixed(0, 1, [0], pieces) - LIKE_A_GPU.fixedSec;
    const closedForm = decodeSec + (clients / output) * addedSec;
    expect(Math.abs((tpot.meanSec ?? 0) / closedForm - 1)).toBeLessThan(0.05);
  },
);

describe('a run too short for its window', () => {
  test('has no latencies in the steady part, and the rates of the whole', () => {
    const load = loadOf({ arrivals: closedOf(50), requests: 50, window: 'steady' });
    const { ttft, e2e, window, outputTokensPerSec, spanSec, requests } = outcome({ load });
    expect(window.to - window.from).toBe(0);
    expect({ ttft: ttft.meanSec, e2e: e2e.p50Sec }).toEqual({ ttft: null, e2e: null });
    const tokens = requests.outputTokens.reduce((sum, n) => sum + n, 0);
    expect(outputTokensPerSec).toBeCloseTo(tokens / spanSec, 9);
  });
});

describe('clients', () => {
  test('that start one after the other serve in the long run as many as those that start at once', () => {
    const at = (kind: 'closed' | 'burst') =>
      outcome({ load: loadOf({ arrivals: { kind, clients: 20 }, requests: 2000, window: 'steady' }) });
    const [closed, burst] = [at('closed'), at('burst')];
    expect(new Set(closed.requests.arrivalSec.subarray(0, 20)).size).toBe(20);
    expect(new Set(burst.requests.arrivalSec.subarray(0, 20)).size).toBe(1);
    expect(Math.abs(closed.outputTokensPerSec / burst.outputTokensPerSec - 1)).toBeLessThan(0.02);
    expect(Math.abs(closed.meanInFlight / 20 - 1)).toBeLessThan(0.02);
  });

  test('think before they ask again', () => {
    const { requests } = outcome({
      load: loadOf({ arrivals: { kind: 'burst', clients: 1, thinkSec: 1.5 }, requests: 5 }),
    });
    for (let i = 1; i < 5; i += 1) {
      expect((requests.arrivalSec[i] ?? 0) - (requests.endSec[i - 1] ?? 0)).toBeCloseTo(1.5, 12);
    }
  });
});

test('the cost of a run is known beforehand: its pieces and its answers, not its tokens', () => {
  const system = {
    ...poolOf({ tokenBudget: 128 }, { blockTokens: 16, blocks: 100_000_000 }),
    stack: NO_STACK,
  };
  const events = (changes: Parameters<typeof loadOf>[0]) => eventCount(system, loadOf(changes));
  expect(events({ requests: 1000 }) / events({ requests: 100 })).toBeCloseTo(10, 1);
  expect(events({ inputTokens: 12_800 })).toBeGreaterThan(10 * events({ inputTokens: 128 }));
  expect(events({ outputTokens: 500 })).toBe(events({ outputTokens: 50 }));
});

describe('limits of service', () => {
  const busy = outcome({ ...poolOf({ maxSequences: 6 }), load: loadOf({ requests: 1000 }) });
  const all = { ttftMs: null, tpotMs: null, e2eMs: null };

  test('are kept by all who are served, if there are none, and by half at the median', () => {
    expect(requestsWithin(busy, all)).toEqual({ good: 1000, sent: 1000 });
    const median = { ...all, ttftMs: (busy.ttft.p50Sec ?? 0) * 1000 };
    expect(requestsWithin(busy, median).good).toBe(500);
  });

  test('count at once: as many keep both as keep one of those that keep the other', () => {
    const slo = {
      ttftMs: (busy.ttft.p50Sec ?? 0) * 1000,
      tpotMs: (busy.tpot.p50Sec ?? 0) * 1000,
      e2eMs: null,
    };
    const { good } = requestsWithin(busy, slo);
    expect(good).toBeLessThan(500);
    expect(good).toBeGreaterThan(0);
  });

  test('are missed by who is dropped', () => {
    const { dropped, ...rest } = outcome({
      ...poolOf({}, { blockTokens: 16, blocks: 36 }),
      load: loadOf({ requests: 200 }),
    });
    expect(requestsWithin({ dropped, ...rest }, all)).toEqual({ good: 200 - dropped, sent: 200 });
  });
});
