import { expect, test } from 'vitest';
import { requestEpoch } from './request-epoch.ts';

interface Read {
  asked: number | null;
  epochId: number | null;
}

/** A board that switches to the next epoch with every statement that asks it. */
function switchingBoard() {
  let shown = 6;
  return async (epochId: number | null): Promise<Read> => {
    await Promise.resolve();
    shown += 1;
    return { asked: epochId, epochId: epochId ?? shown };
  };
}

const epochOf = (read: Read) => read.epochId;

test('reads that run at once and later ones all get the epoch of the first', async () => {
  const epochs = requestEpoch();
  const read = switchingBoard();
  const together = await Promise.all([1, 2, 3].map(() => epochs.pinned(read, epochOf)));
  const later = await epochs.pinned(read, epochOf);
  expect([...together, later]).toEqual([
    { asked: null, epochId: 7 },
    { asked: 7, epochId: 7 },
    { asked: 7, epochId: 7 },
    { asked: 7, epochId: 7 },
  ]);
});

test('a first read that fails or finds nothing leaves the choice to exactly one of those that wait', async () => {
  const epochs = requestEpoch();
  const read = switchingBoard();
  const answers = await Promise.allSettled([
    epochs.pinned(() => Promise.reject<Read>(new Error('database gone')), epochOf),
    epochs.pinned(() => Promise.resolve({ asked: null, epochId: null }), epochOf),
    epochs.pinned(read, epochOf),
    epochs.pinned(read, epochOf),
  ]);
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([
    'failed',
    { asked: null, epochId: null },
    { asked: null, epochId: 7 },
    { asked: 7, epochId: 7 },
  ]);
});
