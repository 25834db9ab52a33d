import { fc, test as law } from '@fast-check/vitest';
import type { PointText } from '@inferbench/answers/verdict/of-points';
import { VersusChartRequest } from '@inferbench/answers/versus/request';
import type { VersusChart } from '@inferbench/answers/versus/shape';
import { versusChart } from '@inferbench/answers/versus/versus-chart';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { TradeoffDocument, type TradeoffPoint } from '@inferbench/domain/tradeoff/tradeoff-point';
import { describe, expect, test } from 'vitest';
import { publishedPoint } from '../analyses/published-point.ts';

const B200 = 'nvidia-b200-sxm-180gb';
const B300 = 'nvidia-b300-sxm';
const MI355X = 'amd-mi355x';
const A = { label: 'MI355X', chips: [MI355X] };
const B = { label: 'B200', chips: [B200] };
const ofVendor = (vendor: string) => ({
  label: vendor,
  chips: [...catalogue.chips.values()].filter((chip) => chip.vendor === vendor).map(({ slug }) => slug),
});

const KEYS = Object.keys(TradeoffDocument.shape);
let count = 0;

/** Runs of a chip on a model as [speed of each user, tokens a second and chip], 8K in and 1K out. */
function runs(
  chip: string,
  model: string,
  speeds: readonly (readonly [number, number])[],
  changed: Partial<TradeoffPoint> = {},
): PointText[] {
  return speeds.map(([tokensPerSecPerUser, tokensPerSecPerChip]) => {
    const measured = { from: null, to: '2026-02-12' };
    const whole = publishedPoint({
      concurrency: null,
      measured,
      chip,
      tokensPerSecPerUser,
      tokensPerSecPerChip,
      ...changed,
    });
    const document = Object.fromEntries(Object.entries(whole).filter(([key]) => KEYS.includes(key)));
    count += 1;
    return {
      pointId: `p${count}`,
      model,
      inputTokens: 8192,
      outputTokens: 1024,
      document: JSON.stringify(document),
    };
  });
}

type Sides = Parameters<typeof versusChart>[0]['sides'];

function asked(points: readonly PointText[], stated: object = {}, sides: Sides = [A, B]): VersusChart {
  const request = VersusChartRequest.parse({ a: 'mi355x', b: 'b200', ...stated });
  const found = versusChart({ request, sides, points, catalogue });
  if (!found.ok) throw found.error;
  return found.value;
}

const FP4 = { precision: 'fp4', precisionClass: 'FP4' } as const;
const MODELS = ['deepseek-r1', 'llama-3.3-70b', 'gpt-oss-120b', 'minimax-m3'];

describe('two chips over all models', () => {
  const points = [
    ...runs(B200, 'deepseek-r1', [[55, 280]]),
    ...runs(MI355X, 'deepseek-r1', [[52, 150]]),
    ...runs(B200, 'llama-3.3-70b', [[55, 280]]),
    ...runs(MI355X, 'llama-3.3-70b', [[52, 150]]),
    ...runs(B200, 'llama-3.3-70b', [[55, 150]], FP4),
    ...runs(MI355X, 'llama-3.3-70b', [[52, 150]], FP4),
    ...runs(B200, 'gpt-oss-120b', [[55, 280]]),
    ...runs(MI355X, 'gpt-oss-120b', [[200, 150]]),
  ];

  test('asked for in one precision, title, sentence and slice name it, and else none', () => {
    const words = ({ title, sentence, head }: VersusChart) => [title, sentence, head.slice];
    const [title, sentence, slice] = words(asked(points, { precision: 'FP8' }));
    expect(title).toBe('B200 leads MI355X on two of two models in FP8 at 50 tokens/s each');
    expect(sentence).toContain(
      ' on two of two models in one server, FP8, 8K / 1K, at 50 tokens/s each, by 1.9 times',
    );
    expect(slice).toContain(', 1,024 out, FP8, no drafts, one server, ');
    expect(words(asked(points)).join(' ')).not.toMatch(/, FP8,| in FP8 at/);
  });

  test('a row a model and precision, by hand: 280 ÷ 150 is 1.87; one whose precisions differ is nobody’s', () => {
    const { counts, models, rows, head, at, sentence } = asked(points);
    expect(at).toBe(50);
    expect(counts).toEqual({ models: 3, compared: 2, a: 0, b: 1, mixed: 1, tied: 0, byStack: 0, absent: 1 });
    expect(models.map(({ modelName, words }) => [modelName, words])).toEqual([
      ['DeepSeek R1', 'B200 leads'],
      ['Llama 3.3 70B', 'depends on the bits'],
      ['GPT OSS 120B', 'cannot be compared'],
    ]);
    expect(rows.map(({ precision, words }) => [precision, words])).toEqual([
      ['FP8', 'B200 1.9 ×'],
      ['FP8', 'B200 1.9 ×'],
      ['FP4', 'not told apart'],
      ['FP8', 'no verdict'],
    ]);
    expect([rows[0]?.low, rows[0]?.high]).toEqual([280 / 150, 280 / 150]);
    expect(head.finding).toBe('B200 leads MI355X on one of two models, by 1.9 times');
    expect(sentence).toContain('; Llama 3.3 70B depends on the bits; ');
    expect(sentence).toContain('By precision: on Llama 3.3 70B B200 leads in 8 bits.');
  });

  test('where both have a run that does not lie near no simulation takes its place', () => {
    const row = asked(points).rows.find(({ model }) => model === 'gpt-oss-120b');
    expect([row?.kind, row?.low, row?.simulated]).toEqual(['NONE', null, null]);
    // What ran is told before how far it lies.
    expect(row?.a.words).toMatch(/^MI355X × 8, .*; MI355X was not run slower than 200 tokens\/s each$/);
  });

  test('best against best names what ran, and is the same pair where nothing else did', () => {
    const other = runs(B300, 'deepseek-r1', [[55, 900]], { chips: 12, layout: 'tp12' });
    const [row] = asked([...points, ...other]).rows;
    expect(row?.best).toMatchObject({ leader: 'NVIDIA', low: 6, isSamePair: false });
    expect(row?.best?.words).toMatch(
      /^NVIDIA 6\.0 ×: MI355X × 8 \(one server, .*\), 150 against B300 × 12 \(several servers/,
    );
    expect(asked(points).rows[0]?.best?.isSamePair).toBe(true);
    const far = asked(points);
    expect(far.rows.find(({ model }) => model === 'gpt-oss-120b')).toMatchObject({
      best: null,
      noBest: 'AMD was not run slower than 200 tokens/s each',
    });
    expect(far.sentence).toContain('; on one more the best runs are not compared');
  });

  test('a lead that is the other’s at a neighbouring line says so, and no title names its range', () => {
    const turning = [
      ...runs(B200, 'deepseek-r1', [
        [52, 280],
        [58, 110],
        [62, 100],
      ]),
      ...runs(MI355X, 'deepseek-r1', [[62, 150]]),
    ];
    const { models, sentence, head } = asked(turning, { at: 50 });
    expect(models[0]).toMatchObject({ leader: 'B200', turns: true, words: 'B200 leads, near 50 only' });
    expect(sentence).toMatch(/DeepSeek R1 turns with the speed: .*MI355X at 60/);
    expect(head.finding).toBe('B200 leads MI355X on one of one model');
  });

  test('over time stands on dated runs alone: 453 against 240, then against 404', () => {
    const on = (to: string) => ({ measured: { from: null, to } });
    const dated = [
      ...runs(B200, 'deepseek-r1', [[51, 453]], on('2025-11-13')),
      ...runs(MI355X, 'deepseek-r1', [[52, 240]], on('2025-11-20')),
      ...runs(MI355X, 'deepseek-r1', [[52, 404]], on('2026-01-14')),
    ];
    const { time } = asked(dated);
    expect(time?.dates.map(({ date, words }) => [date, words])).toEqual([
      ['2025-11-20', 'B200 1.9 ×'],
      ['2026-01-14', 'B200 1.1 ×'],
    ]);
    expect(asked(points).time).toBeNull();
  });
});

test('of two vendors the chips stand that most models compare, and the question stands in the title', () => {
  const points = [
    ...MODELS.flatMap((model) => [...runs(B200, model, [[55, 280]]), ...runs(MI355X, model, [[52, 150]])]),
    ...runs(B300, 'deepseek-r1', [[55, 500]]),
  ];
  const { a, b, title } = asked(points, { a: 'amd', b: 'nvidia' }, [ofVendor('AMD'), ofVendor('NVIDIA')]);
  expect([a.label, b.label]).toEqual(['MI355X', 'B200']);
  expect(title).toBe('AMD or NVIDIA? B200 leads MI355X on four of four models at 50 tokens/s each');
});

const speed = fc.tuple(fc.integer({ min: 20, max: 120 }), fc.integer({ min: 10, max: 500 }));
const sweeps = fc.array(speed, { minLength: 1, maxLength: 5 });
const onModels = fc
  .array(fc.record({ a: sweeps, b: sweeps, bits: fc.boolean() }), { minLength: 1, maxLength: 4 })
  .map((all) =>
    all.flatMap(({ a, b, bits }, i) => {
      const model = MODELS[i] ?? 'deepseek-r1';
      const both = (changed: Partial<TradeoffPoint>) => [
        ...runs(MI355X, model, a, changed),
        ...runs(B200, model, b, changed),
      ];
      return bits ? [...both({}), ...runs(MI355X, model, b, FP4), ...runs(B200, model, a, FP4)] : both({});
    }),
  );

law.prop([onModels], { numRuns: 40 })(
  'every model counts once, a swap of the sides mirrors every ratio, and no row holds a run and a simulation',
  (points) => {
    const found = asked(points);
    const { models, compared, a, b, mixed, tied, byStack, absent } = found.counts;
    expect(a + b + mixed + tied).toBe(compared);
    expect(compared + byStack + absent).toBe(models);
    expect(found.models).toHaveLength(models);
    const swapped = asked(points, { a: 'b200', b: 'mi355x' }, [B, A]);
    expect(swapped.counts).toMatchObject({ a: b, b: a, mixed, tied, byStack, absent });
    for (const row of found.rows) {
      const other = swapped.rows.find(
        ({ model, precision }) => model === row.model && precision === row.precision,
      );
      expect([other?.kind, other?.leader]).toEqual([row.kind, row.leader]);
      if (row.low === null || row.high === null) expect([other?.low, other?.high]).toEqual([null, null]);
      else {
        expect(other?.low).toBeCloseTo(1 / row.high, 9);
        expect(other?.high).toBeCloseTo(1 / row.low, 9);
      }
      expect(row.simulated !== null && row.low !== null).toBe(false);
    }
  },
);

const H200 = 'nvidia-h200-sxm-141gb';
const VLLM = { label: 'vLLM', chips: [], framework: 'vllm' };
const SGLANG = { label: 'SGLang', chips: [], framework: 'sglang' };
const vllm = { framework: 'vllm' };
const sglang = { framework: 'sglang' };
const onChip = ([a, b]: Sides, chip: string): Sides => [
  { ...a, chips: [chip] },
  { ...b, chips: [chip] },
];

describe('two frameworks', () => {
  const sides: Sides = [SGLANG, VLLM];
  const both = (chip: string, model: string, ours: number, theirs: number) => [
    ...runs(chip, model, [[55, ours]], vllm),
    ...runs(chip, model, [[52, theirs]], sglang),
  ];
  const points = [
    ...both(B200, 'deepseek-r1', 300, 200),
    ...both(H200, 'deepseek-r1', 120, 180),
    ...both(B200, 'llama-3.3-70b', 300, 100),
    ...both(B200, 'gpt-oss-120b', 300, 200),
  ];

  test('are compared on equal chips, by hand: 300 ÷ 200 on B200, 180 ÷ 120 the other way on H200: the model turns with the chip', () => {
    const { rows, counts, head, a, b, on, title } = asked(points, {}, sides);
    expect([a, b].map(({ slug, chip, label }) => [slug, chip, label])).toEqual([
      ['sglang', null, 'SGLang'],
      ['vllm', null, 'vLLM'],
    ]);
    expect(rows.map((row) => [row.modelName, row.on, row.leader, row.low])).toEqual([
      // A lead of three times on one chip is the framework's: no limits of chips are asked.
      ['Llama 3.3 70B', 'B200 × 8', 'vLLM', 3],
      ['GPT OSS 120B', 'B200 × 8', 'vLLM', 1.5],
      ['DeepSeek R1', 'B200 × 8', 'vLLM', 1.5],
      ['DeepSeek R1', 'H200 × 8', 'SGLang', 120 / 180],
    ]);
    expect(counts).toMatchObject({ models: 3, a: 0, b: 2, mixed: 1, byStack: 0 });
    expect(head.finding).toBe('vLLM leads SGLang on two of three models, by 1.5 to 3.0 times');
    expect(title).toBe('vLLM leads SGLang on two of three models at 50 tokens/s each');
    expect(on.map(({ label, models }) => [label, models])).toEqual([
      ['B200', 3],
      ['H200', 1],
    ]);
    expect(rows.every(({ best, simulated }) => best === null && simulated === null)).toBe(true);
  });

  test('on one chip only its runs count, and the title names it; that other chips have both stays known', () => {
    const { rows, title, on } = asked(points, {}, onChip(sides, B200));
    expect(rows.map((row) => row.on)).toEqual(['B200 × 8', 'B200 × 8', 'B200 × 8']);
    expect(title).toBe('On B200: vLLM leads SGLang on three of three models at 50 tokens/s each');
    expect(on.map(({ label, chosen }) => [label, chosen])).toEqual([
      ['B200', true],
      ['H200', false],
    ]);
  });

  test('with fewer than three like pairs nobody leads, and the sentence says so', () => {
    const { title, sentence, head, rows } = asked(both(B200, 'deepseek-r1', 300, 200), {}, sides);
    expect(title).toBe('SGLang and vLLM: too few like pairs to name a leader');
    expect(head.finding).toBe(title);
    expect(sentence).toMatch(
      /^Too few to name a leader: one pair of like runs of SGLang and vLLM on equal chips/,
    );
    expect(rows.map(({ leader }) => leader)).toEqual(['vLLM']);
  });

  test('that never ran on equal chips have no verdict, and name nobody', () => {
    const apart = [
      ...runs(B200, 'deepseek-r1', [[55, 300]], vllm),
      ...runs(H200, 'deepseek-r1', [[55, 100]], sglang),
      ...runs(B200, 'deepseek-r1', [[55, 500]], { ...sglang, chips: 4, layout: 'tp4' }),
    ];
    const { title, counts, rows } = asked(apart, {}, sides);
    expect(title).toBe('SGLang and vLLM cannot be compared');
    expect([counts.compared, rows.length]).toEqual([0, 0]);
  });
});

describe('two precisions', () => {
  const sides: Sides = [
    { label: 'FP8', chips: [], precision: 'FP8' },
    { label: 'FP4', chips: [], precision: 'FP4' },
  ];
  const both = (model: string, eight: number, four: number, changed: object = {}) => [
    ...runs(B200, model, [[52, eight]], changed),
    ...runs(B200, model, [[55, four]], { ...FP4, ...changed }),
  ];

  test('are compared on equal chips with one framework, by hand: 300 ÷ 200; beyond what a chip gains it is software', () => {
    const points = [
      ...both('deepseek-r1', 200, 300),
      ...both('llama-3.3-70b', 100, 500),
      ...both('gpt-oss-120b', 200, 300, vllm),
      // Eight bits with one framework and four with another are no pair.
      ...runs(B200, 'minimax-m3', [[52, 200]], vllm),
      ...runs(B200, 'minimax-m3', [[52, 900]], FP4),
    ];
    const { rows, counts, head } = asked(points, {}, sides);
    expect(rows.map((row) => [row.modelName, row.on, row.precision, row.kind, row.low])).toEqual([
      ['DeepSeek R1', 'B200 × 8, SGLang', null, 'LEADS', 1.5],
      ['GPT OSS 120B', 'B200 × 8, vLLM', null, 'LEADS', 1.5],
      ['Llama 3.3 70B', 'B200 × 8, SGLang', null, 'LEADS_BY_STACK', 5],
      ['MiniMax M3', null, null, 'NONE', null],
    ]);
    expect(counts).toMatchObject({ b: 2, byStack: 1, absent: 1 });
    expect(head.finding).toBe('FP4 leads FP8 on two of two models, by 1.5 times');
    expect(head.notes.join(' ')).toContain('by software and layout more than by precision');
  });

  test('a lead of the wider one on the same system is no layout’s, and the other has the higher limits', () => {
    const { rows, counts } = asked(
      MODELS.slice(0, 3).flatMap((model) => both(model, 300, 200)),
      {},
      sides,
    );
    expect(rows.map(({ kind, leader }) => [kind, leader])).toEqual(
      MODELS.slice(0, 3).map(() => ['LEADS', 'FP8']),
    );
    expect(counts).toMatchObject({ a: 3, byStack: 0 });
  });

  test('have no precision in which they are compared', () => {
    const request = VersusChartRequest.parse({ a: 'fp8', b: 'fp4', precision: 'FP8' });
    expect(versusChart({ request, sides, points: [], catalogue })).toMatchObject({
      ok: false,
      error: { code: 'INVALID' },
    });
  });
});

test('of two generations the chips stand that most models compare, and their best beside them', () => {
  const of = (label: string, chips: string[]) => ({ label, chips, isGeneration: true });
  const sides: Sides = [of('Hopper', [H200]), of('Blackwell', [B200, B300])];
  const points = [
    ...MODELS.flatMap((model) => [...runs(B200, model, [[55, 280]]), ...runs(H200, model, [[52, 150]])]),
    ...runs(B300, 'deepseek-r1', [[55, 500]]),
  ];
  const { a, b, title, rows, sentence } = asked(points, {}, sides);
  expect([a.label, b.label]).toEqual(['H200', 'B200']);
  expect(title).toBe('Hopper or Blackwell? B200 leads H200 on four of four models at 50 tokens/s each');
  expect(rows.find(({ model }) => model === 'deepseek-r1')?.best).toMatchObject({
    leader: 'Blackwell',
    low: 500 / 150,
  });
  expect(sentence).toContain('Blackwell’s best run makes more on four of four models');
});

const frameworkRuns = fc
  .array(
    fc.record({
      chip: fc.constantFrom(B200, H200, MI355X),
      chips: fc.constantFrom(4, 8),
      model: fc.constantFrom(...MODELS),
      framework: fc.constantFrom('vllm', 'sglang', null),
      isFour: fc.boolean(),
      isDrafted: fc.boolean(),
      of: speed,
    }),
    { minLength: 4, maxLength: 60 },
  )
  .map((all) =>
    all.flatMap(({ chip, chips, model, framework, isFour, isDrafted, of }) =>
      runs(chip, model, [of], {
        chips,
        layout: `tp${chips}`,
        framework,
        technique: isDrafted ? 'DRAFTING' : 'PLAIN',
        ...(isFour ? FP4 : {}),
      }),
    ),
  );

law.prop(
  [
    frameworkRuns,
    fc.constantFrom<Sides[]>(
      [SGLANG, VLLM],
      [
        { label: 'FP8', chips: [], precision: 'FP8' },
        { label: 'FP4', chips: [], precision: 'FP4' },
      ],
    ),
  ],
  { numRuns: 60 },
)(
  'no pair of frameworks or precisions differs in chip, number of chips, model, drafting, or in what the other kind is',
  (points, sides) => {
    const found = asked(points, {}, sides);
    const known = new Map(
      points.map(({ pointId, model, document }) => [
        pointId,
        { model, ...TradeoffDocument.parse(JSON.parse(document)) },
      ]),
    );
    const isOfFrameworks = sides[0].framework !== undefined;
    const held = (pointId: string | null) => {
      const run = known.get(pointId ?? '');
      const other = isOfFrameworks ? run?.precisionClass : run?.framework;
      return [run?.model, run?.chip, run?.chips, run?.technique, other];
    };
    const own = (pointId: string | null) => {
      const run = known.get(pointId ?? '');
      return isOfFrameworks ? run?.framework : run?.precisionClass;
    };
    const pairs = found.rows.filter(({ a, b }) => a.pointId !== null && b.pointId !== null);
    for (const { model, a, b } of pairs) {
      expect(held(a.pointId)).toEqual(held(b.pointId));
      expect(held(a.pointId)[0]).toBe(model);
      expect([own(a.pointId), own(b.pointId)]).toEqual(
        sides.map(({ framework, precision }) => framework ?? precision),
      );
    }
    const decided = found.rows.filter(({ kind }) => kind !== 'NONE');
    const isLed = /\bleads\b/.test(found.title) || /\bleads\b/.test(found.head.finding);
    expect(isLed && decided.length < 3).toBe(false);
  },
);
