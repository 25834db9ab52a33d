import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

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
