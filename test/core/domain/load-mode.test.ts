import { isSteady, pointModeOf } from '@inferbench/domain/runs/load-mode';
import type { Point } from '@inferbench/domain/runs/point';
import { expect, test } from 'vitest';
import { constructed } from '../../testkit/constructed-run.ts';

test.each([
  ['a static batch', { phase: 'GENERATE', batch: 1 }, 'STATIC'],
  ['a prompt', { phase: 'PREFILL', batch: 8 }, 'STATIC'],
  ['so many in flight', { phase: 'SERVING', batch: 64 }, 'STEADY'],
  ['one in flight', { phase: 'SERVING', batch: 1 }, 'ONE_STREAM'],
  [
    'a client that lets one request out',
    { phase: 'SERVING', load: { mode: 'closed', concurrencyLimit: 1 } },
    'ONE_STREAM',
  ],
  ['arrivals at a rate', { phase: 'SERVING', load: { mode: 'open', concurrencyLimit: null } }, 'OPEN_LOOP'],
  ['published arrivals, one in flight', { phase: 'SERVING', batch: 1, scenario: 'OPEN_LOOP' }, 'OPEN_LOOP'],
  ['the server scenario of a benchmark', { phase: 'MAX_LOAD', scenario: 'SERVER' }, 'OPEN_LOOP'],
  ['its offline scenario', { phase: 'MAX_LOAD', scenario: 'OFFLINE' }, 'OFFLINE'],
  ['all requests at once', { phase: 'SERVING', load: { mode: 'burst', concurrencyLimit: null } }, 'OFFLINE'],
  ['a replay of conversations', { phase: 'SERVING', batch: 8, scenario: 'AGENTIC' }, 'AGENTIC'],
  [
    'a limit of conversations',
    { phase: 'SERVING', load: { mode: 'closed', concurrencyLimit: 4, multiTurn: true } },
    'AGENTIC',
  ],
] as const)('%s', (_, offered, mode) => {
  const measurement = 'load' in offered ? 'requests' : 'summary';
  // The parts that say how its work was offered: a mode follows from nothing else.
  expect(pointModeOf({ measurement, ...offered } as unknown as Point)).toBe(mode);
});

test.each([
  [undefined, true],
  ['OPEN_LOOP', false],
  ['AGENTIC', false],
] as const)('a published load offered as %s is on a curve of speed over load: %s', (scenario, steady) => {
  const point = {
    phase: 'SERVING',
    batch: 8,
    batchBasis: 'DECLARED',
    ...(scenario && { scenario }),
  } as const;
  const [only] = constructed({ model: 'llama-3-8b', point }).points;
  expect(only && isSteady(only)).toBe(steady);
});
