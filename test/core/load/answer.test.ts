import { answerOf } from '@inferbench/load/answer';
import { expect, test } from 'vitest';
import { headerOf, measuredStages } from '../../testkit/measurement-lines.ts';

const HEADER = headerOf({ loads: [{ kind: 'closed', concurrency: 2 }], repeats: 3, warmUpRequests: 0 });

test('every request of every repeat is counted, and latencies are of the repeats whose client kept up', () => {
  const stages = measuredStages(HEADER).filter(({ stage }) => !stage.isReturn);
  const [first, second, third] = stages;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three repeats');
  const late = first.requests.map((one) => ({ ...one, sentUs: one.scheduledUs + 15_000 }));
  const failed = second.requests.map((one) => ({ ...one, outcome: 'TIMEOUT' as const, firstTokenUs: null }));
  const failedStage = { ...second.stage, completed: 0, failed: { TIMEOUT: 24 } };
  const changed = [
    { ...first, requests: late },
    { ...second, stage: { ...failedStage, verdict: 'INCOMPLETE' as const }, requests: failed },
    third,
  ];
  const file = { header: HEADER, environment: null, stages: changed, open: 0, quality: null, end: null };
  const [point] = answerOf(file).points;
  expect(point).toMatchObject({
    repeats: 3,
    repeatsLeftOut: 1,
    issued: 72,
    completed: 48,
    failed: 24,
    failures: { TIMEOUT: 24 },
    ttftMs: { n: 24 },
    // Nothing came of the second repeat, and its time is still in the rate.
    outputTokens: 24 * 16,
    verdict: 'INCOMPLETE',
  });
  expect(point?.whyLeftOut).toContain('late (p99)');
});
