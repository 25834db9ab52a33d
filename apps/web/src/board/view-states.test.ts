import { RANK_METRICS } from '@inferbench/domain/metric';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { boardQuery, readBoardRequest } from '../address/board-request.ts';
import { EVIDENCE_CHOICES } from '../address/evidence-choice.ts';
import { AXIS_METRICS, paretoQuery, readParetoRequest } from '../address/pareto-request.ts';
import { crossoversQuery, readCrossoversRequest } from '../address/crossovers-request.ts';
import { searchParameters } from '../address/search-parameters.ts';

/** So many random states of each view survive their address. */
const RUNS = { numRuns: 1000 };

const slice = fc.record({
  model: fc.stringMatching(/^[a-z][a-z0-9.-]{0,40}$/),
  phase: fc.constantFrom('PREFILL' as const, 'DECODE' as const, 'GENERATE' as const, 'SERVING' as const),
  shape: fc.constantFrom('PROMPT_HEAVY' as const, 'BALANCED' as const, 'ANSWER_HEAVY' as const, null),
  batch: fc.integer({ min: 1, max: 1024 }),
  context: fc.integer({ min: 1, max: 1_048_576 }),
  precision: fc.constantFrom('FP16' as const, 'FP8' as const, 'W4A16' as const),
});
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,60}$/);

const crossovers = fc.record({
  slice,
  metric: fc.constantFrom(...RANK_METRICS),
  pointsOnly: fc.boolean(),
  systems: fc.uniqueArray(slug, { maxLength: 12 }),
  markContext: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
});
test.prop([crossovers], RUNS)('a view of crossovers survives its address', (view) => {
  const read = readCrossoversRequest(searchParameters(new URLSearchParams(crossoversQuery(view))));
  expect(read).toEqual({ ...view, problems: [] });
});

const board = fc.record({
  slice,
  metric: fc.constantFrom(...RANK_METRICS),
  evidence: fc.constantFrom(...EVIDENCE_CHOICES),
  after: fc.option(fc.stringMatching(/^[A-Za-z0-9_=-]{1,80}$/)),
  pointsOnly: fc.boolean(),
});
test.prop([board], RUNS)('a view of the board survives its address', (view) => {
  const read = readBoardRequest(searchParameters(new URLSearchParams(boardQuery(view))));
  expect(read).toEqual({ ...view, problems: [] });
});

const pareto = fc
  .record({
    slice,
    evidence: fc.constantFrom(...EVIDENCE_CHOICES),
    x: fc.constantFrom(...AXIS_METRICS),
    y: fc.constantFrom(...AXIS_METRICS),
    allBatches: fc.boolean(),
  })
  .filter(({ x, y }) => x !== y);
test.prop([pareto], RUNS)('a view of a front survives its address', (view) => {
  const read = readParetoRequest(searchParameters(new URLSearchParams(paretoQuery(view))));
  expect(read).toEqual({ ...view, problems: [] });
});

test('what is wrong in an address is said, and the default is shown', () => {
  const crossed = readCrossoversRequest({ mark: '-1', metric: 'speed', system: 'x' });
  expect(crossed.problems.join(' ')).toMatch(/metric: "speed".*mark: expected whole tokens/);
  expect(crossed).toMatchObject({ markContext: null, metric: 'USEFUL_TOPS', systems: ['x'] });
  const front = readParetoRequest({ x: 'FLEXIBILTY', y: 'TOKENS_PER_S_PER_CHIP' });
  expect(front.problems).toEqual([expect.stringContaining('Did you mean')]);
  expect(readParetoRequest({ x: 'USEFUL_TOPS', y: 'USEFUL_TOPS' })).toMatchObject({
    x: 'TOKENS_PER_S_PER_USER',
    problems: [expect.stringContaining('needs two metrics')],
  });
});
