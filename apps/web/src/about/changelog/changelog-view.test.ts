import { expect, test } from 'vitest';
import { changeWords } from './changelog-view.tsx';

test('a version says which orders it changed, and that there were none to change', () => {
  const report = (newLeaders: number) => ({
    report: { metrics: [{ metric: 'USEFUL_TOPS' as const, newLeaders }] },
  });
  expect([changeWords(report(3)), changeWords(report(0)), changeWords({ report: null })]).toEqual([
    'another system is first by value: useful TOPS per chip in 3 slices',
    'every board has the leader that it had',
    'first scores: none stood before them',
  ]);
});
