import { fc, test as law } from '@fast-check/vitest';
import { boardsIn, boardsOf } from '@inferbench/answers/boards/boards';
import { BoardsRequest } from '@inferbench/answers/boards/request';
import { settleBoard } from '@inferbench/answers/board/board';
import { WorkloadBoardRequest } from '@inferbench/answers/board/request';
import { catalogue } from '@inferbench/catalogue/catalogue';
import type { ModelRun } from '@inferbench/domain/workload/board-run';
import { describe, expect, test } from 'vitest';
import { boardRun } from '../../testkit/board-run.ts';

const MI355X = 'amd-mi355x';
const run = ({ model = 'deepseek-r1', ...stated }: Partial<ModelRun> = {}): ModelRun => ({
  ...boardRun(stated),
  model,
});
const list = (runs: readonly ModelRun[], stated: object = {}) =>
  boardsOf(
    { request: BoardsRequest.parse(stated), found: boardsIn(runs, catalogue), everyModel: true },
    catalogue,
  );

const RUNS = [
  run(),
  run({ chip: MI355X }),
  run({ users: 128 }),
  run({ users: 128, older: true }),
  run({ users: 256, waits: true }),
  run({ model: 'llama-3.3-70b', precision: 'FP4' }),
  run({
    model: 'llama-3.3-70b',
    phase: 'DECODE',
    inputTokens: null,
    outputTokens: null,
    contextTokens: 4096,
    users: 1,
  }),
];

describe('the list of boards', () => {
  test('has what anybody ran and reviewed, where most can be compared first', () => {
    const { title, total, boards } = list(RUNS);
    expect([title, total]).toEqual(['4 boards of 2 models', 4]);
    expect(
      boards.map(({ modelName, slice, systems, alike, chips, vendors }) => [
        modelName,
        slice.phase,
        slice.users,
        systems,
        alike,
        chips.join(),
        vendors.join(),
      ]),
    ).toEqual([
      ['DeepSeek R1', 'SERVING', 64, 2, 2, 'B200,MI355X', 'AMD,NVIDIA'],
      ['DeepSeek R1', 'SERVING', 128, 1, 0, 'B200', 'NVIDIA'],
      ['Llama 3.3 70B', 'DECODE', 1, 1, 0, 'B200', 'NVIDIA'],
      ['Llama 3.3 70B', 'SERVING', 64, 1, 0, 'B200', 'NVIDIA'],
    ]);
  });

  test('counts what every other choice would list, with all else as asked', () => {
    const { total, models, phases, precisions, chips, severalVendors } = list(RUNS, {
      model: 'llama-3.3-70b',
      phase: 'SERVING',
    });
    expect(total).toBe(1);
    expect(models).toEqual([
      { model: 'deepseek-r1', name: 'DeepSeek R1', boards: 2 },
      { model: 'llama-3.3-70b', name: 'Llama 3.3 70B', boards: 1 },
    ]);
    expect(phases).toEqual([
      { phase: 'DECODE', boards: 1 },
      { phase: 'SERVING', boards: 1 },
    ]);
    expect(precisions).toEqual([{ precision: 'FP4', boards: 1 }]);
    expect(chips).toEqual([{ chip: 'nvidia-b200-sxm-180gb', label: 'B200', boards: 1 }]);
    expect(severalVendors).toBe(0);
    expect(list(RUNS, { chip: MI355X })).toMatchObject({
      severalVendors: 1,
      chips: [
        { label: 'B200', boards: 4 },
        { label: 'MI355X', boards: 1 },
      ],
    });
  });

  test('keeps to a chip, and to a number of vendors', () => {
    expect(list(RUNS, { chip: MI355X }).total).toBe(1);
    expect(list(RUNS, { vendors: 2 }).total).toBe(1);
    expect(list(RUNS, { vendors: 3 })).toMatchObject({ title: 'No board holds such a run', boards: [] });
  });
});

const runs = fc.array(
  fc.record({
    users: fc.constantFrom(1, 8, 64),
    chip: fc.constantFrom('nvidia-b200-sxm-180gb', MI355X, 'nvidia-h200-sxm-141gb'),
    precision: fc.constantFrom('FP8' as const, 'FP4' as const),
    older: fc.boolean(),
    waits: fc.boolean(),
  }),
  { maxLength: 12 },
);

law.prop([runs])('every board that is listed opens with as many systems', (stated) => {
  const all = stated.map((each) => run(each));
  const { boards, precisions, total } = list(all);
  const opened = boards.map(({ slice }) => {
    const work = Object.fromEntries(Object.entries(slice).filter(([, value]) => value !== null));
    const request = WorkloadBoardRequest.parse({ model: 'deepseek-r1', ...work });
    const found = settleBoard({ request, runs: all }, catalogue);
    return found.ok ? found.value.here.length : null;
  });
  expect(opened).toEqual(boards.map(({ systems }) => systems));
  expect(precisions.reduce((sum, { boards: n }) => sum + n, 0)).toBe(total);
});
