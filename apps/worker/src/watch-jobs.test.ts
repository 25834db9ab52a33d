import { createLogger } from '@inferbench/logging/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watched } from './watch-jobs.ts';

const STUCK_MS = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(job: (alive: () => void) => Promise<void>) {
  const lines: string[] = [];
  const onStuck = vi.fn<() => void>();
  const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
  return { lines, onStuck, ended: watched({ logger, stuckMs: STUCK_MS, onStuck }, 'rescore', job) };
}

test('a job that hangs is named in the log, and its process is told to end', async () => {
  const { lines, onStuck } = begin(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(STUCK_MS - 1);
  expect(onStuck).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onStuck).toHaveBeenCalledOnce();
  expect(lines.join('')).toContain('"job":"rescore"');
});

test('one that is long and lives is left alone, and so is one that ended', async () => {
  const { onStuck, ended } = begin(async (alive) => {
    for (let part = 0; part < 10; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, STUCK_MS / 2));
      alive();
    }
  });
  await vi.advanceTimersByTimeAsync(STUCK_MS * 100);
  await ended;
  expect(onStuck).not.toHaveBeenCalled();
});

test('what it throws is what the queue is told', async () => {
  await expect(begin(() => Promise.reject(new Error('mine'))).ended).rejects.toThrow('mine');
});
