import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Lanes } from './lanes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function held() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
}

test('what waits longer than its time is refused, what waits behind it still has its turn', async () => {
  const lanes = new Lanes({
    most: 1,
    mostWaiting: 2,
    longestWaitMs: 2_000,
    refuse: (text) => new Error(text),
  });
  const first = held();
  const running = lanes.run('a', () => first.promise);
  const late = lanes.run('a', () => Promise.resolve()).catch(String);
  await vi.advanceTimersByTimeAsync(1_500);
  const inTime = lanes.run('a', () => Promise.resolve('done'));
  await vi.advanceTimersByTimeAsync(600);
  expect(await late).toBe('Error: No turn came within 2 s.');
  first.resolve();
  await running;
  expect(await inTime).toBe('done');
});

test('what finds no room to wait is refused at once, and no other name is held up', async () => {
  const lanes = new Lanes({ most: 1, mostWaiting: 0, refuse: (text) => new Error(text) });
  const first = held();
  const running = lanes.run('a', () => first.promise);
  await expect(lanes.run('a', () => Promise.resolve())).rejects.toThrow('Another request is being answered.');
  expect(await lanes.run('b', () => Promise.resolve('done'))).toBe('done');
  first.resolve();
  await running;
});
