import { TradeoffChart as TradeoffChartShape } from '@inferbench/answers/load/shape';
import { Load, Needs } from '@inferbench/graphql-documents/answers';
import { DefaultModel } from '@inferbench/graphql-documents/default-model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testkit/api.ts';
import { answerFor, outcomeFor } from '../testkit/ask-answer.ts';
import { documentText } from '../testkit/document-text.ts';
import { MAX_STATEMENTS } from '../testkit/published-board.ts';
import { countStatements } from '../testkit/statements.ts';
import { CHIPS, servedRun, storeServed } from '../testkit/tradeoff-runs.ts';

const LOADS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
const MODEL = 'llama-3.1-70b';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const measured = { from: null, to: '2026-08-01' };
  for (const [index, chip] of CHIPS.entries()) {
    const run = { chip, framework: 'vllm', version: '0.11.0', measured };
    await storeServed(api.database, servedRun({ ...run, speed: 1 + index / 2, loads: LOADS }));
    await storeServed(api.database, servedRun({ ...run, framework: 'sglang', speed: 1, loads: [64] }));
  }
});
afterAll(() => api.stop());

const chartOf = (request: object) => answerFor(api, Load, request);

describe('a model over load', () => {
  test('is the answer of the domain, with its fronts from the stored points and its lists apart', async () => {
    const chart = await chartOf({ model: MODEL });
    const { fronts, points, atLine, slice, head } = TradeoffChartShape.parse(chart);
    expect(slice).toMatchObject({ model: MODEL, inputTokens: 8192, outputTokens: 1024, at: 20 });
    expect(fronts.map(({ chip }) => chip).toSorted()).toEqual([...CHIPS].toSorted());
    // Runs of both stacks are of one chip and class: one front.
    expect(fronts.every((front) => front.points.length === LOADS.length + 1)).toBe(true);
    expect(fronts.every(({ framework }) => framework === null)).toBe(true);
    expect(points).toEqual([]);
    expect(atLine.published.length + atLine.unplaced.filter(({ pointId }) => pointId !== null).length).toBe(
      CHIPS.length,
    );
    expect(atLine.simulated.every(({ kind, pointId }) => kind === 'SIMULATED' && pointId === null)).toBe(
      true,
    );
    expect(head.kinds).toContain('SIMULATED');
    expect(head.date).toBe('2026-08-01');
  });

  test('answers each row with its flexibility, and each point with an id that leads to it', async () => {
    const { atLine, fronts } = await chartOf({ model: MODEL, at: 1 });
    for (const { flexibility } of [...atLine.published, ...atLine.simulated]) {
      expect(flexibility.value === null ? flexibility.words : flexibility.value).not.toBe('');
    }
    const id = fronts[0]?.points[0]?.pointId ?? '';
    const point = await api.post('query ($id: ID!) { point(id: $id) { id } }', { id });
    expect(point.data?.['point']).toEqual({ id });
  });

  test('is titled by the several who are asked for, else by the best; never by another', async () => {
    const titleOf = async (chips: readonly string[], at = 60) => {
      const { head } = await chartOf({ model: MODEL, at, with: chips, simulated: false });
      return head.finding;
    };
    const [best, asked, alone] = [
      await titleOf([]),
      await titleOf(['nvidia-h100-sxm5-80gb', 'nvidia-h200-sxm-141gb']),
      await titleOf(['nvidia-h100-sxm5-80gb']),
    ];
    expect(/B200 and MI300X/.test(best)).toBe(true);
    expect([/H100/.test(asked), /H200/.test(asked), /B200|MI300X/.test(asked)]).toEqual([true, true, false]);
    expect(alone).toBe(best);
    // Neither of them was run near that line.
    const without = await titleOf(['nvidia-b200-sxm-180gb', 'nvidia-h200-sxm-141gb'], 10);
    expect(without).toBe(
      'Llama 3.1 70B, 8,192 tokens in, 1,024 out: tokens/s per chip over the speed each user sees',
    );
  });

  test('asked again takes one statement for the state, and is the same', async () => {
    const first = await chartOf({ model: MODEL, at: 30 });
    const again: TradeoffChartShape[] = [];
    const statements = await countStatements(api, async () => {
      again.push(await chartOf({ model: MODEL, at: 30 }));
    });
    expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
    expect(again[0]).toEqual(first);
  });

  test('says what could not be kept', async () => {
    const { slice, changed } = await chartOf({ model: MODEL, framework: 'lmdeploy', with: ['no-such-chip'] });
    expect(slice.framework).toBeNull();
    expect(changed).toEqual([
      'No published run of LMDeploy is in this slice; shown are all.',
      'No chip is called "no-such-chip".',
    ]);
  });

  test.each([
    [{ model: 'no-such-model' }, 'NOT_FOUND'],
    [{ model: MODEL, at: -1 }, 'INVALID'],
    [{ model: MODEL, with: ['a', 'b', 'c', 'd', 'e'] }, 'INVALID'],
  ])('is refused by type for %j', async (request, code) => {
    const outcome = await outcomeFor(api, Load, request);
    expect(outcome).toMatchObject({ code });
  });
});

test('how many chips hold a model is answered with its sum', async () => {
  const needs = await answerFor(api, Needs, {
    model: 'deepseek-r1',
    precision: 'FP8',
    chips: ['nvidia-h100-sxm5-80gb'],
  });
  expect(needs).toMatchObject({ finding: 'Chips that hold DeepSeek R1 in FP8, by their datasheets' });
});

test('the model that is shown to whoever asks for none is one with stored points', async () => {
  const { data } = await api.post(documentText(DefaultModel));
  expect(data?.['defaultModel']).toBe(MODEL);
});
