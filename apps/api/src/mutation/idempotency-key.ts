import type { Finding } from '@inferbench/domain/errors/finding';
import { z } from 'zod';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;

/** The key of a request, with what the same key twice does. */
export const keyOfRequest = (twice: string) => z.string().describe(`${twice}; 8 to 200 characters.`);

/** What is wrong with an idempotency key; null for a good one. */
export function idempotencyKeyFinding(key: string): Finding | null {
  if (IDEMPOTENCY_KEY.test(key)) return null;
  return {
    rule: 'SCHEMA-SHAPE',
    severity: 'reject',
    path: 'input.idempotencyKey',
    message: 'The idempotency key has 8 to 200 printable characters without spaces.',
    value: `${key.length} characters`,
    expected: '8 to 200',
    fix: 'Use the content hash.',
  };
}
