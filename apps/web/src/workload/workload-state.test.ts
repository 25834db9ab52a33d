import { describe, expect, test } from 'vitest';
import { valuesOfAddress } from './form-values.ts';
import { rankedAnswer } from './ranked-answer.ts';
import { ranked } from './workload-fixture.ts';
import { afterTyping } from './live-ranking.ts';
import { firstState } from './first-state.ts';
import { afterAnswer } from './workload-state.ts';

const VALUES = valuesOfAddress({});
const shown = ranked();
const start = firstState(VALUES, shown);

describe('the page while somebody types', () => {
  test('a first answer is shown and says nothing: it was there from the start', () => {
    expect(start).toMatchObject({ shown, said: '', busy: false, problems: {} });
  });

  test('a wrong field asks for nothing, keeps the ranking and says so', () => {
    const { state, request } = afterTyping(start, { ...VALUES, input: 'x' });
    expect(request).toBeNull();
    expect(state).toMatchObject({ shown, busy: false, problems: { input: expect.any(String) } });
    expect(state.said).toContain('One field has to be mended');
  });

  test('a right one asks, and the ranking stays until there is another', () => {
    const { state, request } = afterTyping(start, { ...VALUES, input: '2000' });
    expect(request?.requests).toEqual([{ inputTokens: 2000, outputTokens: 1000, weight: 1 }]);
    expect(state).toMatchObject({ shown, busy: true });
    const next = ranked({ sentence: 'B leads.' });
    expect(afterAnswer(state, next)).toMatchObject({ shown: next, busy: false, said: 'B leads.' });
  });

  test('a lost answer changes nothing but what is said', () => {
    const { state } = afterTyping(start, { ...VALUES, input: '2000' });
    expect(afterAnswer(state, { state: 'LOST', message: 'down' })).toMatchObject({
      shown,
      values: { input: '2000' },
      trouble: 'down',
      busy: false,
    });
  });

  test('a refusal stands at its field, or on its own where no field is to blame', () => {
    const refusal = {
      __typename: 'SimulationRefused',
      code: 'NOT_FOUND',
      message: 'No such model.',
      fix: null,
    } as const;
    const request = shown.request;
    const ofModel = rankedAnswer({ ...refusal, path: 'model' }, request);
    expect(afterAnswer(start, ofModel)).toMatchObject({ shown, problems: { model: 'No such model.' } });
    const ofNone = rankedAnswer({ ...refusal, path: null }, request);
    expect(afterAnswer(start, ofNone)).toMatchObject({ shown, problems: {}, refusal: 'No such model.' });
  });
});
