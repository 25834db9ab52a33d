import { fc, test as law } from '@fast-check/vitest';
import { TradeoffDocument } from '@inferbench/domain/tradeoff/tradeoff-point';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { versusChart } from '@inferbench/answers/versus/versus-chart';
import { VersusChartRequest } from '@inferbench/answers/versus/request';
import { describe, expect, test } from 'vitest';
import { B200, H200, MI355X, runs, type Sides, asked, FP4, MODELS, speed } from './versus-runs.ts';

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
