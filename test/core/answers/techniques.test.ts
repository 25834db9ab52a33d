import { techniques } from '@inferbench/answers/techniques/techniques';
import { TechniquesRequest } from '@inferbench/answers/techniques/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { BoardRun } from '@inferbench/domain/workload/board-run';
import { SimulateRequest } from '@inferbench/domain/simulation/simulate-request';
import { simulate } from '@inferbench/evaluation/simulate';
import { listed } from '@inferbench/units/english';
import { formatPercent } from '@inferbench/units/format';
import { describe, expect, test } from 'vitest';
import { boardRun } from '../../testkit/board-run.ts';

const SERVER = { chip: 'nvidia-h200-sxm-141gb', model: 'llama-3.3-70b' };

function asked(stated: object = {}, runs: readonly BoardRun[] = []) {
  const found = techniques({ request: TechniquesRequest.parse({ ...SERVER, ...stated }), runs, catalogue });
  if (!found.ok) throw found.error;
  return found.value;
}

describe('gains of techniques', () => {
  const answer = asked();
  const gainOf = (key: string) => {
    const found = answer.gains.find((gain) => gain.key === key);
    if (found === undefined) throw new Error(key);
    return found;
  };

  test('are the ratios that `simulate` gives with and without', () => {
    const plain = SimulateRequest.parse({
      chip: SERVER.chip,
      model: SERVER.model,
      phase: 'serving',
      chips: 8,
      batch: 16,
      inputTokens: 8192,
      outputTokens: 1024,
      weightPrecision: 'fp8',
    });
    const output = (request: SimulateRequest) => {
      const found = simulate(request, catalogue);
      if (!found.ok) throw found.error;
      return found.value.expected.outputTokensPerSec ?? 0;
    };
    const ratio = output({ ...plain, techniques: { prefixCacheHitRate: 0.5 } }) / output(plain);
    expect(gainOf('cached').samples.find(({ users }) => users === 16)?.ratio).toBeCloseTo(ratio, 9);
  });

  test('turn where the text says so: a gain just below, a tax from there', () => {
    const turning = answer.gains.filter(({ turnsAt }) => turnsAt !== null);
    expect(turning.length).toBeGreaterThan(0);
    for (const { turnsAt, samples, verdict } of turning) {
      const below = samples.filter(({ users }) => users < (turnsAt ?? 0));
      expect(below.some(({ ratio }) => ratio > 1)).toBe(true);
      expect(verdict).toBe(`a gain below ${turnsAt} users, a tax above`);
    }
  });

  test('that turn and gain again name the loads at which they are a tax', () => {
    const { title, gains } = asked({
      chip: 'amd-mi355x',
      model: 'qwen3.5-397b-a17b',
      chips: 8,
      acceptance: 0.4,
    });
    const again = gains.filter(
      ({ turnsAt, samples }) =>
        turnsAt !== null && samples.some(({ users, ratio }) => users >= turnsAt && ratio > 1.005),
    );
    expect(again.map(({ key }) => key)).toContain('drafts');
    for (const { samples, verdict } of again) {
      const taxed = samples.filter(({ ratio }) => ratio < 0.995);
      const most = Math.max(...taxed.map(({ ratio }) => 1 - ratio));
      expect(verdict).toBe(
        `a gain, but a tax of up to ${formatPercent(most)} at ${listed(taxed.map(({ users }) => String(users)))} users`,
      );
    }
    expect(title).toContain('a tax at 32 users');
  });

  test('better guesses never gain less, and a cache of nothing changes nothing', () => {
    const [worse, better] = [asked({ acceptance: 0.4 }), asked({ acceptance: 0.9 })];
    const drafts = (of: typeof answer) => of.gains.find(({ key }) => key === 'drafts')?.samples ?? [];
    drafts(worse).forEach(({ ratio }, index) =>
      expect(drafts(better)[index]?.ratio).toBeGreaterThanOrEqual(ratio),
    );
    const none = asked({ cached: 0 }).gains.find(({ key }) => key === 'cached');
    expect(none?.samples.every(({ ratio }) => Math.abs(ratio - 1) < 1e-9)).toBe(true);
    expect(none?.verdict).toBe('changes nothing here');
  });

  test('as many users fit as the largest load that has a ratio, or more', () => {
    for (const of of [answer, asked({ chip: 'nvidia-b200-sxm-180gb', model: 'deepseek-r1' })]) {
      const loads = of.gains.flatMap(({ samples }) => samples.map(({ users }) => users));
      expect(of.mostUsers).toBeGreaterThanOrEqual(Math.max(...loads));
    }
  });

  test('the sentence names the best of one user and of the most, by their ratios', () => {
    const at = (users: number) =>
      Math.max(
        ...answer.gains
          .flatMap(({ samples }) => samples.filter((one) => one.users === users))
          .map(({ ratio }) => ratio),
      );
    expect(answer.sentence).toContain(`${at(1).toFixed(2)} times the output`);
    expect(answer.sentence).toContain(`for 256 users most comes of`);
    expect(answer.sentence).toContain(`${at(256).toFixed(2)} times the output`);
  });

  const onOne = { chip: 'nvidia-b200-sxm-180gb', model: 'gpt-oss-120b', chips: 1 };

  test('a gain that is largest between few and many users names that load', () => {
    const drafts = asked(onOne).gains.find(({ key }) => key === 'drafts');
    const [most] = drafts?.samples.toSorted((a, b) => b.ratio - a.ratio) ?? [];
    expect(most?.users).toBe(64);
    expect(drafts?.verdict).toBe('up to 1.9 times, most for 64 users');
  });

  test('where nothing gains, nothing is said to gain most', () => {
    const { title, sentence, gains } = asked({ ...onOne, acceptance: 0, cached: 0, inputTokens: 1024 });
    const ratios = (at: number) =>
      gains.map(({ samples }) => samples.find(({ users }) => users === at)?.ratio ?? 0);
    expect([Math.max(...ratios(4)) < 1.005, Math.max(...ratios(8)) > 1.005]).toEqual([true, true]);
    expect(title).toBe('A cache in 8 bits gains most for 8 users and for 256');
    expect(sentence).toContain(
      'simulated: for 8 users most comes of a cache in 8 bits, 1.01 times the output',
    );
  });

  test('a server that does not hold the model is refused', () => {
    const request = TechniquesRequest.parse({ chip: 'nvidia-rtx-4090', chips: 1, model: 'llama-3.3-70b' });
    const found = techniques({ request, runs: [], catalogue });
    expect(found.ok ? null : found.error.code).toBe('DOES_NOT_FIT');
  });
});

test('published pairs differ in drafts alone', () => {
  const mtp = { technique: 'speculative:mtp' };
  const { published, publishedTitle } = asked({ model: 'deepseek-r1' }, [
    boardRun({ rate: 100, users: 4 }),
    boardRun({ rate: 250, users: 4, ...mtp }),
    boardRun({ rate: 200, users: 64 }),
    boardRun({ rate: 240, users: 64, ...mtp }),
    // Another layout, another stack and another number of chips are no pair.
    boardRun({ rate: 999, users: 64, layout: 'tp4', ...mtp }),
    boardRun({ rate: 999, users: 64, framework: 'vllm', ...mtp }),
    boardRun({ rate: 999, users: 64, chips: 4, ...mtp }),
  ]);
  expect(
    published.map(({ name, samples }) => [name, ...samples.map(({ users, ratio }) => [users, ratio])]),
  ).toEqual([['B200 × 8, SGLang', [4, 2.5], [64, 1.2]]]);
  expect(publishedTitle).toBe(
    'Published: drafts made 1.2 to 2.5 times the output on DeepSeek R1, and were no clear tax',
  );
  expect(asked().publishedTitle).toBe(
    'Nobody published Llama 3.3 70B in FP8 with drafts and without at this load',
  );
});

test('a pair that intervals do not tell apart is no tax', () => {
  const mtp = { technique: 'speculative:mtp' };
  // 100 ÷ 97 = 1.03 < 1 + √(0.05² + 0.05²) = 1.07 < 100 ÷ 80.
  const pairs = [
    boardRun({ rate: 100, users: 4 }),
    boardRun({ rate: 97, users: 4, ...mtp }),
    boardRun({ rate: 100, users: 64 }),
    boardRun({ rate: 80, users: 64, ...mtp }),
  ];
  expect(asked({ model: 'deepseek-r1' }, pairs.slice(0, 2)).publishedTitle).toMatch(/were no clear tax$/);
  expect(asked({ model: 'deepseek-r1' }, pairs).publishedTitle).toMatch(/a tax in 1 of 2 pairs$/);
});

test('a title over the systems that are drawn says of how many', () => {
  const mtp = { technique: 'speculative:mtp' };
  const pairs = [1, 2, 4, 6, 8].flatMap((chips) => [
    boardRun({ rate: 100, users: 4, chips }),
    boardRun({ rate: 100 + 10 * chips, users: 4, chips, ...mtp }),
  ]);
  const { published, publishedTitle } = asked({ model: 'deepseek-r1' }, pairs);
  expect(published).toHaveLength(4);
  expect(publishedTitle).toMatch(/^Published, 4 of 5 systems: drafts made /);
});
