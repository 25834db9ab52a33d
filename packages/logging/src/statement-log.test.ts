import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { logStatement } from './statement-log.ts';

test('each statement over a second and each deadline is one warning, with its name and without its values', () => {
  const lines: { level: number; msg: string; statement: string }[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)) as (typeof lines)[number]);
      done();
    },
  });
  const logger = createLogger('test', 'info', destination);
  const cancelled = Object.assign(new Error('canceling statement'), { code: '57014' });
  for (const [name, ms, error] of [
    ['quick', 999, null],
    ['slow', 1_000, null],
    ['late', 5_000, cancelled],
    ['refused', 2_000, new Error('no such table')],
  ] as const)
    logStatement(logger, { name, ms, error });
  expect(lines.map(({ level, msg, statement }) => [level, statement, msg])).toEqual([
    [40, 'slow', 'a statement was slow'],
    [40, 'late', 'a statement ran into its deadline'],
  ]);
});
