import { ROOMS, textFaults } from '@inferbench/chart/text-boxes';
import { expect, test } from 'vitest';
import type { DrawnRow, DrawnVersus } from './drawn-versus.ts';
import { versusDrawing } from './versus-drawing.ts';

const RUN = { pointId: 'p', value: 100, upper: 150, near: true, words: 'B200 × 8, one server' };
const NONE = {
  low: null,
  high: null,
  leader: null,
  best: null,
  noBest: null,
  simulated: null,
  atLeast: false,
} as const;

function row(model: string, stated: Partial<DrawnRow>): DrawnRow {
  const words = { text: 'said', words: 'said', ratio: 'not told apart' };
  return {
    model,
    modelName: model,
    precision: 'FP8',
    on: null,
    kind: 'TIED',
    a: RUN,
    b: RUN,
    ...NONE,
    ...words,
    ...stated,
  };
}

const BEST = {
  leader: 'NVIDIA',
  low: 5.5,
  high: 5.8,
  isSamePair: false,
  a: RUN,
  b: RUN,
  words: 'NVIDIA',
  short: '5.5 to 5.8 ×: GB300 × 38 v. MI355X × 20',
};
const SIMULATED = { ratio: 1.1, low: 0.8, high: 1.4, chips: 8, words: 'too coarse' };

function answerOf(models: readonly string[]): DrawnVersus {
  const rows = models.flatMap((model) => [
    row(model, {
      kind: 'LEADS',
      leader: 'B200',
      low: 1.5,
      high: 1.7,
      ratio: '1.5 to 1.7 ×',
      best: BEST,
      atLeast: true,
    }),
    row(model, {
      kind: 'LEADS',
      leader: 'MI355X',
      low: 0.5,
      high: 0.7,
      ratio: '1.4 to 2.0 ×',
      precision: 'FP4',
    }),
    row(model, { kind: 'NONE', ratio: 'no verdict', precision: 'W4A16', simulated: SIMULATED }),
  ]);
  const side = (label: string, vendor: string) => ({
    slug: label,
    chip: label,
    label,
    vendor,
    older: false,
  });
  return {
    head: { finding: 'f', slice: 's', notes: [], kinds: ['REPORTED'], source: '', date: null },
    a: side('MI355X', 'AMD'),
    b: side('B200', 'NVIDIA'),
    models: models.map((model) => ({
      model,
      modelName: model,
      kind: 'MIXED' as const,
      leader: null,
      words: 'MI355X leads, near 50 only',
      turns: false,
    })),
    rows,
    inputTokens: 8192,
    outputTokens: 1024,
    at: 50,
  };
}

const MODELS = ['DeepSeek R1', 'Qwen3.5 397B A17B', 'Llama 3.3 70B', 'GPT OSS 120B', 'MiniMax M3'];

test.each(ROOMS)('every text lies in its place, %o', (drawn) => {
  const drawing = versusDrawing(answerOf(MODELS), { drawn, hasBest: true, hrefOf: () => '/' });
  expect(textFaults(drawing)).toEqual([]);
  expect(drawing.height).toBeLessThanOrEqual(drawn.form === 'share' ? 366 : 2000);
});

const FRAMEWORKS = [
  ['vLLM', 'SGLang'],
  ['Dynamo + TensorRT-LLM', 'TensorRT-LLM'],
];
test.each(FRAMEWORKS.flatMap(([one = '', other = '']) => ROOMS.map((drawn) => ({ one, other, drawn }))))(
  'what both ran on lies in its place, $one and $other, $drawn',
  ({ one, other, drawn }) => {
    const answer = answerOf(MODELS.slice(0, 2));
    const [vllm, sglang] = [one, other].map((label) => ({
      slug: label.toLowerCase(),
      chip: null,
      label,
      vendor: null,
      older: false,
    }));
    const rows = answer.rows.map((each) => ({
      ...each,
      on: 'MI355X × 8, Dynamo + TensorRT-LLM',
      precision: null,
    }));
    const drawing = versusDrawing(
      { ...answer, rows, a: vllm ?? answer.a, b: sglang ?? answer.b },
      { drawn, hasBest: false, hrefOf: () => '/' },
    );
    expect(textFaults(drawing)).toEqual([]);
  },
);

test.each(ROOMS)(
  'a tie of two runs that bound each other has a mark, and a plot has a scale, %o',
  (drawn) => {
    const answer = answerOf(['Llama 3.3 70B']);
    const own = { precision: null, on: 'B200 × 1, TensorRT-LLM' };
    const rows = [
      row('Llama 3.3 70B', { ...own, low: 0.98, high: 0.98, ratio: 'too close' }),
      row('Llama 3.3 70B', { ...own, leader: 'B200', low: 1.2, high: 4.4, ratio: '1.2 to 4.4 ×' }),
    ];
    const { marks } = versusDrawing({ ...answer, rows }, { drawn, hasBest: false, hrefOf: () => null });
    const drawnAs = JSON.stringify(marks);
    const [, width] = /"className":"ratio-band"[^}]*"width":([\d.]+)/.exec(drawnAs) ?? [];
    expect(Number(width)).toBeGreaterThanOrEqual(8);
    expect(drawnAs).toMatch(/"\d+(\.\d+)? ×"/);
  },
);
