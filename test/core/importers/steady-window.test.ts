import { stageStatistics } from '@inferbench/importers/tools/measurement/statistics';
import { steadyWindow } from '@inferbench/importers/tools/measurement/steady-window';
import { describe, expect, test } from 'vitest';
import { closedLoopStage, type KnownServer, plateauOf } from '../../testkit/closed-loop.ts';

const CLIENTS = [1, 4, 32, 128] as const;
/** First token and the time of one answer, in seconds: half of the longest is a wait for its first token. */
const ANSWERS = [
  { ttftSec: 0.02, answerSec: 0.2 },
  { ttftSec: 0.8, answerSec: 8.2 },
  { ttftSec: 10, answerSec: 20 },
] as const;
const OUTPUT_TOKENS = 64;

function serverOf({ ttftSec, answerSec }: (typeof ANSWERS)[number], rest: Partial<KnownServer>): KnownServer {
  return {
    slots: 256,
    ttftUs: ttftSec * 1e6,
    tpotUs: ((answerSec - ttftSec) * 1e6) / (OUTPUT_TOKENS - 1),
    outputTokens: OUTPUT_TOKENS,
    tokensPerChunk: 1,
    spread: 0,
    ...rest,
  };
}

function errorOf(server: KnownServer, clients: number, requests: number, seed: number): number {
  const { stage, requests: sent } = closedLoopStage(server, {
    clients,
    requests,
    warmUpRequests: clients,
    seed,
  });
  return stageStatistics(stage, sent).outputTokensPerSec / plateauOf(server, clients) - 1;
}

describe('throughput of a closed loop is the plateau of its server within 1 %', () => {
  const cases = CLIENTS.flatMap((clients) => ANSWERS.map((answer) => ({ clients, ...answer })));

  test.each(cases)('$clients clients, answers of $answerSec s', ({ clients, ...answer }) => {
    const requests = Math.max(100, 10 * clients);
    for (const shape of [{}, { slots: 16 }, { tokensPerChunk: 8 }])
      expect(Math.abs(errorOf(serverOf(answer, shape), clients, requests, 1))).toBeLessThan(0.01);
  });

  test.each(cases)(
    '$clients clients whose answers of $answerSec s are unlike each other',
    ({ clients, ...answer }) => {
      const requests = Math.max(100, 10 * clients);
      // A draw differs from its mean by itself: 30 % ÷ √3 ÷ √requests, and three times that is no chance.
      const drawn = (3 * 0.3) / Math.sqrt(3 * requests);
      for (const seed of [1, 2, 3])
        expect(Math.abs(errorOf(serverOf(answer, { spread: 0.3 }), clients, requests, seed))).toBeLessThan(
          0.01 + drawn,
        );
    },
  );

  test('the whole time with its drain says less than the plateau', () => {
    const server = serverOf(ANSWERS[1], {});
    const { stage, requests } = closedLoopStage(server, {
      clients: 32,
      requests: 100,
      warmUpRequests: 32,
      seed: 1,
    });
    const { outputTokensPerSecWhole, outputTokensPerSec } = stageStatistics(stage, requests);
    expect(outputTokensPerSecWhole / plateauOf(server, 32)).toBeLessThan(0.8);
    expect(Math.abs(outputTokensPerSec / plateauOf(server, 32) - 1)).toBeLessThan(0.01);
  });
});

test('a window ends when the first client has nothing more to do, and counts the answers of each', () => {
  const server = serverOf(ANSWERS[0], {});
  const { stage, requests } = closedLoopStage(server, {
    clients: 4,
    requests: 40,
    warmUpRequests: 4,
    seed: 1,
  });
  const window = steadyWindow(stage, requests);
  expect(window?.answersPerClient).toBe(10);
  expect(window?.toSec).toBeCloseTo(11 * 0.2, 3);
  expect(window?.fromSec).toBeCloseTo(0.2, 3);
});

test('fewer requests than clients are no load that was whole', () => {
  const { stage, requests } = closedLoopStage(serverOf(ANSWERS[0], {}), {
    clients: 8,
    requests: 5,
    warmUpRequests: 0,
    seed: 1,
  });
  const { steady, outputTokensPerSec, outputTokensPerSecWhole } = stageStatistics(stage, requests);
  expect(steady).toBeNull();
  expect(outputTokensPerSec).toBe(outputTokensPerSecWhole);
});

test('times of single tokens that are not kept are spread evenly over their answer', () => {
  const server = serverOf(ANSWERS[2], { spread: 0.2 });
  const { stage, requests } = closedLoopStage(server, {
    clients: 32,
    requests: 320,
    warmUpRequests: 32,
    seed: 4,
  });
  const without = requests.map(({ tokenUs: _tokenUs, ...request }) => request);
  const [known, spread] = [requests, without].map((all) => stageStatistics(stage, all).outputTokensPerSec);
  expect(spread).toBeCloseTo(known ?? Number.NaN, 1);
});
