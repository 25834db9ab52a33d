import { expect, test } from 'vitest';
import { pino } from 'pino';
import { createLogger, lossy } from './logger.ts';

test.each([
  [{ authorization: 'SECRET' }],
  [{ headers: { authorization: 'SECRET' } }],
  [{ req: { headers: { authorization: 'SECRET' } } }],
  [{ input: { apiKey: 'SECRET' } }],
  [{ databaseUrl: 'postgresql://u:SECRET@h/d' }],
  [{ options: { connectionString: 'postgresql://u:SECRET@h/d' } }],
])('a secret in %o never reaches the log', (fields) => {
  const lines: string[] = [];
  createLogger('test', 'info', { write: (line) => lines.push(line) }).info(fields, 'something happened');
  expect(lines).toHaveLength(1);
  expect(lines.join('')).toContain('[redacted]');
  expect(lines.join('')).not.toContain('SECRET');
});

test.skipIf(process.platform !== 'linux')(
  'a disk without room costs lines of the log, not the process',
  () => {
    const full = lossy(pino.destination({ dest: '/dev/full', sync: true, append: true, mkdir: false }));
    const logger = createLogger('test', 'info', full);
    for (let line = 0; line < 3; line += 1) expect(() => logger.info('no room')).not.toThrow();
  },
);
