import { describe, expect, test } from 'vitest';
import { boardAddress, modelAlone, readBoardRequest } from './board-request.ts';

const SLICE = {
  model: 'llama-3-8b',
  phase: 'SERVING',
  shape: 'BALANCED',
  batch: 16,
  context: 1024,
  precision: 'FP16',
} as const;

describe('the address of a view', () => {
  test('names the view that it came from', () => {
    const address = boardAddress({
      slice: SLICE,
      metric: 'COST_EFFICIENCY',
      evidence: 'PUBLISHED',
      after: 'abc',
      pointsOnly: true,
    });
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const model = pathname.split('/').at(-1);
    expect(readBoardRequest({ ...Object.fromEntries(searchParams), model })).toEqual({
      slice: SLICE,
      metric: 'COST_EFFICIENCY',
      evidence: 'PUBLISHED',
      after: 'abc',
      pointsOnly: true,
      problems: [],
    });
  });

  test('the case of its words does not matter', () => {
    const lower = {
      ...SLICE,
      phase: 'serving',
      shape: 'balanced',
      precision: 'fp16',
      batch: '16',
      context: '1024',
    };
    expect(readBoardRequest(lower)).toMatchObject({ slice: SLICE, problems: [] });
  });

  test('a model alone is told from a slice, half of one, and nothing', () => {
    expect(modelAlone({ model: 'llama-3-8b', metric: 'USEFUL_TOPS' })).toBe('llama-3-8b');
    expect(modelAlone({ model: 'llama-3-8b', phase: 'SERVING' })).toBeNull();
    expect(modelAlone({ model: '' })).toBeNull();
    expect(modelAlone({})).toBeNull();
  });

  test('nothing given is the default view without complaint', () => {
    expect(readBoardRequest({})).toEqual({
      slice: null,
      metric: 'USEFUL_TOPS',
      evidence: 'ALL',
      after: null,
      pointsOnly: false,
      problems: [],
    });
  });

  test.each([
    ['a metric of no board', { metric: 'SPEED' }, /metric: "SPEED" is none of/],
    ['an evidence of no kind', { evidence: 'publishd' }, /Did you mean PUBLISHED\?$/],
    ['half a slice', { model: 'llama-3-8b' }, /phase/],
    [
      'a batch of words',
      { ...SLICE, batch: 'many', context: '1' },
      /^batch: expected a whole number from 1 to 10000000, found "many"\.$/,
    ],
    [
      'a misspelt phase',
      { ...SLICE, phase: 'servin' },
      /^phase: expected one of .*found "servin"\. Did you mean SERVING\?$/,
    ],
    ['a missing model', { ...SLICE, model: '' }, /^model: missing; a slice needs it/],
  ])('%s is said and replaced by the default', (_name, parameters, problem) => {
    const request = readBoardRequest(
      Object.fromEntries(
        Object.entries<string | number>(parameters).map(([key, value]) => [key, String(value)]),
      ),
    );
    expect(request.problems.join('\n')).toMatch(problem);
    expect(request).toMatchObject({ slice: null, metric: 'USEFUL_TOPS' });
  });
});
