import { RANK_METRICS } from '@inferbench/domain/terms/metric';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { boardQuery, readBoardRequest } from '../address/board-request.ts';
import { EVIDENCE_CHOICES } from '../address/evidence-choice.ts';
import { searchParameters } from '../address/search-parameters.ts';

/** Number of random states of a view survive their address. */
const RUNS = { numRuns: 1000 };

const slice = fc.record({
  model: fc.stringMatching(/^[a-z][a-z0-9.-]{0,40}$/),
  phase: fc.constantFrom('PREFILL' as const, 'DECODE' as const, 'GENERATE' as const, 'SERVING' as const),
  shape: fc.constantFrom('PROMPT_HEAVY' as const, 'BALANCED' as const, 'ANSWER_HEAVY' as const, null),
  batch: fc.integer({ min: 1, max: 1024 }),
  context: fc.integer({ min: 1, max: 1_048_576 }),
  precision: fc.constantFrom('FP16' as const, 'FP8' as const, 'W4A16' as const),
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
