import { fc, test as law } from '@fast-check/vitest';
import { settleBoard, workloadBoard } from '@inferbench/answers/board/board';
import { WorkloadBoardRequest } from '@inferbench/answers/board/request';
import type { BoardColumn } from '@inferbench/answers/board/request';
import { missing } from '@inferbench/scoring/metric-value';
import type { WorkloadBoard } from '@inferbench/answers/board/shape';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { isCalibrated } from '@inferbench/simulator/is-calibrated';
import { BoardFigures, type BoardRun } from '@inferbench/domain/workload/board-run';
import { describe, expect, test } from 'vitest';
import { boardRun as run } from '../../testkit/board-run.ts';

const MODEL = 'deepseek-r1';
const B200 = 'nvidia-b200-sxm-180gb';
const H200 = 'nvidia-h200-sxm-141gb';
const MI355X = 'amd-mi355x';

function settled(runs: readonly BoardRun[], stated: object = {}) {
  const request = WorkloadBoardRequest.parse({ model: MODEL, simulated: false, ...stated });
  const found = settleBoard({ request, runs }, catalogue);
  if (!found.ok) throw found.error;
  return { request, settled: found.value };
}

function board(runs: readonly BoardRun[], stated: object = {}): WorkloadBoard {
  return workloadBoard({ ...settled(runs, stated), figures: [], flexibility: {}, catalogue });
}

const RENTED: BoardFigures['costs'][number] = {
  basis: 'RENTED',
  usdPerHour: 40,
  usdPerMillionOutputTokens: 1.5,
  usdPerMillionInputTokens: null,
  items: [],
};

/** Figures of a point that states none but these. */
const figuresOf = (pointId: string, stated: Partial<BoardFigures>) =>
  BoardFigures.parse({
    pointId,
    metrics: Object.fromEntries(
      Object.keys(BoardFigures.shape.metrics.shape).map((id) => [id, missing('NOT_REPORTED', '')]),
    ),
    costs: [],
    energy: [],
    utilisation: null,
    work: null,
    ttft: null,
    ...stated,
  });
const NO_CHIP = { slug: '', family: 'simt' } as const;

const placesOf = ({ groups }: WorkloadBoard) =>
  groups.map(({ chips, rows }) => [chips, ...rows.map(({ label, place }) => `${label} ${place}`)]);

describe('who leads a board', () => {
  test('two that cannot be told apart lead a third, and say by how much', () => {
    // 246 ÷ 221 = 1.113 < 1 + √(0.05² + 0.15²) = 1.158; 221 ÷ 151 = 1.46 > 1.158.
    const found = board([
      run({ rate: 246 }),
      run({ chip: MI355X, rate: 221, measured: { from: '2025-10', to: '2026-07-18' } }),
      run({ chip: H200, rate: 151 }),
    ]);
    expect(found.title).toBe(
      'DeepSeek R1 with 64 users: B200 and MI355X cannot be told apart; both lead H200',
    );
    expect(found.bold).toBe('B200 makes 1.5 to 1.7 and MI355X 1.3 to 1.7 times the output of H200');
    expect(placesOf(found)).toEqual([[8, 'B200 1', 'MI355X 1', 'H200 3']]);
  });

  test('one that leads everybody stands in the title with the ratio to the next', () => {
    const found = board([run({ rate: 200 }), run({ chip: H200, rate: 150 })]);
    expect(found.title).toBe('DeepSeek R1 with 64 users: B200 leads, 1.2 to 1.4 times the next');
  });

  test('a map counts the workloads that it shows, where both ran on as many chips', () => {
    const found = board([run({ rate: 200 }), run({ chip: MI355X, rate: 150 }), run({ chips: 4, users: 8 })]);
    expect(found.map?.head.finding).toBe(
      'On the one shown that both ran on as many chips, NVIDIA leads on one, AMD on none',
    );
  });

  test('a lead that the chips do not explain is told of nobody', () => {
    const found = board([run({ rate: 2000 }), run({ chip: MI355X, rate: 150 })]);
    expect(found.title).toContain('software and layout differ more than the chips');
    expect(found.bold).toBeNull();
    expect(found.map?.head.finding).toContain('software and layout decide');
  });

  test('systems of an unstated layout have no places, and nobody leads', () => {
    const found = board([run({ layout: null, rate: 200 }), run({ layout: null, chip: MI355X, rate: 100 })]);
    expect(found.title).toContain('nobody leads, layouts are not stated');
    expect(placesOf(found)).toEqual([[8, 'B200 null', 'MI355X null']]);
    expect(found.map?.cells.every(({ mark }) => mark === null)).toBe(true);
    expect(found.map?.head.finding).toBe('Nobody leads: the layouts of these systems are not stated');
  });

  test('another number of chips is a list of its own', () => {
    const found = board([
      run({ rate: 200 }),
      run({ chip: H200 }),
      run({ chip: MI355X, chips: 4, rate: 235 }),
    ]);
    expect(placesOf(found)).toEqual([
      [8, 'B200 1', 'H200 2'],
      [4, 'MI355X null'],
    ]);
  });

  test('numbers of chips that say the opposite are both in words, and the map gives the cell to nobody', () => {
    const found = board([
      run({ rate: 300 }),
      run({ chip: MI355X, rate: 200 }),
      run({ chip: H200, rate: 100 }),
      run({ chips: 4, rate: 400 }),
      run({ chip: MI355X, chips: 4, rate: 600 }),
    ]);
    expect(found.title).toBe(
      'DeepSeek R1 with 64 users, 8 chips each: B200 leads, 1.4 to 1.6 times the next',
    );
    expect(found.bold).toMatch(/, 8 chips each$/);
    expect(found.sentence).toContain('On 4 chips each MI355X leads, 1.4 to 1.6 times the next.');
    const [cell] = found.map?.cells ?? [];
    expect(cell?.mark).toMatchObject({ chips: 8, leader: null, turns: true, low: null });
    expect(found.map?.head.finding).toContain('on one it turns with the number of chips');
  });

  test('of a simulation, families with few public runs have a range, no digit and no place', () => {
    const found = board([run({}), run({ chip: MI355X })], { simulated: true });
    const rows = found.groups.find(({ simulated }) => simulated)?.rows ?? [];
    const loose = rows.filter(({ chip }) => !isCalibrated(catalogue.chips.get(chip) ?? NO_CHIP));
    expect([loose.length > 0, rows.length > loose.length]).toEqual([true, true]);
    for (const { place, output, speed } of loose) {
      expect([place, output.value, speed.value]).toEqual([null, null, null]);
      expect(output.words).toMatch(/^[\d.,]+ to [\d.,]+$/);
    }
  });

  test('drafts, prompts apart and older runs stand apart with their boards', () => {
    const found = board([
      run({}),
      run({ chip: MI355X }),
      run({ older: true }),
      run({ technique: 'speculative:mtp' }),
      run({ mode: 'DISAGGREGATED', layout: 'P1x(tp4)+D1x(tp4)' }),
    ]);
    expect(found.systems).toBe(2);
    expect(found.absent.map(({ title }) => title)).toEqual([
      '1 other run',
      '1 system with drafts',
      '1 system with prompts apart',
    ]);
  });
});

const OWN = {
  submitter: 'Acme',
  testedBy: 'Acme',
  specificationStanding: 'CATALOGUE',
  precisionBasis: 'IN_FILE',
} as const;
const submitted = (stated: Partial<BoardRun>) =>
  run({ kind: 'MEASURED', source: null, whose: OWN, ...stated });

describe('a run that nobody reviewed yet', () => {
  const waiting = { waits: true };

  test('stands where its value puts it, takes no place, leads nobody and is counted apart', () => {
    const found = board([
      run({ rate: 200 }),
      submitted({ rate: 170, chip: MI355X, ...waiting }),
      run({ chip: H200, rate: 150 }),
    ]);
    expect(placesOf(found)).toEqual([[8, 'B200 1', 'MI355X null', 'H200 2']]);
    expect(found.title).toBe('DeepSeek R1 with 64 users: B200 leads, 1.2 to 1.4 times the next');
    expect(found.systems).toBe(2);
    expect(found.groups[0]?.title).toMatch(/: 2 systems, 1 more not reviewed yet$/);
  });

  test('of a publication is one that waits as well', () => {
    const found = board([run({ rate: 900, ...waiting }), run({ rate: 200 }), run({ chip: H200, rate: 150 })]);
    expect(placesOf(found)).toEqual([[8, 'B200 null', 'B200 1', 'H200 2']]);
    expect(found.title).toBe('DeepSeek R1 with 64 users: B200 leads, 1.2 to 1.4 times the next');
    expect(found.map?.cells.reduce((sum, { systems }) => sum + systems, 0)).toBe(2);
  });

  test('is the board of a model that nobody else ran, and nobody leads it', () => {
    const found = board([submitted({ rate: 500, ...waiting })]);
    expect(placesOf(found)).toEqual([[8, 'B200 null']]);
    expect([found.systems, found.bold]).toEqual([0, null]);
    expect(found.title).not.toContain('lead');
  });

  test('says who stands behind it, and a published one what its source says', () => {
    const [own, published] = [submitted({ rate: 500, ...waiting }), run({ rate: 100 })];
    const rows = board([own, published]).groups[0]?.rows ?? [];
    expect(rows.map(({ whose, marks }) => [whose, marks.map(({ words }) => words)])).toEqual([
      ['submitted and tested by Acme · chip by NVIDIA', ['provisional, no rank', 'third party']],
      [null, []],
    ]);
  });
});

test('a board is found by a run on it, and a run on none is refused', () => {
  const [few, many] = [run({ users: 8 }), run({ users: 256 })];
  expect(
    settled([few, many, run({ users: 256, chip: H200 })], { run: few.pointId }).settled.slice?.users,
  ).toBe(8);
  expect(() => settled([few], { run: 'none' })).toThrow('stands on no board of this model');
});

test('of a run and its rerun the newer stands', () => {
  const found = board([
    run({ rate: 150, measured: { from: null, to: '2026-05-18' } }),
    run({ rate: 190, measured: { from: null, to: '2026-01-01' } }),
  ]);
  expect(found.groups.flatMap(({ rows }) => rows.map(({ pointId }) => pointId))).toHaveLength(1);
  expect(found.absent[0]?.title).toBe('1 other run');
});

test('a column that is known of few is not told as a run of nobody else', () => {
  const runs = [run({}), run({ chip: MI355X }), run({ chip: H200 })];
  const { settled: own } = settled(runs);
  const figures = own.here.map(({ run: { pointId, chip } }) =>
    figuresOf(pointId, chip === B200 ? { costs: [RENTED] } : {}),
  );
  const by = (column: BoardColumn) =>
    workloadBoard({ ...settled(runs, { by: column }), figures, flexibility: {}, catalogue });
  expect(by('PRICE').title).toBe('DeepSeek R1 with 64 users, by price: only B200 has a comparable one');
  expect(by('PRICE').sentence).toMatch(/^Of .*MI355X.* only B200 has a comparable price\. 8 chips each: /);
  expect(by('ENERGY').title).toBe('DeepSeek R1 with 64 users, by energy: none is known');
  expect(by('ENERGY').sentence).toMatch(/^No energy is known of .*MI355X/);
});

test('a title that does not fit is said shorter, not cut', () => {
  const asked = { model: 'nemotron-3-nano-omni-30b-a3b', by: 'FIRST_TOKEN' };
  const own = settled([run({ users: 256 }), run({ users: 256, chip: H200 })], asked);
  const ttft = { p50Ms: 500, p90Ms: null, p95Ms: null, p99Ms: null, meanMs: null };
  const figures = own.settled.here.map(({ run: { pointId, chip } }) =>
    figuresOf(pointId, chip === B200 ? { ttft } : {}),
  );
  const found = workloadBoard({ ...own, figures, flexibility: {}, catalogue });
  expect(found.title).toBe('By time to first token: only B200 has a comparable one');
});

test('what is asked for and nobody ran is said, and the map shows where there is something', () => {
  const found = board([run({}), run({ chip: MI355X })], { users: 7 });
  expect(found.slice?.users).toBe(7);
  expect(found.systems).toBe(0);
  expect(found.title).toBe('DeepSeek R1 with 7 users: nobody published this');
  expect(found.near).toEqual([expect.objectContaining({ direction: 'MORE_USERS', systems: 2 })]);
});

test('a model without runs has no board, and an unknown one is refused', () => {
  expect(board([]).slice).toBeNull();
  const request = WorkloadBoardRequest.parse({ model: 'nobodys' });
  const found = settleBoard({ request, runs: [] }, catalogue);
  expect(found.ok ? null : found.error.code).toBe('NOT_FOUND');
});

const anyRun = fc
  .record({
    chip: fc.constantFrom(B200, H200, MI355X),
    chips: fc.constantFrom(4, 8),
    users: fc.constantFrom(1, 16, 64),
    inputTokens: fc.constantFrom(1024, 8192),
    rate: fc.integer({ min: 10, max: 400 }),
    technique: fc.constantFrom('plain', 'plain', 'speculative:mtp'),
    framework: fc.constantFrom('sglang', 'vllm'),
    layout: fc.constantFrom('tp8', 'tp8', null),
  })
  .map(run);
const anyRuns = fc.array(anyRun, { minLength: 1, maxLength: 30 });

law.prop([anyRuns])(
  'each choice, cell and neighbour leads to a board with as many systems as it says',
  (runs) => {
    const { settled: first } = settled(runs);
    const { phase: _, ...narrow } = first.choices;
    const offered = [...Object.values(narrow).flat(), ...(first.map?.cells ?? []), ...first.near];
    for (const { slice, systems } of offered) {
      const stated = Object.fromEntries(Object.entries(slice).filter(([, value]) => value !== null));
      expect(settled(runs, stated).settled.here).toHaveLength(systems);
    }
  },
);

law.prop([anyRuns])(
  'places of a group never deny each other: 1 is led by nobody, and a place counts those who lead',
  (runs) => {
    for (const { rows } of board(runs).groups) {
      const places = rows.map(({ place }) => place).filter((place) => place !== null);
      expect(places.toSorted((a, b) => a - b)).toEqual(places);
      if (places.length > 0) expect(places[0]).toBe(1);
      expect(Math.max(0, ...places)).toBeLessThanOrEqual(rows.length);
    }
  },
);

law.prop([anyRuns])('the order of the runs changes nothing', (runs) => {
  const turned = board(runs.toReversed());
  const found = board(runs);
  expect(turned.slice).toEqual(found.slice);
  expect(turned.map?.cells.map(({ systems }) => systems)).toEqual(
    found.map?.cells.map(({ systems }) => systems),
  );
});
