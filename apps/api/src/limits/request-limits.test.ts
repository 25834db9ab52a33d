import { networksOf } from '@inferbench/http-guard/networks';
import { expect, test } from 'vitest';
import type { ClientAddress } from '@inferbench/http-guard/client-address';
import { RequestLimits } from './request-limits.ts';

const POINTS = 10;

function from(text: string): ClientAddress {
  const [{ name }, ...wider] = networksOf(text);
  return { address: name, wider, exact: text, own: false, forwarded: false };
}

/** How many requests of so many are let in, each from an address that the function gives. */
async function letIn(count: number, address: (n: number) => string): Promise<number> {
  const limits = new RequestLimits({ pointsPerMinute: POINTS, failedKeysPerMinute: 3 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, n) => limits.clientOf(from(address(n))).admit(null)),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test('a subscriber has one share however many addresses of its /64 it uses', async () => {
  expect(await letIn(50, (n) => `2001:db8:1:1::${n.toString(16)}`)).toBe(POINTS);
});

test('a /48 has ten shares, however many networks of 64 bits it has', async () => {
  expect(await letIn(500, (n) => `2001:db8:1:${n.toString(16)}::1`)).toBe(10 * POINTS);
});

test('its neighbour has its own', async () => {
  expect(await letIn(20, (n) => `2001:db8:${n % 2}:1::1`)).toBe(2 * POINTS);
});

test('wrong keys make a whole /48 suspect after ten times as many', async () => {
  const limits = new RequestLimits({ pointsPerMinute: 1_000, failedKeysPerMinute: 3 });
  const wrong = { ok: false, error: undefined } as const;
  const stranger = from('2001:db8:1:ffff::1');
  for (let n = 0; n < 30; n += 1) {
    expect([n, await limits.isSuspect(stranger)]).toEqual([n, false]);
    await limits.clientOf(from(`2001:db8:1:${n.toString(16)}::1`)).admit(wrong);
  }
  expect(await limits.isSuspect(stranger)).toBe(true);
  expect(await limits.isSuspect(from('2001:db8:2:1::1'))).toBe(false);
});

test('a window never looks longer than a minute, not even on a clock that was put back by a day', async () => {
  const limits = new RequestLimits({ pointsPerMinute: POINTS, failedKeysPerMinute: 3 });
  const client = limits.clientOf(from('203.0.113.9'));
  await client.admit(null);
  const { now } = Date;
  Date.now = () => now() - 86_400_000;
  try {
    await client.pay(2);
    expect((client.state()?.resetAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(60_000);
  } finally {
    Date.now = now;
  }
});
