import { describe, expect, test } from 'vitest';
import { demoMode } from './demo-mode.ts';

describe('a demonstration', () => {
  test.each(['127.0.0.1', 'localhost', '::1', '127.9.9.9'])('may listen on %s', (host) => {
    expect(demoMode({ demo: '1', host })).toBe(true);
  });

  test.each(['0.0.0.0', '::', '10.0.0.1', '192.168.1.1', 'bench.example', '127.0.0.1.nip.io', ''])(
    'does not listen on "%s"',
    (host) => {
      expect(() => demoMode({ demo: '1', host })).toThrow(/loopback/);
    },
  );

  test.each([undefined, '', '0'])('is none where INFERBENCH_DEMO is %s, wherever it listens', (demo) => {
    expect(demoMode({ demo, host: '0.0.0.0' })).toBe(false);
  });

  test('a value that says neither is refused, not guessed', () => {
    expect(() => demoMode({ demo: 'true', host: '127.0.0.1' })).toThrow(/expected 1/);
  });
});
