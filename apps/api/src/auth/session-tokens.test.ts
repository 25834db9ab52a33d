import { randomUUID } from 'node:crypto';
import { TOKEN_SECONDS } from '@inferbench/domain/account/session';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionTokens } from './session-tokens.ts';

const DAY_MS = 86_400_000;
const tokens = sessionTokens('a secret of this test');
const acts = { sessionId: randomUUID(), kind: 'MEMBER' as const, organizationId: randomUUID() };

afterEach(() => vi.useRealTimers());

test('a token holds for two minutes, and not for the day by which a clock jumps either way', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const { token } = tokens.make(acts);
  expect(tokens.read(token)).toEqual(acts);
  for (const jumpMs of [DAY_MS, -DAY_MS, TOKEN_SECONDS * 1_000]) {
    vi.setSystemTime(1_800_000_000_000 + jumpMs);
    expect([jumpMs, tokens.read(token)]).toEqual([jumpMs, null]);
  }
});
