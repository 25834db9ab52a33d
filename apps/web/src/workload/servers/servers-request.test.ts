import { expect, test } from 'vitest';
import { valuesOfAddress } from '../form-values.ts';
import { readWorkload } from '../read-workload.ts';
import { serversOf } from './servers-request.ts';

const of = (query: string) => serversOf(valuesOfAddress(Object.fromEntries(new URLSearchParams(query))));

test('a form is a service: a mix by its means, percent as a share, limits where they are stated', () => {
  const mix = of('model=llama-3.3-70b&mix=1000 200 3; 8000 600 1&cached=50&load=40&ttft=800&basis=OWNED');
  expect(mix?.request).toEqual({
    model: 'llama-3.3-70b',
    inputTokens: 2750,
    outputTokens: 300,
    cachedShare: 0.5,
    users: 40,
    requestsPerSec: null,
    ttftMs: 800,
    tpotMs: 50,
    e2eMs: null,
    precision: null,
    prices: [],
    ownership: {},
    pay: 'OWNED',
  });
  expect(of('model=llama-3-8b&by=RATE&load=2.5')?.request).toMatchObject({
    users: null,
    requestsPerSec: 2.5,
    ttftMs: 2000,
  });
});

test.each(['cached=96', 'cached=-1', 'cached=half', 'load=many'])(
  '%s asks for no servers, and its field says why',
  (wrong) => {
    expect(of(wrong)).toBeNull();
    const field = wrong.split('=')[0] ?? '';
    const { problems } = readWorkload(valuesOfAddress(Object.fromEntries(new URLSearchParams(wrong))));
    expect(problems[field]).toMatch(/^Expected /);
  },
);
