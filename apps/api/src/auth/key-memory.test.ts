import { afterEach, expect, test, vi } from 'vitest';
import { KeyMemory } from './key-memory.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = 60_000;

afterEach(() => vi.useRealTimers());

test.each([DAY_MS, -DAY_MS])(
  'what is known of a key id holds for a minute, on a clock that jumps by %s ms',
  (jumpMs) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const memory = new KeyMemory();
    memory.remember('abcdefgh', null);
    vi.setSystemTime(Date.now() + jumpMs);
    expect(memory.secretHashOf('abcdefgh')).toBeNull();
    vi.advanceTimersByTime(KEPT_MS + 1);
    expect(memory.secretHashOf('abcdefgh')).toBeUndefined();
  },
);
