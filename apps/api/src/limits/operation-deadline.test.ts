import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OperationDeadline } from './operation-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what takes longer is answered, and begins nothing more', async () => {
  const told = vi.fn<() => void>();
  const deadline = new OperationDeadline(told);
  const never = deadline.hold(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(() => deadline.check()).not.toThrow();
  await vi.advanceTimersByTimeAsync(1);
  expect(await never).toMatchObject({ code: 'UNAVAILABLE' });
  expect(told).toHaveBeenCalledTimes(1);
  expect(() => deadline.check()).toThrow('longer than 30 s');
});

test('what is done in time is given as it is, and leaves no timer', async () => {
  const deadline = new OperationDeadline(() => expect.unreachable());
  await expect(deadline.hold(() => Promise.resolve(7))).resolves.toBe(7);
  await expect(deadline.hold(() => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  expect(vi.getTimerCount()).toBe(0);
});
