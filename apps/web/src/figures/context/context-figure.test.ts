import { describe, expect, test } from 'vitest';
import { chipSeries } from '@inferbench/chart/chip-series';
import type { Drawing, Mark } from '@inferbench/chart/drawing';
import { roomFor } from '@inferbench/chart/figure';
import { ROOMS, textFaults, WIDE } from '@inferbench/chart/text-boxes';
import { chooseCrossings } from './choose-crossings.ts';
import { contextFigure } from './context-figure.ts';
import { contextFixture } from './context-fixture.ts';
import { contextLayout } from './layout.ts';

const analysis = contextFixture();
const series = chipSeries(analysis.curves.map(({ chip }) => chip));
/** Points that nothing simulated goes with. */
const measured = { ...analysis, curves: [], crossings: [] };
const board = {
  model: 'llama-3-8b',
  by: 'SPEED',
  slice: {
    phase: 'SERVING',
    inputTokens: 1024,
    outputTokens: 1024,
    contextTokens: null,
    users: 16,
    precision: 'FP16',
    extent: 'SERVER',
    pools: 'AGGREGATED',
    technique: 'PLAIN',
  },
} as const;
const figure = (of = analysis) => contextFigure({ analysis: of, modelName: 'Llama 3 8B', series, board });

function flat(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => (mark.tag === 'group' ? [mark, ...flat(mark.marks)] : [mark]));
}
const classes = ({ marks }: Drawing) => flat(marks).map(({ className }) => className);

describe('value and rank over context', () => {
  test.each(ROOMS)('at %o no text overlaps another or leaves the drawing', (room) => {
    expect(textFaults(figure().draw(room))).toEqual([]);
    expect(textFaults(figure(measured).draw(room))).toEqual([]);
  });

  test('thirty systems make the panel taller, not the labels closer', () => {
    const more = Array.from({ length: 5 }, (_, copy) =>
      analysis.curves.map((curve, index) => ({
        ...curve,
        system: `${curve.system}-${copy}`,
        chips: copy + 1,
        samples: curve.samples.map((sample) => ({ ...sample, rank: copy * 6 + index + 1 })),
      })),
    ).flat();
    const crowded = contextFigure({
      analysis: { ...analysis, curves: more, marks: [] },
      modelName: 'Llama 3 8B',
      series,
      board,
    });
    for (const room of ROOMS) expect(textFaults(crowded.draw(room))).toEqual([]);
  });

  test('no name is cut, however long', () => {
    const [first] = analysis.curves;
    const curves = analysis.curves.map((curve) =>
      curve === first ? { ...curve, chipName: 'Ascend 950PR Pod' } : curve,
    );
    for (const room of ROOMS) {
      const { draw } = figure({ ...analysis, curves });
      const words = flat(draw(room).marks).flatMap((mark) => (mark.tag === 'text' ? [mark.words] : []));
      expect(words.filter((each) => each.includes('…'))).toEqual([]);
      expect(words.some((each) => each.includes('Ascend 950PR Pod'))).toBe(true);
    }
  });

  test('both panels share the x axis: a crossing is one vertical rule through them', () => {
    const layout = contextLayout(analysis, roomFor(WIDE));
    const { focus } = chooseCrossings(analysis);
    const rule = flat(figure().draw(WIDE).marks).find(({ className }) => className === 'cross-rule-strong');
    const x = Math.round(layout.x(focus?.context ?? 0) * 10) / 10;
    const d = rule?.tag === 'path' ? rule.d : '';
    expect(d.startsWith(`M${x} `)).toBe(true);
    expect(d.endsWith(`L${x} ${layout.ranks?.bottom ?? 0}`)).toBe(true);
  });

  test('points alone: no simulated line, no rank, no crossing', () => {
    const { draw, data } = figure(measured);
    expect(classes(draw(WIDE)).filter((name) => /simulated|cross-rule|focus-band/.test(name))).toEqual([]);
    expect(data?.rows).toHaveLength(6);
  });

  test('two stacks on one chip share its colour', () => {
    const used = new Set(classes(figure().draw(WIDE)).filter((name) => name.startsWith('series-')));
    expect([...used].toSorted()).toEqual(['series-1', 'series-2', 'series-3', 'series-4']);
  });

  test('the table holds the points with their address, and the file every sample', () => {
    const { table, data } = figure();
    expect(table.rows[0]?.[0]).toEqual({
      words: 'GH200 (tensorrt-llm)',
      href: '/points/point-gh200-x1-tensorrt-llm',
    });
    const samples = analysis.curves.reduce((sum, curve) => sum + curve.samples.length, 0);
    expect(data?.rows).toHaveLength(6 + samples);
    expect(table.rows.length).toBeLessThan(80);
  });
});

describe('the crossings that a figure numbers', () => {
  const crossing = (context: number, changes: object = {}) => ({
    ...(analysis.crossings[0] ?? expect.fail('the fixture has crossings')),
    context,
    beyondModelContext: false,
    ...changes,
  });

  test('are at most six, by context, those widest apart', () => {
    const close = [1000, 1010, 1020, 1030, 1040, 1050, 30_000].map((context) => crossing(context));
    const { numbered, others, focus } = chooseCrossings({ ...analysis, crossings: close });
    expect(numbered.map(({ context }) => context)).toContain(30_000);
    expect(numbered.map(({ context }) => context)).toEqual(
      numbered.map(({ context }) => context).toSorted((a, b) => a - b),
    );
    expect([numbered.length, others.length]).toEqual([6, 1]);
    expect(focus?.context).toBe(1000);
  });

  test('a measured one stands out before any simulated one', () => {
    const { focus } = chooseCrossings({
      ...analysis,
      crossings: [crossing(1000), crossing(2000, { kind: 'MEASURED', beyondModelContext: true })],
    });
    expect(focus?.context).toBe(2000);
  });
});
