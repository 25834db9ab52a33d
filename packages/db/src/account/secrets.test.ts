import { expect, test } from 'vitest';
import { hashRecoveryCode, hashSecret, newCookie, newInvitation, newRecoveryCode } from './secrets.ts';

test('a recovery code is found however it is typed, has 128 bits or more, and no two are alike', () => {
  const made = Array.from({ length: 200 }, newRecoveryCode);
  expect(new Set(made.map(({ secret }) => secret)).size).toBe(200);
  for (const { secret, hash } of made) {
    expect(secret).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{6}$/);
    const typed = [secret, secret.toLowerCase(), secret.replaceAll('-', ' '), secret.replaceAll('0', 'o')];
    for (const each of typed) expect(hashRecoveryCode(each)).toEqual(hash);
    expect(hashRecoveryCode(secret.slice(1))).not.toEqual(hash);
  }
});

test('cookies and links are told apart by their beginning, hold 256 bits, and are found by their hash', () => {
  for (const [make, prefix] of [
    [newCookie, 'ib_cookie_'],
    [newInvitation, 'ib_invite_'],
  ] as const) {
    const { secret, hash } = make();
    expect(secret).toMatch(new RegExp(`^${prefix}[\\w-]{43}$`));
    expect(hashSecret(secret)).toEqual(hash);
    expect(make().secret).not.toBe(secret);
  }
});
