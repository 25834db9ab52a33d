import { describe, expect, test } from 'vitest';
import { valuesOfAddress } from './form-values.ts';
import { rankedAnswer } from './ranked-answer.ts';
import { ranked } from './workload-fixture.ts';
import { afterTyping } from './live-ranking.ts';
import { firstState } from './first-state.ts';
import { shownAnswer } from './shown-answer.tsx';
import { afterAnswer } from './workload-state.ts';

const VALUES = valuesOfAddress({});
const SHOWN_WITH = { values: VALUES, names: { models: [], chips: [] }, origin: 'https://example.org' };
const answered = ranked();
const start = firstState(answered, SHOWN_WITH);
const { shown } = start;

describe('the page while somebody types', () => {
  test('a first answer is shown and says nothing: it was there from the start', () => {
    expect(start).toMatchObject({ said: '', busy: false, problems: {} });
    expect(shown?.pricedChips).toEqual(['nvidia-a10']);
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
    const next = afterAnswer(state, shownAnswer(ranked({ sentence: 'B leads.', ranking: [] }), SHOWN_WITH));
    expect(next).toMatchObject({ shown: { pricedChips: [] }, busy: false, said: 'B leads.' });
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
    const { request } = answered;
    const after = (path: string | null) =>
      afterAnswer(start, shownAnswer(rankedAnswer({ ...refusal, path }, request), SHOWN_WITH));
    expect(after('model')).toMatchObject({ shown, problems: { model: 'No such model.' } });
    expect(after(null)).toMatchObject({ shown, problems: {}, refusal: 'No such model.' });
  });
});
