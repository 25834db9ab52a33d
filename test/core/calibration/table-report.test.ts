import { predictedValue } from '@inferbench/calibration/predicted-value';
import { scopeOf } from '@inferbench/calibration/scope';
import { tableReport } from '@inferbench/calibration/table-report';
import { catalogue } from '@inferbench/catalogue/catalogue';
import { readPointTable } from '@inferbench/importers/published/point-table';
import { describe, expect, test } from 'vitest';
import { pointLists } from '../../testkit/point-lists.ts';

const HEADER = `# schema: inferbench.points/1
# source: somebody/results
# model: llama-3.1-8b
# licence: MIT
# method: Fixed requests in flight.
# caution: Nothing to know.`;
const COLUMNS =
  'point,section,hardware,chips,layout,framework,version,weights,drafting,mode,batch,input,output,spread,grade,tpot_ms:median,ttft_ms:median,ttft_ms:p99,total_tokens_per_s:';

function listOf(...lines: string[]) {
  const { source, rows } = readPointTable([HEADER, COLUMNS, ...lines, ''].join('\n'));
  return { schema: 'inferbench.measurements/1' as const, source, rows };
}

const PLAIN =
  '00000001,t,nvidia-h100-sxm5-80gb,1,tp1,vllm,0.9.0,bf16,,aggregated,4,1024,1024,0.8-1,B,8,40,90,1000';

describe('tables beside the constants in use', () => {
  test('a first token is one prompt of the mean length, and a step holds what is in flight', () => {
    const [step, token] = scopeOf([listOf(PLAIN)], catalogue).observations;
    const lengths = { inputTokens: Math.round(0.9 * 1024), outputTokens: Math.round(0.9 * 1024) };
    expect(step?.request).toMatchObject({ phase: 'serving', batch: 4, ...lengths });
    expect(token?.request).toMatchObject({ phase: 'prefill', batch: 1, inputTokens: lengths.inputTokens });
  });

  test('the error of a cell is that of its only row, and first tokens of few requests stand apart', () => {
    const list = listOf(PLAIN);
    const { cells, regimes } = tableReport([list], catalogue);
    const [step] = scopeOf([list], catalogue).observations;
    if (step === undefined) throw new Error('no step');
    const expected = predictedValue(step) ?? Number.NaN;
    expect(cells.find(({ regime }) => regime === 'serving, tpot_ms')).toMatchObject({
      stack: 'vllm 0.9.0',
      chip: 'nvidia-h100-sxm5-80gb',
      rows: 1,
      meanError: Number(Math.abs(expected / 8 - 1).toFixed(4)),
    });
    expect(regimes.map(({ regime }) => regime)).toContain('first token, at most 8 in flight');
  });

  test.each([
    ['TECHNIQUE', PLAIN.replace('bf16,,', 'bf16,mtp,')],
    ['LAYOUT', PLAIN.replace('1,tp1', '2,sp2')],
    ['LAYOUT', PLAIN.replace('1,tp1', '2,P1x(tp1)+D1x(tp1)').replace('aggregated', 'disaggregated')],
    ['GRADE_C', PLAIN.replace(',B,', ',C,')],
  ])('%s leaves a line out', (reason, line) => {
    const { observations, excluded } = scopeOf([listOf(line)], catalogue);
    expect(observations).toEqual([]);
    expect(new Set(excluded.map((row) => row.reason))).toEqual(new Set([reason]));
  });

  test('data-parallel attention is simulated: each chip of a group is a rank', () => {
    const { observations } = scopeOf([listOf(PLAIN.replace('1,tp1', '2,tp2/ep2/dpa'))], catalogue);
    const asked = new Set(
      observations.map(({ request: { tp, ep, attentionParallel } }) => ({ tp, ep, attentionParallel })),
    );
    expect([...asked]).toContainEqual({ tp: 2, ep: 2, attentionParallel: true });
  });

  test('percentiles and figures that follow from others are not compared', () => {
    const { excluded } = scopeOf([listOf(PLAIN)], catalogue);
    expect(excluded.map(({ metric, reason }) => [metric, reason])).toEqual([
      ['ttft_ms', 'OTHER_FIGURE'],
      ['total_tokens_per_s', 'OTHER_FIGURE'],
    ]);
  });

  test('no row of the tables is lost: it is compared, or left out with a reason', () => {
    const lists = pointLists().filter((_, index) => index % 5 === 0);
    const { observations, excluded } = scopeOf(lists, catalogue);
    const rows = lists.reduce((sum, list) => sum + list.rows.length, 0);
    expect(observations.length + excluded.length).toBe(rows);
  });
});
